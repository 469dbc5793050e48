import type { ReplaceEdit } from '../../page/find/messages.ts';
import { checkAgain } from '../check-again.ts';
import type { Project } from '../../../compile/project.ts';
import { assetFiles } from '../../../compile/source/assets.ts';
import { hashText } from '../../../compile/values/hash.ts';
import type { Replacement } from '../../find/replace.ts';
import { draftReplacements, planReplace } from '../../find/replace.ts';
import type { Prepared } from './new-problems.ts';
import { conflict, heldBy, judge } from './new-problems.ts';

/** Names a text as it is now, so that no other is replaced in its place. */
export function replacementId({ file, typedAt, text }: Replacement): string {
  return hashText([file, typedAt, text].join('\n'));
}

/** What the files say once the texts that somebody took are replaced. */
export function prepareReplace(project: Project, { from, to, ids }: ReplaceEdit): Prepared {
  const [checked, wrong] = checkAgain(project);
  if (checked === undefined) return heldBy(wrong);
  const { resolved } = checked;
  const request = { from, to, owners: [], fields: [] };
  const plan = planReplace(resolved, assetFiles(project.root).read, request);
  const taken = plan.replacements.filter((each) => ids.includes(replacementId(each)));
  if (taken.length < ids.length)
    return { answer: conflict('Some of the texts were changed meanwhile.') };
  return judge(project, draftReplacements(resolved.written, taken));
}
