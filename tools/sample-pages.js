// One page of every kind, for checks that would take too long on all pages of an output.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The region whose pages stand for those of all: it has a logo, a webinar and recordings of its own. */
const sampleRegion = 'nevada';

/** The pages of the output in a folder, from its `manifest.json`. */
export function readPages(folder) {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).table.pages;
}

/**
 * One page of every kind and, where a kind takes a parameter, of each of its values (all numbers count as one). `name`
 * identifies each: `pricing`, `pricing-group`, `recorded-webinar-index`.
 */
export function samplePages(folder) {
  const samples = new Map();
  for (const page of readPages(folder)) {
    const name = [page.kind, ...Object.values(page.params)].join('-').replace(/-\d+$/, '-index');
    const known = samples.get(name);
    if (known === undefined || page.region === sampleRegion) samples.set(name, { ...page, name });
  }
  return [...samples.values()];
}
