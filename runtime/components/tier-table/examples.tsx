import { TierTable } from './TierTable.tsx';

export const examples = {
  three: (
    <TierTable
      words={{
        caption: 'Price a year',
        population: 'Population',
        price: 'Price',
        below: 'Under {to}',
        between: '{from} to {to}',
        above: '{from} and more',
      }}
      tiers={[
        { from: 0, to: 1000, price: 100 },
        { from: 1000, to: 2000, price: 200 },
        { from: 2000, price: 300 },
      ]}
    />
  ),
};
