import { Footer } from './Footer.tsx';

const links = [{ label: 'Privacy', href: '/nv/privacy/' }];

const words = { social: 'Follow us', privacySignal: 'Nothing is measured.' };

export const examples = {
  main: (
    <Footer
      links={links}
      social={[{ label: 'Video channel', href: 'https://video.example/', icon: undefined }]}
      seal={{
        label: 'Child privacy certified',
        href: 'https://seal.example/',
        image: { url: '/assets/seal.svg', width: 96, height: 96 },
      }}
      holder="CareerExplorer"
      year={2026}
      words={words}
    />
  ),
  bare: <Footer links={links} social={[]} holder="CareerExplorer" year={2026} words={words} />,
};
