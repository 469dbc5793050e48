import { answerJson } from '../../serve/answer.ts';
import type { Call } from '../../serve/service.ts';
import type { DevServer } from '../endpoint.ts';
import { describeField } from './describe-field.ts';

/** What is known of a field, by what the files say now: an edit may follow at once on another one. */
export function answerField({ response, target }: Call, { lastValid, opener }: DevServer): void {
  const query = new URLSearchParams(target.query);
  const checked = lastValid();
  const details =
    checked &&
    describeField(checked, opener, {
      owner: query.get('owner') ?? '',
      field: query.get('field') ?? '',
    });
  if (details === undefined) answerJson(response, 404, { message: 'There is no such field now.' });
  else answerJson(response, 200, details);
}
