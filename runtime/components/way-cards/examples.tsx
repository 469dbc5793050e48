import { WayCards } from './WayCards.tsx';

export const examples = {
  two: (
    <WayCards
      cards={[
        { title: 'Order', text: 'At our prices.', links: [{ label: 'Order', href: '#order' }] },
        {
          title: 'Ask',
          text: 'A person answers.',
          links: [
            { label: 'Write', href: 'mailto:hello@career.example' },
            { label: 'Call', href: 'tel:15550100100' },
          ],
        },
      ]}
    />
  ),
};
