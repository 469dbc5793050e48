import { Downloads } from './Downloads.tsx';

export const examples = {
  two: (
    <Downloads
      files={[
        { label: 'The brochure', href: '/assets/brochure.pdf' },
        { label: 'A poster', href: '/assets/poster.pdf' },
      ]}
    />
  ),
};
