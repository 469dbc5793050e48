import type { AssetPath, BuildContext, BuiltAsset, Link, SiteData } from '../contract.ts';
import { createLinks } from './links.ts';
import type { Services } from './view.ts';

export function createServices(data: SiteData, context: BuildContext): Services {
  const asset = (path: AssetPath): BuiltAsset => {
    const built = context.assets[path];
    if (built === undefined) throw new Error(`The build has no asset "${path}".`);
    return built;
  };
  const urlOf = (target: AssetPath | Link): string =>
    target.startsWith('assets/') ? asset(target).url : target;
  return {
    ...createLinks(data.routes.pages),
    data,
    asset,
    urlOf,
    icon: (name) => data.icons[name],
  };
}
