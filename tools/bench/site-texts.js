// What our own pages say, block by block, for other generators to say the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

const { findAll, findOne, getName, getText } = DomUtils;

/**
 * The pages of a build, the blocks of what frames those of each region, and the links to all states, which are one list on
 * many pages.
 */
export function readSite(output) {
  const { files } = JSON.parse(readFileSync(join(output, 'manifest.json'), 'utf8'));
  const frames = {};
  let states = [];
  const pages = files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path }) => {
      const { children } = parseDocument(readFileSync(join(output, path), 'utf8'));
      const first = (name) => findOne((each) => getName(each) === name, children);
      const region = first('html').attribs['data-region'] ?? 'library';
      frames[region] ??= { header: blocksOf(first('header')), footer: blocksOf(first('footer')) };
      const [list] = findAll(({ attribs }) => attribs.class === 'state-grid', children);
      if (list !== undefined && states.length === 0) states = blocksOf(list);
      if (list !== undefined) DomUtils.removeElement(list);
      return {
        url: `/${path}`.replace('/main/', '/').replace(/\/index\.html$/, '/'),
        title: getText(first('title')),
        description: findOne(({ attribs }) => attribs.name === 'description', children).attribs
          .content,
        region,
        hasStates: list !== undefined,
        blocks: blocksOf(first('main')),
      };
    });
  return { pages, frames, states };
}

/** Each run of text with the link that it is, or whether it is a heading. */
function blocksOf(element) {
  if (element.type === 'text') {
    const text = element.data.replace(/\s+/g, ' ').trim();
    const { name, attribs } = element.parent;
    if (text === '') return [];
    return [{ text, href: name === 'a' ? attribs.href : '', isHeading: /^h\d$/.test(name) }];
  }
  if (element.attribs === undefined || silent.includes(element.name)) return [];
  return element.children.flatMap(blocksOf);
}

/** What no visitor reads as text of the page. */
const silent = ['script', 'style', 'svg', 'template'];
