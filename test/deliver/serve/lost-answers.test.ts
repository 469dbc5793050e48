import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { caseCount } from '../../cases.ts';
import { interfaceWords } from '../../example-words.ts';
import { postSubmission } from '../../../runtime/forms/crm/post-submission.ts';
import { createSubmissionIds } from '../../../runtime/forms/crm/submission-ids.ts';
import type { Submission } from '../../../runtime/forms/crm/submission.ts';
import { cuts, serveOverBadConnection } from './cutting-proxy.ts';
import type { Cut, CuttingProxy, Passage } from './cutting-proxy.ts';
import { serveApi } from './serve-api.ts';
import type { ServedApi } from './serve-api.ts';
import { by } from './set-up-form.ts';
import { temporaryFolder } from './sample-output.ts';

/** What the tab of a browser keeps, over reloads as well. */
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A bad connection to APIs that share a journal, and the passages of its calls. */
interface Connection extends CuttingProxy {
  readonly passages: Map<string, Passage>;
  readonly apis: readonly ServedApi[];
}

async function connect(): Promise<Connection> {
  const root = temporaryFolder();
  const apis = [await serveApi({ root }), await serveApi({ root })];
  const passages = new Map<string, Passage>();
  return { ...(await serveOverBadConnection(passages)), passages, apis };
}

const silentCuts: readonly Cut[] = ['never, without an answer', 'before the request arrives late'];

/** Milliseconds after which a page gives up a call that is never answered. */
const shortTimeoutMs = 20;

/** Sends a submission once, from a page that was loaded just now; says whether it was answered. */
async function send(
  { origin, passages }: Connection,
  submission: Submission,
  passage: Passage,
): Promise<boolean> {
  const id = `passage-${String(passages.size)}`;
  passages.set(id, passage);
  const isSilent = passage.cut !== undefined && silentCuts.includes(passage.cut);
  const api = { origin: `${origin}/${id}`, ...(isSilent && { timeoutMs: shortTimeoutMs }) };
  const words = interfaceWords.forms.failure;
  const ids = createSubmissionIds();
  const destination = { api, formId: 'onboarding-setup', ids, takesKey: true, words };
  return postSubmission(destination, submission).then(
    () => true,
    () => false,
  );
}

/** How often each first name is stored. */
function countStored({ apis }: Connection): ReadonlyMap<string, number> {
  const lines = apis[0]?.submissions().map((line) => JSON.stringify(line)) ?? [];
  const names = lines.map((line) => /"firstname","value":"([^"]*)"/.exec(line)?.[1] ?? '');
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

test.each(cuts.flatMap((cut) => [false, true].map((isReset) => ({ cut, isReset }))))(
  'a submission is stored once when the connection breaks $cut (reset: $isReset)',
  async (way) => {
    const connection = await connect();
    const [one = '', other = ''] = connection.apis.map(({ address }) => address);
    const isAnswered = await send(connection, by('Ada'), { ...way, target: one });
    if (!isAnswered) await send(connection, by('Ada'), { isReset: false, target: other });
    await connection.settled();
    expect([...countStored(connection)]).toEqual([['Ada', 1]]);
  },
);

/** Visitors, each of whom tries up to five times and comes through in the end. */
const visitors = caseCount(80);

test('in 200 tries over bad connections nothing is stored twice and nothing is lost', async () => {
  const random = randomNumbers(8);
  const connection = await connect();
  const plans = Array.from({ length: visitors }, (_, index) =>
    planVisit(`Visitor ${String(index)}`, random),
  );
  const answered: string[] = [];
  const visit = async (plan: readonly Try[]): Promise<void> => {
    for (const { firstname, way, api } of plan) {
      const target = connection.apis[api]?.address ?? '';
      const isAnswered = await send(connection, by(firstname), { ...way, target });
      if (!isAnswered) continue;
      answered.push(firstname);
      return;
    }
  };
  for (const group of inGroups(plans, 20)) await Promise.all(group.map(visit));
  await connection.settled();
  const stored = countStored(connection);
  expect(connection.passages.size).toBeGreaterThanOrEqual(caseCount(200));
  expect(answered).toHaveLength(visitors);
  expect(answered.filter((name) => !stored.has(name))).toEqual([]);
  expect([...stored].filter(([, count]) => count > 1)).toEqual([]);
}, 120_000);

interface Try {
  /** Some visitors change their name between two tries, and some change it back. */
  readonly firstname: string;
  readonly way: Omit<Passage, 'target'>;
  /** Which of the APIs is reached. */
  readonly api: number;
}

function planVisit(name: string, random: () => number): readonly Try[] {
  const pick = (count: number): number => Math.floor(random() * count);
  const failures = Array.from({ length: 1 + pick(4) }, () => cuts[pick(cuts.length)]);
  return [...failures, undefined].map((cut) => ({
    firstname: pick(4) === 0 ? `${name} Jr.` : name,
    way: { cut, isReset: pick(2) === 0 },
    api: pick(2),
  }));
}

function inGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** Numbers from 0 to 1, the same for the same seed, by a linear congruential generator. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
