// One page of every kind, for checks that would take too long on all pages of an output.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The region whose pages stand for those of all: it has a logo, a webinar and recordings of its
 * own.
 */
const sampleRegion = 'nevada';

/** The pages of the output in a folder, from its `manifest.json`. */
export function readPages(folder) {
  return readRecord(folder).table.pages;
}

/**
 * One page of every kind and, where a kind takes a parameter, of each of its values. All numbers
 * count as one value, all days before the build as one and all after it, and all pages that lead to
 * one of another state. `name` identifies each: `pricing`, `pricing-group`,
 * `recorded-webinar-index`, `webinar-planned`.
 */
export function samplePages(folder) {
  const { at, table } = readRecord(folder);
  const samples = new Map();
  for (const page of table.pages) {
    const values = Object.entries(page.params).map(([name, value]) =>
      name === 'rest' ? name : nameOfValue(value, at),
    );
    const name = [page.kind, ...values].join('-');
    const known = samples.get(name);
    if (known === undefined || page.region === sampleRegion) samples.set(name, { ...page, name });
  }
  return [...samples.values()];
}

function nameOfValue(value, at) {
  if (/^\d{4}-\d\d-\d\d/.test(value)) return value < at ? 'over' : 'planned';
  return value.replace(/^\d+$/, 'index');
}

function readRecord(folder) {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
}
