import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { allClaims, normaliseAlias } from '../names.ts';
import { keyOfName, states } from '../states.ts';
import type { Rule } from './rule.ts';

/** Fewer regions than this are a sample; as many or more are meant to be the whole country. */
const wholeCountry = 10;

/**
 * Every state has its region (docs/product.md R1), else its place on the map leads nowhere. Only a file of ten regions or
 * more is taken for the whole country, so that a small project may have just the states that it needs.
 */
export const missingRegion: Rule = function* ({ written: { regions } }) {
  const written = regions.value.regions;
  if (Object.keys(written).length < wholeCountry) return;
  const names = allClaims(written).filter(({ kind }) => kind !== 'alias');
  const taken = new Set(names.map(({ text }) => normaliseAlias(text)));
  const missing = states.filter(
    ({ code, name }) => !taken.has(normaliseAlias(code)) && !taken.has(normaliseAlias(name)),
  );
  const [first] = missing;
  if (first === undefined) return;
  const path = '/regions';
  const key = keyOfName(first.name);
  const parameters = { names: missing.map(({ name }) => name), first: { ...first, key } };
  yield createDiagnostic('missing-region', parameters, regions.document.locate(path, 'key'), {
    path,
  });
};
