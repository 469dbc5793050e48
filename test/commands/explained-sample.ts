import { explainTarget } from '../../cli/commands/explain-target.ts';
import { resolvedSite } from '../compile/resolve/sample.ts';

/** Four regions: one falls through to another, and one reuses another. */
export const site = resolvedSite({
  regions: `
  arizona:
    code: AZ
    name: Arizona
    headerTitle: Under a wide sky
  illinois:
    code: IL
    name: Illinois
    fallthrough: indiana
    headerTitle: Prairie
  indiana:
    code: IN
    name: Indiana
    headerTitle: Crossroads in {{regionName}}
  south_dakota:
    code: SD
    name: South Dakota
    reuse: arizona
`.slice(1),
});

/** What `explain` prints of a target. */
export function explain(target: string, columns?: number): string {
  return explainTarget(site, target, { format: 'pretty', columns });
}
