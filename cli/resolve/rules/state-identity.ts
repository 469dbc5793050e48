import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import { states } from '../states.ts';
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
