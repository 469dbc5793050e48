import { Prose } from './Prose.tsx';

export const examples = {
  plain: (
    <p>
      <Prose text="Plain words." />
    </p>
  ),
  marked: (
    <p>
      <Prose text="Click **I AGREE**, or [write to us](mailto:hello@career.example) first." />
    </p>
  ),
};
