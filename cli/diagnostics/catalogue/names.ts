import { error, fixableError, notice, warning } from './entry.ts';

/**
 * What can be wrong with what regions, and the site itself, are called and found by, and with what regions take from each
 * other.
 */
export const nameCodes = {
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
  'missing-region': error(
    'No region is for [{isSingle}this state|these states], so visitors who choose [{isSingle}it|them] on the map would find nothing: {names}. If lines were lost, take them from an earlier version of the file; at least write a line such as `{key}: { code: {code}, name: {name} }` below "regions:".',
    'A state of the map has no region.',
    'Visitors who choose it would find nothing.',
    'Add the line that the message shows, or restore the lost lines from an earlier commit.',
  ),
  'wrong-state-code': error(
    'The code of {name} is {right}. With "{code}" it has no link on the map, and its pages stand at another address. Write {right}; an address of its own goes into "pathPrefix".',
    'The code of a region is not that of its state.',
    'The map finds the region by its code, and its address starts with it.',
    'Write the code that the message names. For another address use `pathPrefix`.',
  ),
  'unknown-state': warning(
    '"{name}" with the code {code} is no state and no territory of the United States. It has no outline and no place on the map. Write the code and the name of a state.',
    'A region has the code and the name of no state, district or territory.',
    'Its pages are published, but no map has a place for it, and its code was perhaps only mistyped.',
    'Correct code and name.',
  ),
  'misspelled-state': warning(
    'Every page of the state with the code {code} shows the name "{typed}", but the state is called {right}. Write {right}, unless this spelling is intended.',
    'The name of a region is not that of the state with its code.',
    'Visitors read the name on every page of the region.',
    'Correct the name, unless the spelling is intended.',
  ),
  'misspelled-key': fixableError(
    'The key of {name} is "{key}", probably meant as "{right}". Write {right}[{isSingle} here and where it is mentioned| here and in the {mentions} places that mention it|].',
    'The key of a state, its name before the colon, is nearly what its name gives, or that of another state.',
    '`explain`, `reuse`, `fallthrough` and its made brochure go by the key, and it is an address that visitors can type.',
    'Write the name in small letters, with _ for blanks. A key that is meant to be another one, such as `dc`, is not reported.',
  ),
  'same-origin': error(
    '{origin} is the origin of the main site already, and the library edition needs a host of its own: both have a page at /. Write another origin in one of the two files.',
    'The main site and the library edition have the same origin.',
    'Both have a page at /, so one host cannot serve both.',
    'Give one of them another host.',
  ),
  'alias-conflict': error(
    '"{name}" cannot lead to "{region}": it is a name of "{other}" already. Letter case, spaces, hyphens and underscores make no difference. Write [{right}|another name, or delete one of the two].',
    'Two regions claim the same name.',
    'An address with that name could lead to only one of them. Letter case, spaces, hyphens and underscores make no difference.',
    'Delete the name from one of them, or write another one.',
  ),
  'alias-is-route': error(
    '"{name}" cannot be a region\'s name, because /{route}/ is a page or folder of the site itself. Write another name.',
    'A name of a region is also the address of a page or folder of the site.',
    'That page could no longer be reached.',
    'Write another name.',
  ),
  'reserved-region': error(
    'A region cannot be called "{key}": the site uses that name itself. Write the region\'s full name in lower case, with underscores for spaces.',
    'The key of a region is a name that the site uses itself.',
    'The two could not be told apart.',
    'Write the full name of the region in lower case, with underscores for spaces.',
  ),
  'duplicate-code': error(
    'The code {code} belongs to "{other}" already. Write [{right}|the two letters of this region].',
    'Two regions have the same code.',
    'They would have the same address and the same place on the map.',
    'Write the two letters of this region.',
  ),
  'duplicate-site-id': error(
    'The siteId "{siteId}" belongs to [{isGeneric}the edition without a state|"{other}"] already, so the webinars of the two would be mixed up. Write another one, or delete the line to use the code in lower case.',
    'Two regions have the same siteId.',
    'The API would give both the same webinars.',
    'Write another siteId, or delete the line to use the code in lower case.',
  ),
  'duplicate-path-prefix': error(
    'The addresses of "{other}" start with {pathPrefix} already. Write another pathPrefix, or delete the line to use the code in lower case.',
    'Two regions have the same path prefix.',
    'Their pages would have the same addresses.',
    'Write another prefix, or delete the line to use the code in lower case.',
  ),
} as const;
