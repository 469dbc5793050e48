import type { Version } from './attribute.ts';
import { createAttribution } from './attribute.ts';
import { findCauses } from './causes.ts';
import { compareSites } from './compare-sites.ts';
import { createGeneralise } from './generalise.ts';
import { groupChanges } from './group.ts';
import type { Report } from './report.ts';
import { createSections, unseenCauses } from './report.ts';
import type { Program } from './shown-site.ts';
import { showSite } from './shown-site.ts';
import type { Side } from './side.ts';
import { weighPages } from './weights.ts';
import { surveySites } from './where.ts';

/** Compares two versions, shown by one program. */
export function diffSides(
  old: Side,
  next: Side,
  program: Program,
): Omit<Report, 'old' | 'new' | 'changedProgram'> {
  const versionOf = (side: Side): Version => ({ side, shown: showSite(side, program) });
  const [before, after] = [versionOf(old), versionOf(next)];
  const causes = findCauses(old, next);
  const changes = groupChanges(
    compareSites(before.shown, after.shown),
    { old: createGeneralise(old.manifest), new: createGeneralise(next.manifest) },
    createAttribution(causes, before, after),
  );
  const sections = createSections(changes);
  return {
    sections,
    unseen: unseenCauses(causes, sections),
    allPages: surveySites([old.manifest, next.manifest]),
    weights: weighPages(changes, before.shown, after.shown),
  };
}
