import { answerJson } from '../../serve/answer.ts';
import type { Call } from '../../serve/service.ts';
import type { DevServer } from '../endpoints.ts';
import { describeField } from './describe-field.ts';

/** What is known of a field of the site as it is shown. */
export function answerField({ response, target }: Call, { site, opener }: DevServer): void {
  const query = new URLSearchParams(target.query);
  const version = site.current();
  const details =
    version &&
    describeField(version.checked, opener, {
      owner: query.get('owner') ?? '',
      field: query.get('field') ?? '',
    });
  if (details === undefined) answerJson(response, 404, { message: 'There is no such field now.' });
  else answerJson(response, 200, details);
}
