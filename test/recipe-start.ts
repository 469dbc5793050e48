import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSourceFile } from '../cli/diagnostics/span.ts';
import { edited } from '../cli/edit/edit-in-steps.ts';
import { setScalar } from '../cli/edit/set-scalar.ts';

/** What the recipes of docs/marketers.md find in regions.yaml, by its place. */
const values = {
  '/site/name': 'CareerExplorer',
  '/site/plans/1/name': 'Premium Educator Account',
  '/site/plans/1/price': 89,
  '/defaults/pages/plan/title': 'The {{siteName}} Advantage',
};

/** The regions that they change. */
const regions = `
  nevada:
    code: NV
    name: Nevada
    accent: sage
    headerTitle: Beyond the Strip, across the Basin, find your work
    headerTitleDescription: >-
      Hospitality, mining, batteries, health care: more than {{claims.careers}} careers, and places in Nevada
      to try them, from the river to the ranges. Educators start free.

  ohio:
    code: OH
    name: Ohio
    accent: clay
    headerTitle: Careers from Lake Erie to the Ohio River
    headerTitleDescription: >-
      Manufacturing, health care, farming, aviation: learners in Ohio see what each job asks for and which
      school nearby teaches it.
    sponsorImg: assets/sponsors/lakes.svg

  oklahoma:
    code: OK
    name: Oklahoma

`;

/** Puts what the recipes start from into a copy of the project, where marketers may have written something else since. */
export function writeRecipeStart(folder: string): void {
  const path = join(folder, 'regions.yaml');
  const file = createSourceFile('regions.yaml', readFileSync(path, 'utf8'));
  const { text } = Object.entries(values).reduce(
    (last, [pointer, value]) => edited(last, (document) => setScalar(document, pointer, value)),
    file,
  );
  writeFileSync(path, regions.trim().split(/\n\n/).reduce(withRegion, text));
}

function withRegion(text: string, entry: string): string {
  const [head = ''] = entry.trim().split('\n');
  const found = new RegExp(`^ {2}${head}\\n(?:(?: {3}.*)?\\n)*`, 'm');
  if (!found.test(text)) throw new Error(`regions.yaml has no region "${head}"`);
  return text.replace(found, () => `  ${entry.trim()}\n\n`);
}
