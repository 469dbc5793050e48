import { error, fixableError, notice } from './entry.ts';

/** What can be wrong with what regions take from each other, and once tokens are filled in. */
export const linkCodes = {
  'unknown-region': fixableError(
    'There is no region "{name}", so nothing can be taken from it. After "{field}:" write the key of a region of this file[, probably "{nearest}"].',
    '`reuse` or `fallthrough` names a region that does not exist.',
    'There is no content to take.',
    'Write the key of a region of this file; the message names the nearest one.',
  ),
  'region-cycle': error(
    'These regions take their content from each other in a loop, so none of them has any: {cycle}. Delete "reuse" or "fallthrough" from one of them.',
    'Regions take their content from each other in a circle.',
    'None of them has content to start from.',
    'Delete `reuse` or `fallthrough` from one of the regions that the message lists.',
  ),
  'reuse-with-content': error(
    '"{region}" reuses the whole content of "{target}", so its own "{field}" would be lost. Delete "{field}" here, or delete "reuse".',
    'A region that reuses another one states content of its own.',
    '`reuse` shows the other region whole, so this content would never be shown.',
    'Delete the field, or delete `reuse`. To combine the two, use `fallthrough`.',
  ),
  'reuse-and-fallthrough': error(
    '"{region}" has both "reuse" and "fallthrough", and only one of them can decide. Keep "reuse" to show the other region\'s content whole, or "fallthrough" to let its own fields win over these.',
    'A region has both `reuse` and `fallthrough`.',
    'They contradict each other: one shows the other region whole, the other combines both.',
    'Keep the one that is meant.',
  ),
  'fallthrough-overwrites': notice(
    '"{field}" of "{region}" is not shown: "{region}" falls through to "{target}", whose own "{field}" wins.',
    'The region has a field that its `fallthrough` target has too, and the target wins.',
    'What is written here is not shown, which is easy to overlook.',
    'Nothing, if that is intended. Otherwise delete the field here, or in the target.',
  ),
  'reused-app': notice(
    'The app of "{region}" is that of "{target}": {fields} [{isSingle}comes|come] from there, and visitors who have an account are sent there.',
    'A region that reuses another one also takes its app.',
    'Visitors who have an account are sent to the app of the other region.',
    'Nothing, if that is intended. Otherwise give the region content of its own instead of `reuse`.',
  ),
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
