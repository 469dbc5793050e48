import { error, warning } from './entry.ts';
import { counted } from './lists.ts';

/** What can be wrong with marks of sample content, and what of it must not reach the public. */
export const sampleCodes = {
  'bad-sample-mark': error(
    () =>
      '`sample` marks what is sample content. Write `sample: true` for all fields beside it, or the names of some of them, such as `sample: [title]`.',
    '`sample` has another value than `true` or a list of fields beside it.',
    'Nobody could tell what is meant, so that sample content might reach the public.',
    'Write `sample: true` for the whole block, or the names of the fields, such as `sample: [title]`.',
  ),
  'sample-content': warning(
    '"{field}" is marked as sample content, and visitors will take it for true. Write your own, or leave it out, and delete the mark.',
    'A build for the public shows content that the YAML marks as sample.',
    'Visitors take invented figures, quotes and seals for facts about your company.',
    'Write what is true of you, or leave it out, and delete its mark `sample`. To try out a build for the public, add `--allow-sample`.',
  ),
  'sample-address': warning(
    ({ name, others }: ReservedParameters) =>
      `Nobody can own ${name}, so links and e-mail to it reach nobody. Write your own address here${andElsewhere(others)}.`,
    'A build for the public names a host that is kept free for examples, such as `www.careerexplorer.example`.',
    'Links lead nowhere and e-mail is lost: `.example`, `.test`, `.invalid` and `.localhost` belong to nobody (RFC 6761).',
    'Write your own address in all places; a search for the domain finds them. To try out a build for the public, add `--allow-sample`.',
  ),
  'sample-phone': warning(
    ({ name, others }: ReservedParameters) =>
      `Nobody can be reached at ${name}: the numbers from 555-0100 to 555-0199 are kept free for examples. Write your own number here${andElsewhere(others)}.`,
    'A build for the public names a phone number that is kept free for examples.',
    'Nobody answers there.',
    'Write your own number. To try out a build for the public, add `--allow-sample`.',
  ),
} as const;

/** A name that is kept free for examples. */
export interface ReservedParameters {
  readonly name: string;
  /** In how many other places of the file it stands. */
  readonly others: number;
}

function andElsewhere(others: number): string {
  return others === 0 ? '' : ` and in ${counted(others, 'other place')} of this file`;
}
