import { scrub } from '../../../../runtime/services/scrub.ts';
import { asRecord, asText } from '../../../../runtime/services/narrow.ts';
import type { KeptList } from './kept-list.ts';

/** Reports that are kept at most; the oldest give way. */
const mostReports = 100;

const facts = ['message', 'stack', 'island', 'environment', 'path'] as const;

/** Keeps an error report, without personal data (docs/product.md C6); false if it is none. */
export async function keepErrorReport(reports: KeptList, sent: unknown): Promise<boolean> {
  const report = asRecord(sent);
  if (asText(report['message']) === '') return false;
  const texts = facts.flatMap((name) => {
    const text = scrub(asText(report[name]));
    return text === '' ? [] : [[name, text] as const];
  });
  const kept = { receivedAt: new Date().toISOString(), ...Object.fromEntries(texts) };
  await reports.change((items) => [...items, kept].slice(-mostReports));
  return true;
}

/** The latest first. */
export async function listErrorReports(reports: KeptList): Promise<readonly unknown[]> {
  return [...(await reports.read())].reverse();
}
