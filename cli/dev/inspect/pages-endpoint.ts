import type { PageCount } from '../../../runtime/dev/inspector/messages.ts';
import { answerJson } from '../../serve/answer.ts';
import type { Call } from '../../serve/service.ts';
import type { DevServer } from '../endpoint.ts';

/** How many pages show what a field says, and of whom. */
export async function answerPageCount(
  { response, target }: Call,
  { showingPages }: DevServer,
): Promise<void> {
  const query = new URLSearchParams(target.query);
  const name = { owner: query.get('owner') ?? '', field: query.get('field') ?? '' };
  const pages = await showingPages.ofField(name);
  if (pages === undefined) {
    answerJson(response, 404, { message: 'There is no such field now.' });
    return;
  }
  const editions = [...new Set(pages.map(({ region }) => region))];
  const answer: PageCount = { pages: pages.length, editions };
  answerJson(response, 200, answer);
}
