import { Navbar } from './Navbar.tsx';

const words = { label: 'Main', button: 'Menu' };

export const examples = {
  region: (
    <Navbar
      logo={{ url: '/assets/nv.svg', width: 160, height: 40, title: 'Nevada CareerExplorer' }}
      homeHref="/nv/"
      header="Nevada"
      menu={{
        items: [
          { label: 'Career Exploration', href: '/nv/plan/', isCurrent: true },
          { label: 'Work Based Learning', href: '/nv/localopportunities/', isCurrent: false },
        ],
        action: { label: 'Get Pricing', href: '/nv/pricing/', isCurrent: false },
        words,
      }}
    />
  ),
  withoutHeader: (
    <Navbar
      logo={{ url: '/assets/library.svg', width: 160, height: 40, title: 'For Libraries' }}
      homeHref="/"
      menu={{
        items: [],
        action: { label: 'Get a Quote', href: '/quote/', isCurrent: true },
        words,
      }}
    />
  ),
  withoutMenu: (
    <Navbar
      logo={{ url: '/assets/site.svg', width: 160, height: 40, title: 'CareerExplorer' }}
      homeHref="/"
    />
  ),
};
