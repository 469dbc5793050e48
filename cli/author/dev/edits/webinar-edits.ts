import type { WebinarEdit } from '../../page/agenda/messages.ts';
import { checkAgain } from '../check-again.ts';
import type { Project } from '../../../compile/project.ts';
import type { SourceFile } from '../../../diagnostics/span.ts';
import { edited } from '../../edit/edit-in-steps.ts';
import { composeEntry } from '../../edit/entries.ts';
import { cancelWebinar, recordWebinar } from '../../edit/webinars.ts';
import { toYaml } from '../../edit/yaml-value.ts';
import { typedPointer } from '../../../compile/resolve/timed/period.ts';
import { listPlanned } from '../../../compile/resolve/webinars.ts';
import type { Written } from '../../../compile/resolve/written.ts';
import { parentPointer } from '../../../compile/schema/pointer.ts';
import { hashText } from '../../../compile/values/hash.ts';
import type { Prepared } from './new-problems.ts';
import { conflict, heldBy, judge } from './new-problems.ts';

/** A webinar that is announced, where it is typed, and what names it as it is. */
export type Announced = ReturnType<typeof listAnnounced>[number];

export function listAnnounced({ regions }: Pick<Written, 'regions'>) {
  return listPlanned({ regions }).map(({ pointer, region, webinar }) => {
    // Where a file has dated values, others may stand before it.
    const details = `${pointer}/webinarDetails`;
    const span = regions.document.locate(details, 'value');
    const typedAt = parentPointer(typedPointer(regions.timing, { pointer: details, span }));
    const id = hashText(JSON.stringify([typedAt, webinar]));
    return { id, pointer, typedAt, region, webinar };
  });
}

/** What the file says once a webinar is announced, called off or made a recording. */
export function prepareWebinar(project: Project, { action, id, given }: WebinarEdit): Prepared {
  const [checked, wrong] = checkAgain(project);
  if (checked === undefined) return heldBy(wrong);
  const { written } = checked.resolved;
  const { file } = written.regions.document;
  const answers = Object.fromEntries(
    given.flatMap(({ path, value }) => (value.trim() === '' ? [] : [[path, value.trim()]])),
  );
  const change = (next: SourceFile): Prepared => judge(project, [{ file, next }]);
  if (action === 'announce') return change(composeEntry('upcoming', answers, checked).after);
  const found = listAnnounced(written).find((each) => each.id === id);
  if (found === undefined) return { answer: conflict('This webinar was changed meanwhile.') };
  const { typedAt, webinar } = found;
  const { startsAt, slug } = webinar;
  const recording = { startsAt, slug, ...answers };
  return change(
    edited(file, (document) =>
      action === 'cancel'
        ? cancelWebinar(document, typedAt)
        : recordWebinar(document, typedAt, toYaml(recording), startsAt ?? ''),
    ),
  );
}
