import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Inheritance } from '../layers.ts';
import { layersOf } from '../layers.ts';
import { listUpcoming } from '../../../runtime/services/schedule.ts';
import { childPointer } from '../../schema/pointer.ts';
import { pointerOf } from '../webinars.ts';
import type { Written } from '../written.ts';
import type { InheritanceRule } from './rule.ts';

/** A region signs up by a form of its own: by none that is named for another region, and by none that another one uses. */
export const webinarForms: InheritanceRule = function* (inheritance) {
  const forms = formsOf(inheritance.written);
  const first = new Map<string, RegionForm>();
  for (const form of forms) {
    const foreign = regionInName(form, forms, inheritance.written);
    const other = first.get(form.id);
    if (foreign !== undefined) yield reportForeign(inheritance.written, form, foreign);
    else if (other === undefined) first.set(form.id, form);
    else if (other.region !== form.region && !areLinked(form, other, inheritance))
      yield reportShared(inheritance.written, form, other);
  }
};

/** The form that a region names itself. */
interface RegionForm {
  readonly region: string;
  readonly id: string;
  /** The parts of the id, in lower case: `webinar`, `nv`, `2027`. */
  readonly parts: readonly string[];
  readonly pointer: string;
}

function formsOf({ regions: { value } }: Written): readonly RegionForm[] {
  return Object.entries(value.regions).flatMap(([region, { webinar }]) =>
    listUpcoming(webinar?.upcoming).flatMap(({ webinarSignupForm: id }, index) => {
      if (id === undefined) return [];
      const owner = childPointer('/regions', region) + pointerOf(webinar?.upcoming, index);
      const parts = id.toLowerCase().split(/[-_]/);
      return [{ region, id, parts, pointer: `${owner}/webinarSignupForm` }];
    }),
  );
}

/** The other region that a form is named for, by its key or by its code. */
function regionInName(
  form: RegionForm,
  forms: readonly RegionForm[],
  { regions: { value } }: Written,
): string | undefined {
  const codes = Object.entries(value.regions).map(([key, { code }]) => ({
    key,
    code: code.toLowerCase(),
  }));
  const id = `-${form.parts.join('-')}-`;
  const byKey = codes
    .filter(({ key }) => id.includes(`-${key.replaceAll('_', '-')}-`))
    .toSorted((a, b) => b.key.length - a.key.length);
  const byCode = codes.filter(({ code }) => standsForRegion(code, form, forms, codes));
  const named = [...byKey, ...byCode].map(({ key }) => key);
  return named.includes(form.region) ? undefined : named[0];
}

/** Codes that are words as well. */
const words = new Set(['al', 'de', 'hi', 'id', 'in', 'la', 'ma', 'me', 'oh', 'ok', 'or', 'pa']);

/** Whether a code in a form's id is one: a word is where other regions have their code. */
function standsForRegion(
  code: string,
  { parts, region }: RegionForm,
  forms: readonly RegionForm[],
  codes: readonly { readonly key: string; readonly code: string }[],
): boolean {
  const at = parts.indexOf(code);
  if (at === -1) return false;
  const codeOf = (key: string) => codes.find((each) => each.key === key)?.code;
  return (
    !words.has(code) ||
    codeOf(region) === code ||
    forms.some((other) => other.region !== region && other.parts[at] === codeOf(other.region))
  );
}

function areLinked(one: RegionForm, other: RegionForm, inheritance: Inheritance): boolean {
  const has = (region: string, layer: string) =>
    layersOf(region, inheritance).some(
      ({ pointer }) => pointer === childPointer('/regions', layer),
    );
  return has(one.region, other.region) || has(other.region, one.region);
}

function reportForeign(
  { regions: { document } }: Written,
  { region, id, pointer }: RegionForm,
  other: string,
): Diagnostic {
  const span = document.locate(pointer, 'value');
  return createDiagnostic('foreign-webinar-form', { id, region, other }, span, { path: pointer });
}

function reportShared(
  { regions: { document } }: Written,
  { region, id, pointer }: RegionForm,
  other: RegionForm,
): Diagnostic {
  const message = `"${other.region}" uses it here`;
  const parameters = { id, region, other: other.region };
  return createDiagnostic('shared-webinar-form', parameters, document.locate(pointer, 'value'), {
    path: pointer,
    related: [{ message, span: document.locate(other.pointer, 'value') }],
  });
}
