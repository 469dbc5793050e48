import { FilledIn } from './FilledIn.tsx';

export const examples = {
  link: (
    <p>
      <FilledIn message="Read {page} first." values={{ page: <a href="/about/">this page</a> }} />
    </p>
  ),
};
