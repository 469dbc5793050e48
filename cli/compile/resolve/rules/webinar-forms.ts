import { error, notice, warning } from '../../../diagnostics/catalogue/entry.ts';
import { listUpcoming } from '../../../../runtime/services/schedule.ts';
import { valueAt } from '../../schema/pointer.ts';
import type { RegionDefaults, WrittenRegion } from '../../schema/written.ts';
import { placeIn, relatedAt, reporter } from '../../source/locate-piece.ts';
import { repeats } from '../../values/group-by.ts';
import { entryPointer, GENERIC } from '../identity.ts';
import type { Layer } from '../layers.ts';
import { mergeField, readersOf } from '../layers.ts';
import { hasForm, listPlanned, pointerOf } from '../webinars.ts';
import type { Written } from '../written.ts';
import type { Rule, RuleSubject } from './rule.ts';

export const codes = {
  'foreign-webinar-form': warning(
    'The form {id} is named for "{other}", so visitors of "{region}" would sign up for a webinar of "{other}". Write the id of the form of "{region}".',
    'The sign-up form of a webinar has the name or the code of another region in its id.',
    'Visitors would sign up for the webinar of the other region.',
    'Write the id of the form of this region.',
  ),
  'webinar-without-form': error(
    'Visitors could not sign up for this webinar, because it has no form. Add webinarSignupForm with the id of the form, or delete the upcoming webinar.',
    'An upcoming webinar names no form.',
    'Visitors could not sign up.',
    'Add webinarSignupForm with the id of the form, or delete the upcoming webinar.',
  ),
  'shared-webinar-form': notice(
    '"{region}" and "{other}" sign up by the same form, {id}. That is right for one webinar of both; otherwise write the id of the form of "{region}".',
    'Two regions name the same form for their webinars, and neither inherits it from the other.',
    'Those who sign up for one of two webinars would be counted for the other.',
    'Write the id of the region’s own form. Where both hold one webinar together, acknowledge the notice.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** A region signs up by its own form, not by one that names or serves another region. */
export const webinarForms: Rule = function* (subject) {
  const { regions } = subject.written.regions.value;
  const forms = formsOf(subject.written);
  const own: RegionForm[] = [];
  for (const form of forms) {
    const { id, region } = form;
    const other = regionInName(form, forms, regions);
    if (other === undefined) own.push(form);
    else yield atPlace(form, 'foreign-webinar-form', { id, region, other });
  }
  for (const [form, first] of repeats(own, ({ id }) => id)) {
    const { id, region } = form;
    const { region: other } = first;
    if (other === region || areLinked(region, other, subject)) continue;
    const related = [relatedAt(first, `"${other}" uses it here`)];
    yield atPlace(form, 'shared-webinar-form', { id, region, other }, { related });
  }
};

type RegionForm = ReturnType<typeof formsOf>[number];

/** The forms that regions name. Codes and parts of ids, such as `nv`, are in lower case. */
function formsOf(written: Written) {
  const { regions } = written.regions.value;
  return listPlanned(written).flatMap(({ region = '', webinar, ...place }) => {
    const { webinarSignupForm: id } = webinar;
    const code = regions[region]?.code.toLowerCase();
    if (id === undefined || code === undefined) return [];
    const parts = id.toLowerCase().split(/[-_]/);
    return [{ region, code, id, parts, ...placeIn(place, '/webinarSignupForm') }];
  });
}

/** The other region that a form is named for, by its key or by its code. */
function regionInName(
  form: RegionForm,
  forms: readonly RegionForm[],
  regions: Readonly<Record<string, WrittenRegion>>,
): string | undefined {
  const id = `-${form.parts.join('-')}-`;
  const byKey = Object.keys(regions)
    .filter((key) => id.includes(`-${key.replaceAll('_', '-')}-`))
    .toSorted((a, b) => b.length - a.length);
  const byCode = Object.entries(regions).flatMap(([key, { code }]) =>
    holdsCode(form, code.toLowerCase(), forms) ? [key] : [],
  );
  const named = [...byKey, ...byCode];
  return named.includes(form.region) ? undefined : named[0];
}

/** Codes that are words as well. */
const words = new Set(['al', 'de', 'hi', 'id', 'in', 'la', 'ma', 'me', 'oh', 'ok', 'or', 'pa']);

/** Whether a part of a form's id is a code: a word is where other regions have their code. */
function holdsCode(form: RegionForm, code: string, forms: readonly RegionForm[]): boolean {
  const at = form.parts.indexOf(code);
  if (at === -1) return false;
  const others = forms.filter(({ region }) => region !== form.region);
  const isCodeThere = others.some((other) => other.parts[at] === other.code);
  return !words.has(code) || form.code === code || isCodeThere;
}

function areLinked(one: string, other: string, subject: RuleSubject): boolean {
  const readers = (region: string) => readersOf(subject, entryPointer(region));
  return readers(one).includes(other) || readers(other).includes(one);
}

/** Every upcoming webinar has a form, its own or an inherited one. */
export const webinarWithoutForm: Rule = function* ({ written, layersOf }) {
  const { document, value } = written.regions;
  if (listPlanned(written).every(({ webinar }) => hasForm(webinar))) return;
  const keys = [GENERIC, ...Object.keys(value.regions)];
  for (const pointer of new Set(keys.flatMap((key) => placeWithoutForm(layersOf(key)) ?? [])))
    yield atPlace({ document, pointer, part: 'key' }, 'webinar-without-form', {});
};

function placeWithoutForm(layers: readonly Layer[]): string | undefined {
  const { upcoming } = mergeField(layers, 'webinar') as RegionDefaults['webinar'];
  const index = listUpcoming(upcoming).findIndex((each) => !hasForm(each));
  if (index === -1) return undefined;
  const pointer = pointerOf(upcoming, index);
  const typed = layers.findLast(({ content }) => valueAt(content, pointer) !== undefined);
  return typed && typed.pointer + pointer;
}
