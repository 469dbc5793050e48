import { Trail } from './Trail.tsx';

const climb = ['Meet someone', 'Try a task', 'Climb on'];

export const examples = {
  climbing: <Trail waypoints={climb.map((title) => ({ title, text: 'A step up.' }))} course="up" />,
  down: <Trail waypoints={climb.map((title) => ({ title, text: 'A step.' }))} course="down" />,
  two: (
    <Trail
      waypoints={[
        { title: 'Look around', text: 'Answer a short questionnaire.' },
        { title: 'Pick a way', text: 'Compare careers side by side.' },
      ]}
    />
  ),
};
