import type { Reach, ShownPage } from '../../cli/author/reach/page-reach.ts';
import type { WrittenSources } from '../../cli/commands/explain-written.ts';
import type { WrittenTarget } from '../../cli/commands/explained-value.ts';
import { readWrittenTarget } from '../../cli/commands/explained-value.ts';
import { onceEach } from '../../cli/compile/values/once.ts';

const pageOf = onceEach((owner: string): ShownPage => {
  return { edition: 'main', url: `/${owner}/plan/`, region: owner };
});

/** Knows one page of each region. */
export const reach: Reach = ({ owner }) => ({ pages: [pageOf(owner)], drawings: [] });

export function sourcesOf(site: WrittenSources['site']): WrittenSources {
  return { site, reach, cwd: '/project', root: '/project' };
}

/** The line that was named, as in regions.yaml:12. */
export function readTarget(text: string): WrittenTarget {
  const target = readWrittenTarget(text);
  if (target === undefined) throw new Error(`${text} is no line.`);
  return target;
}
