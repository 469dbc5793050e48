import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openEdits } from '../../../cli/author/dev/edits/edits.ts';
import { describeList, emptyListsBeside } from '../../../cli/author/dev/edits/list-editing.ts';
import { describeField } from '../../../cli/author/dev/inspect/describe-field.ts';
import { checkProject } from '../../../cli/compile/check-project.ts';
import type { ResolvedSite } from '../../../cli/compile/resolve/resolved.ts';
import type { FieldEditing } from '../../../cli/author/page/inspector/edit-messages.ts';
import type { ListDetails } from '../../../cli/author/page/inspector/messages.ts';
import { projectAt } from '../../project-at.ts';
import { copySample } from './sample-project.ts';

/** The sample project in a folder of its own until the end of the test, and edits of it. */
export function openSample() {
  const root = mkdtempSync(join(tmpdir(), 'career-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copySample(root);
  const project = projectAt(root);
  const path = join(root, 'regions.yaml');
  const resolved = (): ResolvedSite => {
    const [sound, diagnostics] = checkProject(project);
    if (sound === undefined) throw new Error(diagnostics.map(({ message }) => message).join(' '));
    return sound.resolved;
  };
  const read = (): string => readFileSync(path, 'utf8');
  return {
    project,
    root,
    path,
    edits: openEdits(
      project,
      () => undefined,
      () => undefined,
    ),
    read,
    readLibrary: (): string => readFileSync(join(root, project.libraryFile), 'utf8'),
    /** Another program saves the file. */
    change: (from: string, to: string): void => {
      if (!read().includes(from)) throw new Error(`The sample has no ${from}.`);
      writeFileSync(path, read().replace(from, to));
    },
    resolved,
    /** A field as a page sees it, which edits of it begin with. */
    see(owner: string, field: string): { owner: string; field: string } & FieldEditing {
      const editing = describeField(resolved(), root, { owner, field })?.editing;
      if (editing === undefined) throw new Error(`${owner}.${field} can't be edited.`);
      return { owner, field, ...editing };
    },
    /** The lists beside a field that have no item. */
    emptyLists: (owner: string, field: string): readonly string[] =>
      emptyListsBeside(resolved(), { owner, field }),
    /** The list of a field as a page sees it. */
    seeList(owner: string, field: string): ListDetails {
      const details = describeList(resolved(), root, { owner, field });
      if (details === undefined) throw new Error(`${owner}.${field} stands in no list.`);
      return details;
    },
  };
}
