import type { AssetPath, BuildContext, BuiltAsset, Link, Picture, SiteData } from '../contract.ts';
import { createLinks } from './links.ts';
import type { Services } from './view.ts';

export function createServices(data: SiteData, context: BuildContext): Services {
  const asset = (named: AssetPath | Picture): BuiltAsset => {
    const path = typeof named === 'string' ? named : named.file;
    const built = context.assets[path];
    if (built === undefined) throw new Error(`The build has no asset "${path}".`);
    return typeof named === 'string' ? built : { ...built, ...alternativeOf(named) };
  };
  const urlOf = (target: AssetPath | Link): string =>
    target.startsWith('assets/') ? asset(target).url : target;
  return {
    ...createLinks(data.routes.pages),
    data,
    asset,
    urlOf,
    icon: (name) => data.icons[name],
    facts: context.facts,
    statesUrl: context.statesUrl,
  };
}

function alternativeOf({ alt, decorative }: Exclude<Picture, AssetPath>): Pick<BuiltAsset, 'alt'> {
  if (decorative === true) return { alt: '' };
  return alt === undefined ? {} : { alt };
}
