import { Buffer } from 'node:buffer';
import type { Cause } from '../../../cli/author/diff/causes.ts';
import type { Report } from '../../../cli/author/diff/report.ts';
import { diffSides } from '../../../cli/author/diff/diff.ts';
import type { Side } from '../../../cli/author/diff/open-versions.ts';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import type { AssetFile } from '../../../cli/compile/site/assets.ts';
import type { Program } from '../../../cli/compile/site/program.ts';
import { openProgram } from '../../../cli/compile/site/program.ts';
import type { Sample } from '../../compile/resolve/sample.ts';
import { resolveSample, writtenOf } from '../../compile/resolve/sample.ts';

/** A version of the base project, and what is in files that it has by other contents. */
export interface Version extends Sample {
  readonly contents?: Readonly<Record<string, string>>;
}

/** Pages load no more than one script and two style sheets. */
export function sampleProgram(): Program {
  const files = { files: [], sourceMaps: [], script: '/client.js', islandScripts: { wake: [] } };
  const styles = { styles: ['/site.css'], toolStyles: ['/tools.css'] };
  const client = { ...files, ...styles, paperStyles: [], previewStyles: [], fonts: [] };
  return { ...openProgram(), client: () => client };
}

/** A version that is sound. Its pages are rendered without the map and outlines. */
export function sampleSide({ contents = {}, ...sample }: Version, program = sampleProgram()): Side {
  const written = writtenOf(sample);
  const [resolved, found] = resolveSample(sample, written);
  const [manifest] = resolved ? createManifest(resolved, { mount: 'prefix' }) : [undefined];
  if (resolved === undefined || manifest === undefined) {
    throw new Error(found.map(({ message }) => message).join('\n'));
  }
  const paths = [...manifest.usedAssets].filter((path) => !manifest.madeAssets.has(path));
  const files = new Map(paths.map((path) => [path, fileOf(path, contents[path] ?? '')]));
  const star = { viewBox: '0 0 24 24', body: contents['assets/icons/icon-star.svg'] ?? '<path/>' };
  const data = { ...manifest, icons: { 'icon-star': star }, map: {}, silhouettes: {} };
  const checked = { resolved, manifest, released: undefined };
  return { ...checked, ...program, root: '.', data, files };
}

/** The number of the line of a version's regions.yaml that holds a text first. */
export function lineOf(version: Version, text: string): number {
  const { file } = writtenOf(version).regions.document;
  const offset = file.text.indexOf(text);
  if (offset < 0) throw new Error(`The version has no ${JSON.stringify(text)}`);
  return file.text.slice(0, offset).split('\n').length;
}

function fileOf(path: string, text: string): AssetFile {
  const url = `/${path}?${text}`;
  const built = { url, title: `${path} ${text}` };
  return { contents: () => Buffer.from(text), hash: text, url, built };
}

/** What differs between two versions, in words as short as a test can have them. */
export function reported(old: Version, next: Version, program: Program): readonly string[] {
  return describe(diffSides(sampleSide(old, program), sampleSide(next, program)));
}

/** A line for each change: kind, before and after, on how many pages, and why. */
function describe({ sections }: Pick<Report, 'sections'>): readonly string[] {
  const changes = sections.flatMap(({ clusters }) =>
    clusters.flatMap((cluster) => cluster.changes),
  );
  return changes.map(
    ({ kind, before = '(none)', after = '(none)', leadsTo, resources, causes }) => {
      const because = causes.map(placeOf).join(', ');
      const now = leadsTo === undefined ? '' : ` (now ${leadsTo ?? '404'})`;
      return `${kind}: ${before} -> ${after}${now}, ${resources.length} pages, because ${because}`;
    },
  );
}

function placeOf(cause: Cause): string {
  return cause.kind === 'time' ? 'time' : `${cause.field}:${cause.line}`;
}
