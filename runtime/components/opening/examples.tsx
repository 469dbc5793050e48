import { Opening } from './Opening.tsx';
import { StartFree } from './StartFree.tsx';

export const examples = {
  beside: (
    <Opening
      heading="Read the map"
      lead="What a day at work is like."
      more={<p>There is more.</p>}
      sheet={<h2>Every listing answers the same questions</h2>}
    >
      <StartFree button="Begin" signUpUrl="https://app.example/sign-up" note="For **one** class." />
    </Opening>
  ),
};
