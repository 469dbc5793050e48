import type { EmptyLists } from '../../../runtime/dev/inspector/messages.ts';
import { answerJson } from '../../serve/answer.ts';
import type { Call } from '../../serve/service.ts';
import { checkProject } from '../../check-project.ts';
import type { CheckedProject } from '../../check-project.ts';
import { readSourceFile } from '../../source/read.ts';
import type { DevServer } from '../endpoints.ts';
import type { FieldName } from '../inspect/field-name.ts';
import { describeList, emptyListsBeside } from './list-editing.ts';

/** How the list that a field stands in can be changed, by what the files say now. */
export function answerList({ response, target }: Call, server: DevServer): void {
  const checked = checkedNow(server);
  const details = checked && describeList(checked, server.opener, nameIn(target));
  if (details === undefined) answerJson(response, 404, { message: 'There is no such list now.' });
  else answerJson(response, 200, details);
}

/** Which lists beside a field have no item, by what the files say now. */
export function answerEmptyLists({ response, target }: Call, server: DevServer): void {
  const checked = checkedNow(server);
  const fields = checked === undefined ? [] : emptyListsBeside(checked, nameIn(target));
  const answer: EmptyLists = { fields };
  answerJson(response, 200, answer);
}

function nameIn({ query }: Call['target']): FieldName {
  const parameters = new URLSearchParams(query);
  return { owner: parameters.get('owner') ?? '', field: parameters.get('field') ?? '' };
}

/** A page asks right after an edit, before the watcher has seen that. */
function checkedNow({ project, site }: DevServer): CheckedProject | undefined {
  const known = site.current()?.checked;
  const isNow = [known?.written.regions, known?.written.library].every((written) => {
    const [file] = written ? readSourceFile(project.root, written.document.file.path) : [];
    return file !== undefined && file.text === written?.document.file.text;
  });
  return isNow ? known : (checkProject(project)[0] ?? known);
}
