import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import { allStates, states } from '../states.ts';
import { codeOwners, stateNamed } from './code-owners.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** A state goes by its own two letters, else the map has no link for it and its addresses are others. */
export const wrongStateCode: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  const owners = codeOwners(value.regions);
  for (const [key, { code, name }] of Object.entries(value.regions)) {
    const state = stateNamed(name);
    // A code that belongs to another region is reported as such.
    if (state === undefined || state.code === code || owners.get(code) !== key) continue;
    const path = `${childPointer('/regions', key)}/code`;
    const parameters = { name: state.name, code, right: state.code };
    const span = document.locate(path, 'value');
    const extras = suggesting(document, path, state.code);
    yield createDiagnostic('wrong-state-code', parameters, span, extras);
  }
};

/** A region that is no state has no outline, no place on the map, and perhaps a code that was only mistyped. */
export const unknownState: Rule = function* ({ written: { regions } }) {
  for (const [key, { code, name }] of Object.entries(regions.value.regions)) {
    if (stateNamed(name) !== undefined || allStates.some((state) => state.code === code)) continue;
    const path = `${childPointer('/regions', key)}/code`;
    const span = regions.document.locate(path, 'value');
    yield createDiagnostic('unknown-state', { name, code }, span, { path });
  }
};

/** The name of a state is read on all of its pages. */
export const misspelledState: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  for (const [key, { code, name }] of Object.entries(value.regions)) {
    const state = states.find((each) => each.code === code);
    if (state === undefined || stateNamed(name) !== undefined) continue;
    if (nearest(name, [state.name]) === undefined) continue;
    const path = `${childPointer('/regions', key)}/name`;
    const parameters = { typed: name, code, right: state.name };
    const span = document.locate(path, 'value');
    const extras = suggesting(document, path, state.name);
    yield createDiagnostic('misspelled-state', parameters, span, extras);
  }
};
