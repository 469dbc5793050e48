import { Icon } from './Icon.tsx';

export const examples = {
  drawn: <Icon icon={{ viewBox: '0 0 24 24', body: '<path d="M4 12h16"/>' }} />,
  unknown: <Icon icon={undefined} />,
};
