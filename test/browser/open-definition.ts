import type { Misbehaviour } from '../misbehave.ts';
import type { WatchedPage } from './browser.ts';
import type { OpenForm } from './open-form.ts';
import { openFormIn, submit } from './open-form.ts';
import { answerWith } from './sample-form.ts';
import type { ServedSite } from './served-site.ts';

/**
 * Opens a form of these fields in a page; what is sent is answered in these ways in turn, then
 * stored.
 */
export async function openDefinition(
  watched: WatchedPage,
  site: ServedSite,
  definition: object | readonly object[],
  ...answers: readonly Misbehaviour[]
): Promise<OpenForm> {
  const form = Array.isArray(definition)
    ? { formFieldGroups: [{ fields: definition }] }
    : definition;
  const left = [...answers];
  return openFormIn(watched, site, ({ method, path }) => {
    if (!path.startsWith('/api/v1/crm/')) return undefined;
    return method === 'GET' ? answerWith(form) : (left.shift() ?? answerWith({}));
  });
}

/** Sends what was filled in, until it is confirmed; returns what was posted. */
export async function sentBy({ page, calls }: OpenForm): Promise<unknown> {
  await submit(page);
  await page.locator('.confirmation').waitFor();
  const [call] = await calls.find('POST /api/v1/crm');
  return call?.body;
}
