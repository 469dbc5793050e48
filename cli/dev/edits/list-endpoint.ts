import { answerJson } from '../../serve/answer.ts';
import type { Call } from '../../serve/service.ts';
import { checkProject } from '../../check-project.ts';
import type { CheckedProject } from '../../check-project.ts';
import { readSourceFile } from '../../source/read.ts';
import type { DevServer } from '../endpoints.ts';
import { describeList } from './list-editing.ts';

/** How the list that a field stands in can be changed, by what the files say now. */
export function answerList({ response, target }: Call, server: DevServer): void {
  const query = new URLSearchParams(target.query);
  const name = { owner: query.get('owner') ?? '', field: query.get('field') ?? '' };
  const checked = checkedNow(server);
  const details = checked && describeList(checked, server.opener, name);
  if (details === undefined) answerJson(response, 404, { message: 'There is no such list now.' });
  else answerJson(response, 200, details);
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
