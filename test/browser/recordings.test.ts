import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

const recorded = (title: string, day: string): string => `      - startsAt: ${day}
        title: ${title}
        description: What we saw.
        sample: true
        videoUrl: https://media.careerexplorer.example/${day}.mp4
`;

test('a recording that is added below another goes where its day belongs', async () => {
  const { main, read, edit } = await dev();
  const [autumn, spring] = [recorded('Autumn', '2026-09-10'), recorded('Spring', '2026-03-10')];
  edit('regions.yaml', (text) =>
    text.replace('    name: Nevada\n', `    name: Nevada\n    webinarHistory:\n${autumn}${spring}`),
  );
  const page = await openInspected(await browser(), `${main}nv/webinar/latest/`);
  await page.getByRole('heading', { name: 'Autumn' }).click({ modifiers: ['Alt'] });
  const list = cardOf(page).getByRole('region', { name: 'List webinarHistory' });
  await list.getByRole('button', { name: 'Add one below' }).click();
  await list.getByLabel('Starts at, the day').fill('2026-11-12');
  const film = 'https://media.careerexplorer.example/winter.mp4';
  const given = { Title: 'Winter', Description: 'What we saw.', Video: film };
  for (const [name, text] of Object.entries(given)) {
    const field = list.getByRole('group', { name, exact: true });
    await field.getByRole('textbox').or(field.getByRole('combobox')).fill(text);
  }
  await list.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { name: 'Winter', exact: true }).waitFor();
  expect(read('regions.yaml')).toMatch(/title: Winter\n[^]*title: Autumn\n[^]*title: Spring\n/);
});
