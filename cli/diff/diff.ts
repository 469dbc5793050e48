import { readDesignTokens } from '../emit/design-tokens.ts';
import { readShapes } from '../emit/geometry/shapes.ts';
import { loadRenderer, readClient } from '../site/made-bundles.ts';
import { chainOf, createAttribution, ownerOf } from './attribute.ts';
import type { Cause } from './causes.ts';
import { findCauses } from './causes.ts';
import { compareSites } from './compare-sites.ts';
import { createGeneralise } from './generalise.ts';
import { groupChanges } from './group.ts';
import { createPageComparison } from './page-changes.ts';
import type { Report } from './report.ts';
import { createSections, unseenCauses } from './report.ts';
import type { Studio } from './shown-site.ts';
import { showSite } from './shown-site.ts';
import type { Side } from './side.ts';
import type { Spot } from './change.ts';
import { weighPages } from './weights.ts';
import { surveySites } from './where.ts';

/** Compares two versions, shown by one program. */
export function diffSides(
  old: Side,
  next: Side,
  studio: Studio,
): Omit<Report, 'old' | 'new' | 'changedProgram'> {
  const causes = findCauses(old, next);
  const [shownOld, shownNew] = [showSite(old, studio), showSite(next, studio)];
  const generalise = {
    old: createGeneralise(old.manifest),
    new: createGeneralise(next.manifest),
  };
  const comparePages = createPageComparison();
  const attribute = createAttribution(
    causes,
    { side: old, shown: shownOld },
    { side: next, shown: shownNew },
  );
  const likenesses = new Map<string, string>();
  const likenessOf = ({ region, page }: Spot): string => {
    const known = likenesses.get(region) ?? likeness(region, causes, old, next);
    likenesses.set(region, known);
    return `${page}\n${known}`;
  };
  const changes = groupChanges(compareSites(shownOld, shownNew, comparePages), {
    ...{ generalise, attribute, likenessOf },
  });
  const sections = createSections(changes);
  const territory = surveySites([old.manifest, next.manifest]);
  const weights = weighPages(changes, shownOld, shownNew);
  return { sections, unseen: unseenCauses(causes, sections), territory, weights };
}

/** The causes that are written where a region's content is, which others do not show. */
function likeness(region: string, causes: readonly Cause[], old: Side, next: Side): string {
  const chain = new Set([...chainOf(region, old.resolved), ...chainOf(region, next.resolved)]);
  const own = causes.filter((cause) => chain.has(ownerOf(cause)?.region ?? ''));
  return own.map(({ id }) => id).join('\n');
}

/** What both versions are shown by: this program as it is. */
export function openStudio(): Studio {
  const { files, styles, toolStyles } = readClient('preact');
  const textOf = (urls: readonly string[]): Uint8Array =>
    Buffer.concat(
      files
        .filter(({ path }) => urls.includes(`/${path}`))
        .map(({ contents }) => Buffer.from(contents)),
    );
  const { map, silhouettes } = readShapes();
  return {
    ...{ map, silhouettes },
    tokens: readDesignTokens(),
    renderer: loadRenderer('preact'),
    styleSheets: { styles: textOf(styles), toolStyles: textOf(toolStyles) },
  };
}
