import { StateLine } from './StateLine.tsx';

export const examples = {
  state: (
    <StateLine label="State" state="Nevada" way={{ label: 'Change state', href: '/l/plan/' }} />
  ),
  withEvent: (
    <StateLine
      label="State"
      state="Nevada"
      way={{ label: 'Change state', href: '/l/' }}
      event={{ label: 'Upcoming webinar', href: '/nv/webinar/' }}
    />
  ),
  withoutState: <StateLine label="State" way={{ label: 'Choose your state', href: '/l/plan/' }} />,
};
