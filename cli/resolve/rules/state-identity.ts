import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { WrittenRegion } from '../../schema/written.ts';
import { nearest } from '../../schema/nearest.ts';
import { normaliseAlias } from '../names.ts';
import { childPointer } from '../pointer.ts';
import { states } from '../states.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** A state goes by its own two letters, else the map has no link for it and its addresses are others. */
export const wrongStateCode: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  for (const [key, { code, name }] of Object.entries(value.regions)) {
    const state = states.find((each) => isSame(each.name, name));
    // Two regions with one code are reported as such.
    if (state === undefined || state.code === code || isTaken(code, key, value.regions)) continue;
    const path = `${childPointer('/regions', key)}/code`;
    const parameters = { name: state.name, code, right: state.code };
    const span = document.locate(path, 'value');
    const extras = suggesting(document, path, state.code);
    yield createDiagnostic('wrong-state-code', parameters, span, extras);
  }
};

/** The name of a state is read on all of its pages. */
export const misspelledState: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  for (const [key, { code, name }] of Object.entries(value.regions)) {
    const state = states.find((each) => each.code === code);
    if (state === undefined || states.some((each) => isSame(each.name, name))) continue;
    if (nearest(name, [state.name]) === undefined) continue;
    const path = `${childPointer('/regions', key)}/name`;
    const parameters = { typed: name, code, right: state.name };
    const span = document.locate(path, 'value');
    const extras = suggesting(document, path, state.name);
    yield createDiagnostic('misspelled-state', parameters, span, extras);
  }
};

function isSame(one: string, other: string): boolean {
  return normaliseAlias(one) === normaliseAlias(other);
}

function isTaken(
  code: string,
  key: string,
  regions: Readonly<Record<string, WrittenRegion>>,
): boolean {
  return Object.entries(regions).some(([other, region]) => other !== key && region.code === code);
}
