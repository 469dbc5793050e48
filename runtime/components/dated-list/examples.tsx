import { DatedList } from './DatedList.tsx';

const shared = { text: 'An hour in class.', href: '/webinar/' };

export const examples = {
  none: <DatedList items={[]} />,
  each: (
    <DatedList
      items={[
        { ...shared, date: undefined, title: 'To be planned', href: '/webinar/a/' },
        { ...shared, date: 'May 5, 2027', title: 'Careers in class', href: '/webinar/b/' },
        { ...shared, date: '5 May 2027', title: 'In another form', href: '/webinar/c/' },
      ]}
    />
  ),
};
