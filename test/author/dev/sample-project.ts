import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { base } from '../../base-project.ts';

/** What Oklahoma says itself, before Nevada is asked. */
const oklahoma = `  oklahoma:
    code: OK
    name: Oklahoma
    fallthrough: nevada
    contactFormHeader: 'Questions? Ask away' # the form's own words
    sponsorMsg: >-
      Made available to the schools of Oklahoma by a sponsor whose words are long enough to be
      folded.
`;

/** What Nevada says itself. */
const nevada = `    name: Nevada
    featuresTitle: What students of {{regionName}} do
`;

/**
 * Copies a small project to a folder; in it Oklahoma falls through to Nevada, and each says
 * something of its own.
 */
export function copySample(folder: string): void {
  cpSync(base, folder, { recursive: true });
  for (const name of ['regions', 'library']) {
    const path = join(folder, `${name}.yaml`);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text
        .replace(/^ {2}oklahoma:\n(?: {4}.*\n)+/m, oklahoma)
        .replace(/^ {4}name: Nevada\n/m, nevada),
    );
  }
}
