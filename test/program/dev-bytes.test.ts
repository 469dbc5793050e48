import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WebRoot } from '../../runtime/contract.ts';
import { setScalar } from '../../cli/author/edit/set-scalar.ts';
import { listTypedTexts } from '../../cli/compile/schema/typed-texts.ts';
import { readSourceFile } from '../../cli/compile/source/read.ts';
import { parseYaml } from '../../cli/compile/source/yaml.ts';
import { problemsOf } from '../../cli/author/dev/state.ts';
import { copyProject } from '../copied-project.ts';
import { keepRegions } from '../keep-regions.ts';
import { createDice } from '../compile/source/dice.ts';
import { careerSite, readTree, temporaryFolder } from './career-site.ts';
import { regionsEdit, useDevSites } from './dev-sites.ts';

const edits = 50;

/** With content of its own, reused, falling through, and with the defaults. */
const kept = ['nevada', 'arizona', 'south_dakota', 'illinois', 'indiana', 'ohio'];

/** Milliseconds: a build, and every page rendered once more. */
const timeout = 300_000;

/** After how many of them they are taken in, as when a person pauses. */
const pause = 10;

const openSite = useDevSites();

/** Puts a word more into a text that is picked at random. */
function editAtRandom(root: string, below: (limit: number) => number): void {
  const kind = below(8) === 0 ? 'library' : 'regions';
  const [file] = readSourceFile(root, `${kind}.yaml`);
  const [document] = file === undefined ? [undefined] : parseYaml(file);
  if (file === undefined || document === undefined) throw new Error(`${kind}.yaml cannot be read.`);
  const texts = listTypedTexts(document, kind).filter(
    ({ node, pointer }) =>
      node.format === 'text' && !/^\/regions\/\w+\/(?:name|aliases)/.test(pointer),
  );
  const { pointer = '', text = '' } = texts[below(texts.length)] ?? {};
  const path = join(root, `${kind}.yaml`);
  writeFileSync(path, setScalar(document, pointer, `${text} edited`).text);
}

/** Keeps both files as they are; returns how they are put back. */
function keepContent(root: string): () => void {
  const paths = ['regions.yaml', 'library.yaml'].map((name) => join(root, name));
  const texts = paths.map((path) => readFileSync(path, 'utf8'));
  return () => {
    for (const [index, path] of paths.entries()) writeFileSync(path, texts[index] ?? '');
  };
}

/** What a page of `dev` has more than what is built. */
const pageScript = /<script type="module" src="[^"]*" data-served="[^"]*"><\/script>\n/;

test(
  'after 50 edits at random, every file is what a fresh build writes',
  async () => {
    const root = temporaryFolder();
    copyProject(root);
    const yaml = join(root, 'regions.yaml');
    writeFileSync(yaml, keepRegions(readFileSync(yaml, 'utf8'), kept));
    const site = await openSite(root);
    const { below } = createDice(11);
    let putBack = keepContent(root);
    for (let edit = 0; edit < edits; edit += 1) {
      editAtRandom(root, below);
      if (edit % pause !== 0 && edit < edits - 1) continue;
      await site.update(regionsEdit);
      // Any of the edits since the last pause may be of a date, which can then no longer be read.
      if (problemsOf(site.state()).length > 0) putBack();
      putBack = keepContent(root);
    }
    await site.update(regionsEdit);
    expect(problemsOf(site.state())).toEqual([]);

    const run = await careerSite(['build', '--root', root]);
    expect(run.stderr).not.toContain('error');
    const built = readTree(join(root, 'dist'));
    const differing: string[] = [];
    for (const [path, bytes] of built) {
      const [, webRoot, file] = /^(main|library)(\/.*)$/.exec(path) ?? [];
      if (webRoot === undefined || file === undefined) continue;
      const served = await site.read(webRoot as WebRoot, file);
      const text = served?.bytes.toString('latin1').replace(pageScript, '');
      if (text !== bytes.toString('latin1')) differing.push(path);
    }
    expect(differing).toEqual([]);
    expect([...built.keys()].filter((path) => path.endsWith('.html')).length).toBeGreaterThan(150);
    expect(readFileSync(yaml, 'utf8')).toContain('edited');
  },
  timeout,
);
