import { vi } from 'vitest';
import { island as crmFormIsland } from '../../../runtime/islands/CrmForm.tsx';
import type { CrmFormProps } from '../../../runtime/islands/CrmForm.tsx';
import { answerCalls, find, findAll, type, wakeUp } from './island-page.tsx';
import { until } from '../../until.ts';
import type { Answer, Server } from './island-page.tsx';
import { contact, form } from './sample.ts';
import { sentWords } from '../../../runtime/services/sent-words.ts';
import { interfaceWords } from '../../example-words.ts';

/** What forms say in these tests. */
export const words = interfaceWords.forms;

export const props: CrmFormProps = {
  id: 'form',
  formId: 'demo',
  contact,
  words,
  confirmation: { title: 'It was sent', text: 'We will be in touch.' },
  sent: sentWords(interfaceWords, 2),
};
export const loadCall = 'GET /api/v1/crm/form/demo';
export const sendCall = 'POST /api/v1/crm/submit/demo';

export interface Open {
  readonly element: HTMLElement;
  readonly server: Server;
  readonly errors: readonly unknown[];
}

/** Wakes the island of a form, which is loaded, and answers what is sent. */
export async function openForm(
  sent: Answer | readonly Answer[] = { body: {} },
  more: Partial<CrmFormProps> = {},
): Promise<Open> {
  const server = answerCalls({ [loadCall]: { body: form }, [sendCall]: sent });
  const { element, errors } = await wakeUp(crmFormIsland, { ...props, ...more });
  await until(() => find(element, 'form'));
  return { element, server, errors };
}

export function send(element: HTMLElement): void {
  find(element, 'button[type=submit]').click();
}

export function fillAndSend(element: HTMLElement): void {
  type(find(element, '#form-firstname'), 'Ada');
  type(find(element, '#form-email'), 'ada@school.example');
  for (const box of findAll(element, '[name=topics]')) box.click();
  send(element);
}

/** Stays where it is, and lists where it would have gone. */
export function noteVisits(pathname: string): readonly string[] {
  const visited: string[] = [];
  vi.stubGlobal('location', { pathname, search: '', assign: (url: string) => visited.push(url) });
  return visited;
}
