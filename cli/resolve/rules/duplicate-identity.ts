import type { Related } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { WrittenRegion } from '../../schema/written.ts';
import { GENERIC, pathPrefixOf, siteIdOf } from '../identity.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { Written } from '../written.ts';
import { codeOwners, stateNamed } from './code-owners.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** A value that only one edition can have. */
interface Mark {
  readonly region: string;
  readonly value: string;
  /** JSON Pointer of the place where it, or the code that it follows from, is typed. */
  readonly pointer: string;
  readonly isTyped: boolean;
}

/** Two marks of the same value; `at` is the one to blame. */
interface Clash {
  readonly at: Mark;
  readonly other: Mark;
  readonly span: Span;
  readonly extras: { readonly path: string; readonly related: readonly Related[] };
}

/** No two regions have the same two letters. Reported at the region whose name is not that of the code's state. */
export const duplicateCode: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  const owners = codeOwners(value.regions);
  for (const [key, { code, name }] of Object.entries(value.regions)) {
    const other = owners.get(code) ?? key;
    if (other === key) continue;
    const path = `${childPointer('/regions', key)}/code`;
    const right = stateNamed(name)?.code;
    const parameters = { code, other, right: right === code ? undefined : right };
    const span = document.locate(`${childPointer('/regions', other)}/code`, 'value');
    yield createDiagnostic('duplicate-code', parameters, document.locate(path, 'value'), {
      ...suggesting(document, path, parameters.right),
      related: [{ message: 'the other edition has it from here', span }],
    });
  }
};

/** The webinar service tells editions apart by siteId (docs/product.md C3). */
export const duplicateSiteId: Rule = function* ({ written }) {
  const { siteId } = written.regions.value.site.generic;
  const pointer = '/site/generic/siteId';
  const generic: Mark = { region: GENERIC, value: siteId, pointer, isTyped: true };
  const marks = [generic, ...marksOf(written, 'siteId', siteIdOf)];
  for (const { at, other, span, extras } of clashes(written, marks)) {
    const parameters = { siteId: at.value, other: other.region };
    yield createDiagnostic('duplicate-site-id', parameters, span, extras);
  }
};

/** No two regions have the same addresses (docs/product.md R8). */
export const duplicatePathPrefix: Rule = function* ({ written }) {
  const marks = marksOf(written, 'pathPrefix', pathPrefixOf);
  for (const { at, other, span, extras } of clashes(written, marks)) {
    const parameters = { pathPrefix: at.value, other: other.region };
    yield createDiagnostic('duplicate-path-prefix', parameters, span, extras);
  }
};

function marksOf(
  { regions: { value } }: Written,
  field: 'siteId' | 'pathPrefix',
  valueOf: (region: WrittenRegion) => string,
): readonly Mark[] {
  return Object.entries(value.regions).map(([region, written]) => {
    const isTyped = written[field] !== undefined;
    const pointer = `${childPointer('/regions', region)}/${isTyped ? field : 'code'}`;
    return { region, value: valueOf(written), pointer, isTyped };
  });
}

// Two values that both follow from a code are alike because the codes are, which is reported there.
function* clashes({ regions: { document } }: Written, marks: readonly Mark[]): Generator<Clash> {
  const owners = new Map<string, Mark>();
  const derivedFirst = [...marks].sort((a, b) => Number(a.isTyped) - Number(b.isTyped));
  for (const at of derivedFirst) {
    const other = owners.get(at.value);
    if (other === undefined) owners.set(at.value, at);
    else if (at.isTyped) {
      const message = 'the other edition has it from here';
      const related = [{ message, span: document.locate(other.pointer, 'value') }];
      const span = document.locate(at.pointer, 'value');
      yield { at, other, span, extras: { path: at.pointer, related } };
    }
  }
}
