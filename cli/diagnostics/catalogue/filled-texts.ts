import { error } from './entry.ts';

/** What can be wrong with texts once their tokens are filled in. */
export const filledTextCodes = {
  'filled-text-too-long': error(
    'In {edition} the text of {where} has {length} characters once its tokens are filled in, but its place has room for {limit}. Shorten it here, or give regions with a long name a shorter text of their own.',
    'A text fits its place as written, but not once its tokens are filled in.',
    'In regions with long names it would be cut off or push other content away.',
    'Shorten the text, or give the regions with long names a shorter one of their own.',
  ),
  'filled-link': error(
    'In {edition} the link of {where} becomes "{link}" once its tokens are filled in, and that cannot be used: {why}. {{pathPrefix}} begins with a slash itself; names have blanks in them, codes have none.',
    'A link is fine as written, but not once its tokens are filled in.',
    'It would be broken in that region.',
    'Check slashes around tokens: `{{pathPrefix}}` starts with one. Names contain spaces, codes do not.',
  ),
} as const;
