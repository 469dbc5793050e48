import { TierTable } from './TierTable.tsx';

export const examples = {
  three: (
    <TierTable
      tiers={[
        { from: 0, to: 1000, price: 100 },
        { from: 1000, to: 2000, price: 200 },
        { from: 2000, price: 300 },
      ]}
    />
  ),
};
