import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { dependencies, devDependencies, overrides, allowScripts } = readJson('package.json');
const { packages } = readJson('package-lock.json');

test('what package.json holds back or overrides is explained in docs/architecture.md A9', () => {
  const ranges: readonly [string, string][] = Object.entries({
    ...dependencies,
    ...devDependencies,
  });
  const held = ranges.filter(([, range]) => !/^(?:npm:.*@)?\^/.test(range)).map(([name]) => name);
  const chosen = [...held, ...Object.keys(overrides ?? {})];
  expect(chosen.filter((name) => !decisionOnNode().includes(`\`${name}\``))).toEqual([]);
});

test('package.json answers for each install script, so that `npm ci` has nothing to warn of', () => {
  const withScripts = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([path, { hasInstallScript }]) => path !== '' && hasInstallScript === true)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts ?? {})).toEqual(expect.arrayContaining(withScripts));
  expect(Object.values(allowScripts ?? {})).not.toContain(true);
});

function decisionOnNode(): string {
  const [, text = ''] = readFileSync('docs/architecture.md', 'utf8').split('### A9.');
  return text.slice(0, text.indexOf('\n### '));
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
