import { FeatureSection } from './FeatureSection.tsx';

const picture = { url: '/assets/scene.svg', width: 640, height: 400, title: 'A career profile' };

export const examples = {
  plain: <FeatureSection title="Read the map" text="Where am I?" picture={picture} />,
  linked: (
    <FeatureSection
      title="Read the map"
      text="Where am I?"
      picture={picture}
      links={[{ label: 'See how exploration works', href: '/nv/plan/' }]}
    />
  ),
};
