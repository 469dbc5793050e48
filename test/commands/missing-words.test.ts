import { expect, test } from 'vitest';
import type { EditedProject } from './edited-project.ts';
import { copyBase } from './edited-project.ts';

/** The sound project with a page in Spanish, and words for it. */
function copyWithSpanish(words = 'skipLink: Ir al contenido', block = ''): EditedProject {
  const project = copyBase();
  const text = project.read('regions.yaml').replace(
    '  quotePreset: {}\n',
    `  quotePreset: {}
  blockPages:
    familias:
      address: /familias/
      lang: es-US
      title: Para familias
      description: Lo que hace aquí.
      linkedFrom: [footer]
      blocks:
        semana: { text: { paragraphs: [Una frase.] } }
${block}`,
  );
  project.write(
    'regions.yaml',
    text.replace('\nsite:\n', `\nsite:\n  interfaces: { es: { ${words} } }\n`),
  );
  return project;
}

const spanish = ['validate', '--language', 'es'];

test('validate lists the words that pages in a language show in English, and fails for none', async () => {
  const { exitCode, printed } = await copyWithSpanish('video: { play: Ver el video }').run(spanish);
  expect(printed).toMatch(/regions\.yaml:\d+:\d+: warning: Pages in "es" show this in English/);
  expect(printed).toContain('as skipLink. [missing-word]');
  expect(printed).toContain('1 warning');
  expect(exitCode).toBe(0);
});

test('validate lists none that no page in the language shows', async () => {
  expect((await copyWithSpanish().run(spanish)).printed).toContain('Nothing to report');
});

test('validate lists the words of forms where a page in the language has one', async () => {
  const block = '        form: { form: { title: Pregunte, form: ask } }\n';
  const { printed } = await copyWithSpanish('skipLink: Ir al contenido', block).run([
    ...spanish,
    '--format',
    'json',
  ]);
  const { diagnostics } = JSON.parse(printed);
  const paths = Array.from(diagnostics, ({ path }: { readonly path: string }) => path);
  expect(paths).toContain('/site/interface/forms/validation/required');
  expect(paths).toContain('/site/interface/confirmed/sent');
  expect(paths.filter((path) => !/interface\/(?:forms|confirmed)/.test(path))).toEqual([]);
});

test('validate says nothing of missing words where nobody asks', async () => {
  expect(
    (await copyWithSpanish('video: { play: Ver el video }').run(['validate'])).printed,
  ).toContain('Nothing to report');
});

test('a language that no page is in is wrong usage', async () => {
  const { exitCode, printed } = await copyWithSpanish().run(['validate', '--language', 'fr']);
  expect(exitCode).toBe(2);
  expect(printed).toContain('There is no page in "fr".');
  expect(printed).toContain('Known: es.');
  const none = await copyBase().run(spanish);
  expect([none.exitCode, none.printed]).toEqual([
    2,
    expect.stringContaining(
      'All pages are in English. A page in another language says so by lang.',
    ),
  ]);
});
