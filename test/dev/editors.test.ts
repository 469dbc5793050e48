import { expect, test } from 'vitest';
import { chosenEditor, editorUrl } from '../../cli/dev/inspect/editors.ts';

const place = { path: '/my project/regions.yaml', line: 4, column: 7 };

test.each([
  ['vscode', 'vscode://file/my%20project/regions.yaml:4:7'],
  ['zed', 'zed://file/my%20project/regions.yaml:4:7'],
  ['cursor', 'cursor://file/my%20project/regions.yaml:4:7'],
  // Its columns begin at 0.
  ['webstorm', 'webstorm://open?file=%2Fmy%20project%2Fregions.yaml&line=4&column=6'],
] as const)('%s opens a place by its own scheme', (name, url) => {
  expect(editorUrl(name, place)).toBe(url);
});

test('a path keeps what has a meaning of its own in addresses', () => {
  const url = editorUrl('vscode', { ...place, path: '/site #2/regions.yaml' });
  expect(url).toBe('vscode://file/site%20%232/regions.yaml:4:7');
});

test.each([
  [{ VISUAL: 'cursor --wait', EDITOR: 'vim' }, 'cursor'],
  [{ EDITOR: '/usr/local/bin/webstorm' }, 'webstorm'],
  [{ VISUAL: 'emacs', EDITOR: 'zed --wait' }, 'zed'],
  [{ EDITOR: 'C:\\tools\\code.cmd --wait' }, 'vscode'],
  [{ EDITOR: 'vim' }, 'vscode'],
  [{}, 'vscode'],
])('%j chooses %s', (env, name) => {
  expect(chosenEditor(env)).toBe(name);
});
