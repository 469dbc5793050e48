import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Import } from './imports.ts';
import { imports, isBelow } from './imports.ts';

/** What chains the rooms of `cli/compile/`; each runs what those behind it do. */
const chains = ['pipeline', 'open-site', 'check-project'];

/** What each file runs of others. */
const importsOf = new Map<string, Import[]>();
for (const entry of imports.filter(({ typeOnly }) => !typeOnly)) {
  importsOf.set(entry.from, [...(importsOf.get(entry.from) ?? []), entry]);
}

/** The files of the commands; a command is loaded when it is called. */
const program = ['program', 'output-commands']
  .map((name) => readFileSync(`cli/commands/${name}.ts`, 'utf8'))
  .join('');
const commands = [...program.matchAll(/import\('\.\/([\w-]+)\.ts'\)/g)].map(
  ([, name = '']) => name,
);

test('the table of commands in docs/contributing.md says what each runs', () => {
  const document = readFileSync('docs/contributing.md', 'utf8');
  const [, section = ''] = document.split('### Which command uses which room');
  const [table = ''] = section.split('\n#');
  const rows = table.match(/^\| `.*\|$/gm) ?? [];
  expect(rows.map((row) => row.replaceAll(/ +/g, ' '))).toEqual(commands.map(rowOf));
});

function rowOf(command: string): string {
  const files = filesOf(`cli/commands/${command}.ts`);
  const chain = chains.find((name) => files.has(`cli/compile/${name}.ts`));
  const cells = [`\`${command}\``, chain && `${chain}.ts`, ...['deliver', 'author'].map(roomsIn)];
  return `| ${cells.map((cell) => cell || '–').join(' | ')} |`;

  function roomsIn(wing: string): string {
    const inWing = [...files].filter((path) => isBelow(path, [`cli/${wing}`]));
    return [...new Set(inWing.map((path) => path.split('/')[2]))].sort().join(', ');
  }
}

/** What a file runs, by way of others too. */
function filesOf(start: string): ReadonlySet<string> {
  const files = new Set([start]);
  for (const path of files) for (const { to } of importsOf.get(path) ?? []) files.add(to);
  return files;
}
