import type { EditAnswer, FieldEdit } from '../../../runtime/dev/inspector/edit-messages.ts';
import { answerJson } from '../../serve/answer.ts';
import { readJson } from '../../serve/api/body.ts';
import type { Call } from '../../serve/service.ts';
import type { DevServer } from '../endpoint.ts';
import type { Edits } from './edits.ts';
import { readEdit } from './read-edit.ts';
import type { EmptyLists } from '../../../runtime/dev/inspector/messages.ts';
import type { FieldName } from '../inspect/field-name.ts';
import { describeList, emptyListsBeside } from './list-editing.ts';

/** Says what saving an edit would answer. */
export function answerCheck(call: Call, { edits }: DevServer): Promise<void> {
  return answerEdit(call, edits.check);
}

/** Saves an edit. */
export function answerSave(call: Call, { edits }: DevServer): Promise<void> {
  return answerEdit(call, edits.save);
}

/** Takes the last edit back. */
export function answerUndo({ response }: Call, { edits }: DevServer): void {
  const answer = edits.undo();
  answerJson(response, statuses[answer.outcome], answer);
}

/** Which edit can be taken back. */
export function answerLast({ response }: Call, { edits }: DevServer): void {
  answerJson(response, 200, edits.last());
}

const statuses: Readonly<Record<EditAnswer['outcome'], number>> = {
  done: 200,
  refused: 422,
  conflict: 409,
};

async function answerEdit(
  { request, response }: Call,
  make: (edit: FieldEdit) => ReturnType<Edits['save']>,
): Promise<void> {
  const body = await readJson(request);
  if ('refused' in body) {
    answerJson(response, body.refused, { message: body.message });
    return;
  }
  const edit = readEdit(body.value);
  if (edit === undefined) {
    answerJson(response, 400, { message: 'This is no edit of a field.' });
    return;
  }
  const answer = make(edit);
  answerJson(response, statuses[answer.outcome], answer);
}

/** How the list that a field stands in can be changed, by what the files say now. */
export function answerList({ response, target }: Call, { lastValid, opener }: DevServer): void {
  const checked = lastValid();
  const details = checked && describeList(checked, opener, readFieldName(target));
  if (details === undefined) answerJson(response, 404, { message: 'There is no such list now.' });
  else answerJson(response, 200, details);
}

/** Which lists beside a field have no item, by what the files say now. */
export function answerEmptyLists({ response, target }: Call, { lastValid }: DevServer): void {
  const checked = lastValid();
  const fields = checked === undefined ? [] : emptyListsBeside(checked, readFieldName(target));
  const answer: EmptyLists = { fields };
  answerJson(response, 200, answer);
}

function readFieldName({ query }: Call['target']): FieldName {
  const parameters = new URLSearchParams(query);
  return { owner: parameters.get('owner') ?? '', field: parameters.get('field') ?? '' };
}
