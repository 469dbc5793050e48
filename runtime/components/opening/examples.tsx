import { Opening } from './Opening.tsx';

export const examples = {
  beside: (
    <Opening lead="What a day at work is like." picture={<svg width={640} height={400} />}>
      <h2>Every listing answers the same questions</h2>
    </Opening>
  ),
};
