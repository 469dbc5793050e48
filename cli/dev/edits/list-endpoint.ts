import type { EmptyLists } from '../../../runtime/dev/inspector/messages.ts';
import { answerJson } from '../../serve/answer.ts';
import type { Call } from '../../serve/service.ts';
import type { DevServer } from '../endpoint.ts';
import type { FieldName } from '../inspect/field-name.ts';
import { describeList, emptyListsBeside } from './list-editing.ts';

/** How the list that a field stands in can be changed, by what the files say now. */
export function answerList({ response, target }: Call, { sound, opener }: DevServer): void {
  const checked = sound();
  const details = checked && describeList(checked, opener, readFieldName(target));
  if (details === undefined) answerJson(response, 404, { message: 'There is no such list now.' });
  else answerJson(response, 200, details);
}

/** Which lists beside a field have no item, by what the files say now. */
export function answerEmptyLists({ response, target }: Call, { sound }: DevServer): void {
  const checked = sound();
  const fields = checked === undefined ? [] : emptyListsBeside(checked, readFieldName(target));
  const answer: EmptyLists = { fields };
  answerJson(response, 200, answer);
}

function readFieldName({ query }: Call['target']): FieldName {
  const parameters = new URLSearchParams(query);
  return { owner: parameters.get('owner') ?? '', field: parameters.get('field') ?? '' };
}
