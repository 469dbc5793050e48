import { Trail } from './Trail.tsx';

export const examples = {
  two: (
    <Trail
      waypoints={[
        { title: 'Look around', text: 'Answer a short questionnaire.' },
        { title: 'Pick a way', text: 'Compare careers side by side.' },
      ]}
    />
  ),
};
