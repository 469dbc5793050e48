import { error, notice, warning } from './entry.ts';

/**
 * What can be wrong with links and files of a built output, with what every page has, with what
 * people and search engines read of it.
 */
export const outputCodes = {
  'broken-link': error(
    'Nothing answers at {url}, so visitors who follow this link get the error page. Correct the address.',
    'A link or form leads to an address of this site that nothing answers.',
    'Visitors who follow it are told that the page does not exist.',
    'Correct the address where the link is written; the related location names the YAML.',
  ),
  'broken-anchor': error(
    '{url} has no element whose id is "{fragment}", so the browser stays at the top of the page. Correct what stands after the #.',
    'A link leads to an element of a page that does not exist.',
    'The browser stays at the top of the page.',
    'Correct what follows the #, or give the element that id.',
  ),
  'link-redirects': warning(
    '{url} only redirects to {to}, which costs every visitor a round trip. Link there directly.',
    'A link within the site leads to an address that only redirects.',
    'Every visitor who follows it waits for another round trip.',
    'Link to the final address.',
  ),
  'link-outside-build': notice(
    '{url} is not part of this build. It answers only where the rest of the site is published at the same address.',
    'A build of some states links to a page that only a full build contains.',
    'The link works only if the rest of the site is published at the same address.',
    'Nothing, if it is. Otherwise build all states that are linked to.',
  ),
  'broken-resource': error(
    'There is no file {url} in the output, so browsers cannot load it. Correct the address, or build again.',
    'A page, style sheet or script needs a file that is not in the output.',
    'The picture, font, style or part of the page stays missing, or a script stops.',
    'Correct the address in the source. If a file was deleted from the output, build again.',
  ),
  'unknown-form': error(
    'No form of the YAML has the id "{id}", so the form service would not find it. Known: {known}.',
    'A page shows a form whose id the YAML does not list.',
    'The form service would find no such form, so the page would show an error.',
    'Write one of the ids that the message lists.',
  ),
  'missing-file': error(
    'The output should hold {path}, but there is no such file. Build again.',
    'The manifest lists a file that is not in the output.',
    'Hosts would answer its address with an error, and without a root 404.html with a page of their own.',
    'Build again, and leave the output as the build wrote it.',
  ),
  'unreadable-script': error(
    '{path} is not a complete script, so browsers cannot run it. It was probably truncated or edited after the build. Build again.',
    'A script is not valid JavaScript, usually because it was truncated.',
    'Browsers run none of it, so the parts of the page that it drives stay inactive.',
    'Build again, and check that the disk is not full.',
  ),
  'stale-compression': error(
    '{path} is not the compressed form of {original}, but hosts serve it in place of that file, so most visitors would get something else than was built. Build again, or delete {path}.',
    'A .gz or .br file does not contain what the file beside it contains.',
    'Hosts send the compressed copy to every browser that accepts it, so most visitors would get old content.',
    'Build again. Never edit a file of the output by hand; if you did, delete its compressed copies.',
  ),
  'meta-refresh': error(
    'The page [sends its visitors to {url}|reloads itself] without a click. Remove this meta element; if the page has moved, use a redirect.',
    'A page forwards or reloads itself by a meta element.',
    'Visitors lose what they are reading, the back button breaks, and an attacker could send them anywhere.',
    'Remove the element. For a page that has moved, let the site redirect.',
  ),
  'base-element': error(
    'This base element makes browsers resolve every relative address of the page, including its # links, against {url}. Remove it.',
    'A page has a base element.',
    'It changes where every relative address of the page leads, including links to its own sections, even to another site.',
    'Remove the element, and write whole paths.',
  ),
  'orphan-page': warning(
    'No other page links to {url}, so visitors cannot find it. Link to it, or leave it out.',
    'No other page links to this one.',
    'Visitors can find it only by its address.',
    'Link to it from another page, or leave it out.',
  ),
  'missing-title': error(
    'The page has no title, so tabs, bookmarks and search results cannot name it.',
    'A page has no title.',
    'Tabs, bookmarks, search results and screen readers cannot name it.',
    'Give the page a title.',
  ),
  'duplicate-title': warning(
    '"{title}" is the title of {other} too, so tabs and search results look alike. Give each its own.',
    'Two pages have the same title.',
    'They look alike in tabs, bookmarks and search results.',
    'Give each page a title of its own.',
  ),
  'missing-description': warning(
    'The page has no description, so search engines show a piece of text that they choose.',
    'A page has no description.',
    'Search engines choose a piece of its text instead.',
    'Write a description of one or two sentences.',
  ),
  'duplicate-description': warning(
    '{other} has the same description, so search results look alike. Give each page its own.',
    'Two pages that search engines list have the same description.',
    'Their search results look alike.',
    'Give each page a description of its own.',
  ),
  'missing-language': error(
    'The page does not say its language, so screen readers may pronounce it wrongly. Write lang="en-US" on the html element.',
    'The html element of a page does not name its language.',
    'Screen readers may pronounce it by the rules of another language.',
    'Write lang="en-US" on the html element.',
  ),
  'duplicate-id': error(
    'Another element of this page has the id "{id}" already, so links and labels that name it reach only the first.',
    'Two elements of a page have the same id.',
    'Links and labels that name the id reach only the first.',
    'Give each element an id of its own.',
  ),
  'missing-alternative': error(
    'Visitors who cannot see this {element} learn nothing from it. Describe what it shows; a purely decorative picture has an empty alt.',
    'A picture, drawing or frame has no text alternative.',
    'Visitors who cannot see it learn nothing of it.',
    'Say in words what it shows. A picture that only decorates has an empty alt attribute.',
  ),
  'unnamed-control': error(
    'This {element} has no text, so a screen reader cannot say what it does. Put words into it, or an aria-label on it.',
    'A link or button has no text.',
    'Screen readers cannot say what it does.',
    'Put words into it, or an aria-label on it.',
  ),
  'missing-main-heading': error(
    'The page has no h1, so it does not say what it is about. Make its headline one.',
    'A page has no h1.',
    'Screen readers and search engines cannot tell what it is about.',
    'Make its headline an h1.',
  ),
  'second-main-heading': error(
    '"{text}" is a second h1 of the page. Keep one, and make this an h2.',
    'A page has more than one h1.',
    'It is unclear which of them says what the page is about.',
    'Keep one, and make the others h2.',
  ),
  'skipped-heading': error(
    'This h{level} follows an h{before}, as if a heading between them were missing. Make it an h{next}.',
    'A heading is more than one level below the one before.',
    'Visitors who move from heading to heading would look for what is missing between them.',
    'Use the next level.',
  ),
  'missing-canonical': error(
    'The page does not name its own address, so search engines may list it under others. Link to {url} as canonical.',
    'A page does not name its own address.',
    'Search engines may list it under several addresses.',
    'Add a canonical link with the address that the message names.',
  ),
  'wrong-canonical': error(
    'The page gives its address as {url}, but it is {expected}. Search engines would list the wrong one.',
    'A page names another address than its own.',
    'Search engines would list the other address instead.',
    'Write the address that the message names. A wrong host means that --origin was wrong.',
  ),
  'sitemap-omits-page': error(
    '{url} is not in the sitemap, though search engines are to list it. Build again.',
    'A page that search engines should list is not in the sitemap.',
    'They may find it late or never.',
    'Build again, and leave the output as the build wrote it.',
  ),
  'sitemap-unknown-page': error(
    'The sitemap names {url}, and this output has no such page. Build again.',
    'The sitemap lists a page that is not in the output.',
    'Search engines would report an error.',
    'Build again, and leave the output as the build wrote it.',
  ),
  'sitemap-unindexed-page': error(
    'The sitemap names {url}, and that page asks search engines not to list it. Only one of them can be right.',
    'The sitemap lists a page that asks search engines not to list it.',
    'The two contradict each other, and search engines report that.',
    'Take the page out of the sitemap, or remove its noindex.',
  ),
  'robots-disallow': error(
    'This line tells all search engines to stay away from the whole site, but this is a production build. Delete the line.',
    'The robots.txt of a production build keeps all crawlers from the whole site.',
    'The site would disappear from search engines.',
    'Delete the line. Previews are kept out of search engines by other means.',
  ),
} as const;
