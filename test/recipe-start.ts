import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSourceFile } from '../cli/diagnostics/span.ts';
import { edited } from '../cli/author/edit/edit-in-steps.ts';
import { setScalar } from '../cli/author/edit/set-scalar.ts';
import { copyProject } from './copied-project.ts';
import { keepRegions } from './keep-regions.ts';

/** What the recipes of docs/marketers.md find in regions.yaml, by its place. */
const values = {
  '/site/name': 'CareerExplorer',
  '/site/claims/careers': 900,
  '/site/plans/1/name': 'Premium Educator Account',
  '/site/plans/1/price': 89,
  '/defaults/pages/plan/title': 'The {{siteName}} Advantage',
  '/defaults/pages/plan/steps/items/1/title': 'Look around',
};

/**
 * The regions that they change, and the only ones here: an edit of a text for all has all pages
 * looked at.
 */
const regions = `
  arizona:
    code: AZ
    name: Arizona
    headerTitle: Under a wide sky, a clear route to work

  nevada:
    code: NV
    name: Nevada
    accent: sage
    headerTitle: Beyond the Strip, across the Basin, find your work
    headerTitleDescription: >-
      Hospitality, mining, batteries, health care: more than {{claims.careers}} careers, and places in Nevada
      to try them, from the river to the ranges.

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

  south_dakota:
    code: SD
    name: South Dakota
    reuse: arizona

  wyoming:
    code: WY
    name: Wyoming
    headerTitle: Open country, close-knit work
    webinarHistory: []
`;

/**
 * Copies the project with what the recipes start from, where marketers may have written something
 * else since.
 */
export function copyRecipeProject(folder: string): void {
  copyProject(folder);
  const path = join(folder, 'regions.yaml');
  const file = createSourceFile('regions.yaml', readFileSync(path, 'utf8'));
  const { text } = Object.entries(values).reduce(
    (last, [pointer, value]) => edited(last, (document) => setScalar(document, pointer, value)),
    file,
  );
  const keys = [...regions.matchAll(/^ {2}(\w+):$/gm)].map(([, key = '']) => key);
  const few = keepRegions(text, keys);
  writeFileSync(path, regions.trim().split(/\n\n/).reduce(withRegion, few));
}

/** Its other fields stay, but where it has none but its name. */
function withRegion(text: string, entry: string): string {
  const [head = '', ...fields] = entry.trim().split(/\n {4}(?! )/);
  const found = new RegExp(`^ {2}${head}\\n(?:(?: {3}.*)?\\n)*`, 'm').exec(text);
  if (found === null) throw new Error(`regions.yaml has no region "${head}"`);
  const [before] = found;
  const isBare = fields.length === 2;
  const after = isBare ? `  ${entry.trim()}\n\n` : fields.reduce(withField, before);
  return text.replace(before, () => after);
}

function withField(entry: string, field: string): string {
  const [name = ''] = field.split(':');
  const line = `    ${field}\n`;
  const found = new RegExp(`^ {4}${name}:.*\\n(?: {5}.*\\n)*`, 'm');
  return found.test(entry)
    ? entry.replace(found, () => line)
    : entry.replace(/^ {4}name: .*\n/m, (above) => above + line);
}
