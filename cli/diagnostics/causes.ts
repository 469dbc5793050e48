import { fieldCodes } from './catalogue/fields.ts';
import { textCodes } from './catalogue/texts.ts';
import type { CatalogueCode, Code } from './codes.ts';
import { catalogue } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';
import { rangeOf } from './span.ts';

/** Codes that explain others: those only follow from them, where they are found. */
interface Cause {
  readonly causes: readonly Code[] | 'any error';
  readonly where: Where;
  readonly explains: readonly Code[];
}

/** Where a finding is, seen from the one that explains it. Places are JSON Pointers. */
type Where = keyof typeof relations | 'in its line' | 'anywhere';

const relations = {
  /** It is about the same value. */
  at: ({ path }: Diagnostic, place: string) => place === path,
  /** It is about a value of that group or list, or below it. */
  below: ({ path = '' }: Diagnostic, place: string) => place.startsWith(`${path}/`),
  /** It is about a field of the same group. */
  beside: ({ path = '' }: Diagnostic, place: string) => groupOf(place) === groupOf(path),
  /** It is about the same group, or anything in it. */
  around: ({ path = '' }: Diagnostic, place: string) => `${place}/`.startsWith(`${groupOf(path)}/`),
  /** It is about a list or a group that the cause is in. */
  inside: ({ path = '' }: Diagnostic, place: string) => path.startsWith(`${place}/`),
  /** It is about one of the values that the cause names as wrong by it alone. */
  affected: ({ affects = [] }: Diagnostic, place: string) => affects.includes(place),
} as const;

const unusableFile: readonly Code[] = ['asset-missing', 'asset-outside', 'asset-type'];
const unusableContent: readonly Code[] = [
  'asset-damaged',
  'asset-linked',
  'asset-misnamed',
  'asset-pointer',
  'asset-unsafe',
];
const wrongDay: readonly Code[] = ['no-such-date', 'wrong-weekday'];

/** An error in how a value is typed: what the schema says of it may follow from that. */
const wronglyTyped: readonly Code[] = [
  'comment-in-text',
  'doubtful-number',
  'field-in-text',
  'garbled-text',
  'invisible-character',
  'missing-placeholder',
  'stray-sign',
  'unknown-placeholder',
  'unreadable-character',
];

/** Signs in a text by which words look wrong that are right without them. */
const wrongSigns: readonly Code[] = [
  'comment-in-text',
  'field-in-text',
  'garbled-text',
  'invisible-character',
  'merge-leftover',
  'stray-sign',
  'unreadable-character',
  'wrapped-link',
];

/** Codes about the words of a text. */
const wrongWords: readonly Code[] = [
  'blank-before-sign',
  'blanks-in-row',
  'comma-at-end',
  'comment-in-words',
  'doubled-word',
  'file-name-as-words',
  'markdown-in-text',
  'misspelt-date',
  'missing-placeholder',
  'picture-called-picture',
  'placeholder-text',
  'quotes-in-text',
  'typewriter-sign',
  'unknown-placeholder',
  'unmatched-quote',
];

/** Codes of names that their place does not know. */
const unknownName: readonly Code[] = [
  'alt-below-picture',
  'comma-in-text',
  'invisible-character',
  'misplaced-field',
  'names-with-dots',
  'unknown-field',
];

/** Other codes about single values. */
const bySchema = Object.keys({ ...fieldCodes, ...textCodes })
  .filter((code): code is CatalogueCode => Object.hasOwn(catalogue, code))
  .filter((code) => code !== 'missing-parent' && !wronglyTyped.includes(code));

const wrongItem: readonly Code[] = ['empty-value', 'number-as-text', 'out-of-range', 'wrong-type'];

/** Every problem that explains others, and the problems that it explains. */
export const causes: readonly Cause[] = [
  // A line that was copied with a sign, or a field behind a dash, may be there already.
  {
    causes: ['item-among-fields', 'stray-sign'],
    where: 'in its line',
    explains: ['duplicate-key'],
  },
  { causes: wrongSigns, where: 'at', explains: wrongWords },
  // Below a field that joined a text, lines are its own.
  { causes: ['field-in-text'], where: 'at', explains: ['comment-in-text', 'stray-sign'] },
  { causes: wronglyTyped, where: 'at', explains: bySchema },
  // A text that took in another one leaves none.
  { causes: ['lost-field-name'], where: 'beside', explains: ['missing-field'] },
  { causes: ['bad-language', 'lost-field-name'], where: 'at', explains: ['text-too-long'] },
  { causes: ['filled-text-too-long'], where: 'at', explains: ['longer-than-best'] },
  // A field that was typed elsewhere is missing where it belongs, and may leave its group empty.
  {
    causes: [...unknownName, 'field-in-text'],
    where: 'affected',
    explains: ['empty-value', 'missing-field'],
  },
  { causes: ['missing-parent'], where: 'affected', explains: bySchema },
  // An entry that is missing may be one with another word.
  {
    causes: [...unknownName, 'empty-value', 'missing-field', 'not-one-of', 'wrong-type'],
    where: 'inside',
    explains: ['missing-plan', 'missing-section'],
  },
  { causes: ['wrong-count'], where: 'below', explains: wrongItem },
  { causes: ['missing-comma'], where: 'beside', explains: wrongItem },
  // Regions that share a code or a prefix, as one and its copy, share what follows from it.
  { causes: ['duplicate-code'], where: 'at', explains: ['duplicate-site-id', 'wrong-state-code'] },
  { causes: ['duplicate-code'], where: 'at', explains: ['duplicate-path-prefix'] },
  {
    causes: ['duplicate-code', 'duplicate-path-prefix'],
    where: 'around',
    explains: ['alias-conflict'],
  },
  { causes: ['alias-conflict'], where: 'beside', explains: ['wrong-state-code'] },
  { causes: ['reuse-and-fallthrough'], where: 'beside', explains: ['reuse-with-content'] },
  {
    causes: ['unknown-region', 'region-cycle', 'reuse-and-fallthrough'],
    where: 'anywhere',
    // What regions inherit is known once all links lead somewhere.
    explains: [
      'brochure-words',
      'fallthrough-overwrites',
      'foreign-name',
      'foreign-webinar-form',
      'mixed-video',
      'reused-app',
      'same-as-default',
      'shared-webinar-form',
      'webinar-without-form',
    ],
  },
  { causes: ['broken-token', 'unknown-token'], where: 'at', explains: unusableFile },
  // A brochure that is called after the region is made once its key is right.
  { causes: ['misspelled-key'], where: 'affected', explains: ['asset-missing'] },
  {
    causes: [...unusableFile, ...unusableContent],
    where: 'at',
    explains: ['picture-without-words'],
  },
  // A misspelt path makes the right file look as if nothing used it.
  { causes: 'any error', where: 'anywhere', explains: ['asset-unused'] },
  { causes: ['webinar-without-date'], where: 'below', explains: ['unknown-token', ...wrongDay] },
  { causes: ['webinar-date-unreadable'], where: 'at', explains: wrongDay },
  { causes: ['no-such-date'], where: 'at', explains: ['date-unreadable'] },
  { causes: ['date-unreadable'], where: 'at', explains: ['date-as-text'] },
  {
    causes: ['tier-empty'],
    where: 'beside',
    explains: ['tier-gap', 'tier-overlap', 'tier-price-falls'],
  },
];

/** One slip, one message. What explains an error becomes an error, so that none is lost. */
export function withoutExplained(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const causeOf = new Map(findings.map((finding) => [finding, findCause(finding, findings)]));
  const grave = new Set<Diagnostic>();
  for (const finding of findings.filter(({ severity }) => severity === 'error'))
    for (let cause = causeOf.get(finding); cause; cause = causeOf.get(cause)) grave.add(cause);
  return findings
    .filter((finding) => causeOf.get(finding) === undefined)
    .map((finding) => (grave.has(finding) ? { ...finding, severity: 'error' } : finding));
}

function findCause(finding: Diagnostic, findings: readonly Diagnostic[]): Diagnostic | undefined {
  for (const { causes: codes, where, explains } of causes) {
    if (!explains.includes(finding.code)) continue;
    const isCause = ({ code, severity }: Diagnostic): boolean =>
      codes === 'any error' ? severity === 'error' : codes.includes(code);
    const cause = findings.find(
      (each) => each !== finding && isCause(each) && isFound(finding, where, each),
    );
    if (cause !== undefined) return cause;
  }
  return undefined;
}

/** Whether a finding, or another place that it names, is where a cause explains it. */
function isFound({ path, related, span }: Diagnostic, where: Where, cause: Diagnostic): boolean {
  if (where === 'anywhere') return true;
  if (span.file !== cause.span.file) return false;
  if (where === 'in its line') return rangeOf(span).start.line === rangeOf(cause.span).start.line;
  const places = [path, ...related.map((place) => place.path)];
  return places.some((place) => place !== undefined && relations[where](cause, place));
}

function groupOf(place: string): string {
  return place.slice(0, place.lastIndexOf('/'));
}
