import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isOpen } from '../cli/diagnostics/diagnostic.ts';
import { printDiagnostics } from '../cli/diagnostics/print.ts';
import { rangeOf } from '../cli/diagnostics/span.ts';
import { listFixtures, validateFixture } from './diagnostics/fixtures.ts';

interface Task {
  readonly label: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly problemMatcher: { readonly pattern: Pattern };
}

/** The numbers are those of the groups of the expression. */
interface Pattern {
  readonly regexp: string;
  readonly file: number;
  readonly line: number;
  readonly column: number;
  readonly severity: number;
  readonly message: number;
  readonly code: number;
}

const { tasks }: { tasks: readonly Task[] } = read('tasks');

function read(name: string) {
  return JSON.parse(readFileSync(`.vscode/${name}.json`, 'utf8'));
}

test('VS Code recommends what reads the schemas of the YAML, and what formats it', () => {
  expect(read('extensions').recommendations).toEqual([
    'redhat.vscode-yaml',
    'esbenp.prettier-vscode',
    'editorconfig.editorconfig',
  ]);
});

test('VS Code formats on saving with Prettier, as wide as the project does', () => {
  const { printWidth } = JSON.parse(readFileSync('.prettierrc.json', 'utf8'));
  expect(read('settings')).toMatchObject({
    'editor.formatOnSave': true,
    'editor.defaultFormatter': 'esbenp.prettier-vscode',
    'editor.rulers': [printWidth],
    'yaml.format.enable': false,
  });
});

describe('the task that validates', () => {
  const pattern = tasks.find(({ args }) => args.includes('validate'))?.problemMatcher.pattern;
  const fixtures = listFixtures();

  test.each(fixtures)('lists what is reported of $name', (fixture) => {
    const diagnostics = validateFixture(fixture);
    const output = printDiagnostics(diagnostics, 'pretty');
    const reported = diagnostics.filter(isOpen);
    expect(listed(output).toSorted()).toEqual(
      reported
        .map(({ code, severity, message, span }) => {
          const { start } = rangeOf(span);
          const place = [span.file.path, start.line, start.column].join(':');
          return `${place} ${severity} ${code} ${message}`;
        })
        .toSorted(),
    );
  });

  function listed(output: string): readonly string[] {
    return output.split('\n').flatMap((line) => {
      const found = new RegExp(pattern?.regexp ?? '').exec(line);
      const at = (name: keyof Omit<Pattern, 'regexp'>) => found?.[pattern?.[name] ?? 0] ?? '';
      const place = [at('file'), at('line'), at('column')].join(':');
      return found ? [`${place} ${at('severity')} ${at('code')} ${at('message')}`] : [];
    });
  }
});
