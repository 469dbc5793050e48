import type { ReplaceEdit } from '../../page/find/messages.ts';
import { checkProject } from '../../../compile/check-project.ts';
import type { Project } from '../../../compile/project.ts';
import { assetFiles } from '../../../compile/source/assets.ts';
import { hasErrors } from '../../../diagnostics/diagnostic.ts';
import { hashText } from '../../../compile/values/hash.ts';
import type { Replacement } from '../../find/replace.ts';
import { draftReplacements, planReplace } from '../../find/replace.ts';
import type { Prepared } from './new-problems.ts';
import { conflict, findNew, toEditProblem } from './new-problems.ts';

/** Names a text as it is now, so that no other is replaced in its place. */
export function replacementId({ file, typedAt, text }: Replacement): string {
  return hashText([file, typedAt, text].join('\n'));
}

/** What the files say once the texts that somebody took are replaced. */
export function prepareReplace(project: Project, { from, to, ids }: ReplaceEdit): Prepared {
  const [checked, wrong] = checkProject(project);
  if (checked === undefined) {
    const [held] = wrong.filter(({ severity }) => severity === 'error').map(toEditProblem);
    return { answer: { outcome: 'refused', problems: [], ...(held && { held }) } };
  }
  const request = { from, to, owners: [], fields: [] };
  const plan = planReplace(checked.resolved, assetFiles(project.root).read, request);
  const taken = plan.replacements.filter((each) => ids.includes(replacementId(each)));
  if (taken.length < ids.length)
    return { answer: conflict('Some of the texts were changed meanwhile.') };
  const paths = { regions: project.regionsFile, library: project.libraryFile };
  const changes = draftReplacements(checked.resolved.written, taken).map(({ kind, file, next }) => {
    return { path: paths[kind], file, next };
  });
  const drafts = new Map(changes.map(({ path, next }) => [path, next]));
  const { found } = findNew({ ...project, drafts }, project);
  const problems = found.map(toEditProblem);
  if (hasErrors(found)) return { answer: { outcome: 'refused', problems } };
  return {
    answer: { outcome: 'done', problems },
    changes: changes.map(({ path, file, next }) => ({ path, file, after: next.text })),
  };
}
