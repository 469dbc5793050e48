import type { ShownField } from '../../page/inspector/messages.ts';
import type { TextSource } from '../../reach/page-text.ts';
import type { DateWords } from '../../../compile/resolve/moment.ts';
import { isDateOfWebinar } from '../../../compile/resolve/webinars.ts';
import { isContentField } from '../../../compile/schema/content-fields.ts';
import { describeChain, describePlace } from './describe-place.ts';
import { fieldPlaceOf } from '../../find/field-name.ts';

/** A source of a text as the inspector shows it. */
export function showField(source: TextSource, root: string): ShownField {
  const { owner, field, provenance, ...named } = source;
  const place = describePlace(provenance.span, root);
  const chain = describeChain(owner, provenance);
  return { owner, field, place, chain, ...named, ...(isPart(source) && { isPart: true }) };
}

/** The date of a webinar is made from its start, which is what somebody types and moves. */
export function typedSource({ token, ...source }: TextSource): TextSource {
  const { field, provenance } = source;
  const { derivedFrom } = provenance;
  if (derivedFrom === undefined || !isDateOfWebinar(fieldPlaceOf(source).pointer))
    return token === undefined ? source : { ...source, token };
  return { ...source, field: field.replace(/\w+$/, derivedFrom) };
}

const dateWords: readonly (keyof DateWords)[] = ['dates', 'months'];

/** Words that only help to print others: of dates, of the site's name, of an identity. */
function isPart({ owner, field }: TextSource): boolean {
  if (owner === 'library') return false;
  if (owner !== 'site') return !isContentField(field.split('.')[0] ?? '');
  return field === 'name' || dateWords.some((name) => field.startsWith(`interface.${name}.`));
}
