// Bundles the program into the folder that a package carries it in: `npm pack`.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram, makeRuntime, removeMakers } from './program.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.build/package');
rmSync(folder, { recursive: true, force: true });
const inputs = await bundleProgram(folder);
inputs.push(...(await makeRuntime(folder, join(folder, 'runtime'))));
removeMakers(folder);
// What these are bundles of is made too, so no report is helped by its lines.
for (const name of ['nodes', 'validators']) rmSync(join(folder, `${name}.cjs.map`));
const bundled = listPackages(inputs);
const versions = bundled.map(({ name, version }) => [name, version]);
writeFileSync(join(folder, 'packages.json'), JSON.stringify(Object.fromEntries(versions)));
writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.md'), printNotices(bundled));

/** The packages that some files are of, by name. */
function listPackages(paths) {
  const pattern = /^node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;
  const folders = new Set(paths.flatMap((path) => pattern.exec(path) ?? []));
  return [...folders].sort().map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return { path, name, version, license };
  });
}

/** Their licences ask for this wherever they are copied. */
function printNotices(packages) {
  const parts = packages.map(({ path, name, version, license }) => {
    const [file] = readdirSync(path).filter((each) => /^(?:licen[cs]e|copying)\b/i.test(each));
    const text = file === undefined ? '' : `\n${readFileSync(join(path, file), 'utf8').trim()}\n`;
    return `## ${name} ${version}\n\n${license}\n${text}`;
  });
  return `# What the bundles of this package hold\n\n${parts.join('\n')}`;
}
