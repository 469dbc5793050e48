import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codes as manifestCodes } from '../../.build/rules/manifest-codes.ts';
import { codes as resolveCodes } from '../../.build/rules/resolve-codes.ts';
import { codes as schemaCodes } from '../../.build/rules/schema-codes.ts';
import { assetCodes } from '../../cli/diagnostics/catalogue/assets.ts';
import { dateCodes } from '../../cli/diagnostics/catalogue/dates.ts';
import { deliveryCodes } from '../../cli/diagnostics/catalogue/delivery.ts';
import { fieldCodes } from '../../cli/diagnostics/catalogue/fields.ts';
import { fileCodes } from '../../cli/diagnostics/catalogue/files.ts';
import { outputCodes } from '../../cli/diagnostics/catalogue/output.ts';
import { policyCodes } from '../../cli/diagnostics/catalogue/policy.ts';
import { signCodes } from '../../cli/diagnostics/catalogue/signs.ts';
import { textCodes } from '../../cli/diagnostics/catalogue/texts.ts';
import { yamlCodes } from '../../cli/diagnostics/catalogue/yaml.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { explainCode } from '../../cli/compile/manifest/catalogue.ts';
import { printDiagnostics } from '../../cli/diagnostics/print.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import type { CheckFixture } from '../deliver/check/fixtures.ts';
import { checkFixture, listCheckFixtures } from '../deliver/check/fixtures.ts';
import type { Fixture } from './fixtures.ts';
import { listFixtures, validateFixture } from './fixtures.ts';

/** The blocks that show a wrong input of one code, and what is reported about it. */
type Example = () => Promise<readonly string[]>;

const rooms: readonly (readonly [title: string, codes: object])[] = [
  ['Reading the files', { ...fileCodes, ...yamlCodes, ...signCodes }],
  ['Single fields', { ...fieldCodes, ...textCodes, ...schemaCodes }],
  ['What several fields say together', { ...assetCodes, ...dateCodes, ...resolveCodes }],
  ['The addresses of the site', manifestCodes],
  ['The built output', { ...outputCodes, ...deliveryCodes, ...policyCodes }],
];

const introduction = `# Diagnostics

What \`career-site validate\`, \`build\`, \`check\` and \`verify\` report, by code. Codes are permanent. \`career-site explain CODE\` prints
an entry at the terminal.

Each example is a test fixture with the message that it gives. This page is made from the words that stand beside each code and those
fixtures by \`npx vitest run --project unit test/diagnostics -u\`; changes made here are lost.`;

/** The whole of docs/diagnostics.md, as Prettier would leave it. */
export async function composeReference(): Promise<string> {
  const examples = listExamples();
  const sections = rooms.map(async ([title, codes]) => {
    const entries = Object.keys(codes).sort();
    const written = await Promise.all(
      entries.map((code) => composeEntry(code, examples.get(code))),
    );
    return [`## ${title}`, ...written].join('\n\n');
  });
  return `${[introduction, ...(await Promise.all(sections))].join('\n\n')}\n`;
}

/** The first fixture of each code. */
function listExamples(): ReadonlyMap<string, Example> {
  const inputs = listFixtures().map((each) => [each.code, async () => composeInput(each)] as const);
  const outputs = listCheckFixtures().map(
    (each) => [each.code, () => composeOutput(each)] as const,
  );
  return new Map([...inputs, ...outputs].reverse());
}

async function composeEntry(code: string, example: Example | undefined): Promise<string> {
  const explained = explainCode(code);
  if (explained === undefined) throw new Error(`There is no code ${code}`);
  const { severity, meaning, reason, fix, fixable } = explained;
  return [
    `### ${code}`,
    `_${severity.charAt(0).toUpperCase()}${severity.slice(1)}._ ${escapeMarkdown(meaning)} ${escapeMarkdown(reason)}`,
    ...((await example?.()) ?? []),
    `**What to do:** ${escapeMarkdown(fix)}${fixable ? ' `validate --fix` writes what is suggested.' : ''}`,
  ].join('\n\n');
}

/** Keeps what stands outside of code spans from being read as markup. */
function escapeMarkdown(text: string): string {
  const parts = text.split(/(`[^`]*`)/);
  return parts
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[\\*_<[\]]/g, '\\$&')))
    .join('');
}

function composeInput(fixture: Fixture): readonly string[] {
  const found = validateFixture(fixture).filter(({ code }) => code === fixture.code);
  return found.slice(0, 1).map((each) => fenced('text', withoutLines(printExample(each))));
}

/** Without the numbers of lines, which change with every line that is added to the base project. */
function withoutLines(example: string): string {
  return example.replace(/^(\S+):\d+:\d+: /, '$1: ').replace(/^ *\d* +(?=\|)/gm, '  ');
}

async function composeOutput(fixture: CheckFixture): Promise<readonly string[]> {
  const found = (await checkFixture(fixture)).filter(({ code }) => code === fixture.code);
  return found.slice(0, 1).flatMap((diagnostic) => {
    const manifest = join(fixture.folder, 'manifest.json');
    const isInManifest = diagnostic.span.file.path === 'manifest.json' && existsSync(manifest);
    if (!isInManifest) return fenced('text', printExample(diagnostic));
    // A manifest is one line, which its fixture shows better.
    return [
      fenced('json', readPatch(manifest)),
      fenced('text', printExample(withoutFrame(diagnostic))),
    ];
  });
}

function withoutFrame(diagnostic: Diagnostic): Diagnostic {
  const file = createSourceFile(diagnostic.span.file.path, '');
  return { ...diagnostic, span: { ...diagnostic.span, file } };
}

/** What a fixture changes in the manifest, without what only says where a row comes from. */
function readPatch(path: string): string {
  const patch: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return JSON.stringify(patch, (key, value: unknown) => (key === 'source' ? undefined : value), 2);
}

/** As a terminal shows it, without the summary and without other places. */
function printExample(diagnostic: Omit<Diagnostic, 'related'>): string {
  const text = printDiagnostics([{ ...diagnostic, related: [] }], 'pretty');
  return text.replace(/\n\n[^\n]*\n$/, '\n');
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}
