import type { PageTexts, ShownField, ShownText } from '../../../runtime/dev/inspector/messages.ts';
import { onceEach } from '../../resolve/once.ts';
import type { MappedTexts, PageText, TextSource } from '../../reach/page-text.ts';
import { describeChain, describePlace } from './describe-place.ts';

/** The texts of a page as its inspector gets them: each field once, since most are on a page several times. */
export function listTexts(
  { texts, islandTexts }: MappedTexts,
  root: string,
): Omit<PageTexts, 'served'> {
  const fields: ShownField[] = [];
  const indexOf = onceEach(
    (source: TextSource) => fields.push(describeSource(source, root)) - 1,
    ({ owner, field, token = '', asset = '' }) => [owner, field, token, asset].join(' '),
  );
  const show = ({ parts, ...text }: PageText): ShownText => ({
    ...text,
    parts: parts.map((part) => ({ text: part.text, fields: part.sources.map(indexOf) })),
  });
  return { texts: texts.map(show), islandTexts: islandTexts.map(show), fields };
}

function describeSource(
  { owner, field, provenance, token, asset }: TextSource,
  root: string,
): ShownField {
  return {
    owner,
    field,
    place: describePlace(provenance.span, root),
    chain: describeChain(owner, provenance),
    ...(token !== undefined && { token }),
    ...(asset !== undefined && { asset }),
  };
}
