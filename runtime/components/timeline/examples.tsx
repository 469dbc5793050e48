import { Timeline } from './Timeline.tsx';

export const examples = {
  two: (
    <Timeline
      events={[
        { year: 2004, text: 'The first school signs in.' },
        { year: 2012, text: 'Every state has its own edition.' },
      ]}
    />
  ),
};
