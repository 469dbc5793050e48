// What the comment on a pull request says.
import { neutralise } from './neutralise.js';

/** Marks our one comment, so that it is found again; it is not shown. */
export const marker = '<!-- career-site: what changes -->';

/** Characters of a comment at most; GitHub takes 65,536. */
const limit = 59_999;

/**
 * The whole comment. What the build of the pull request says is shown as its own words, and can do
 * nothing.
 *
 * @param {import('./pull-request-comment.js').Report} report
 */
export function composeComment({ changes, diagnostics, links, commit }) {
  const head = `${marker}\n## What changes for visitors\n\n${linkLine(links)}`;
  const foot = `\n\n<sub>Of ${commit}. Each push brings this comment up to date.</sub>\n`;
  const room = limit - head.length - foot.length;
  const report = within(neutralise(changes ?? nothingToCompare).trim(), room);
  const found = folded(diagnostics, room - report.length);
  return `${head}${report}${found}${foot}`;
}

const nothingToCompare =
  'The YAML has errors, or the build failed, so there is nothing to compare yet.';

function linkLine(links) {
  const shown = links.map(({ words, address, note }) => {
    return `[${words}](${address})${note === undefined ? '' : ` (${note})`}`;
  });
  return shown.length === 0 ? '' : `${shown.join(' · ')}\n\n`;
}

/** The table of all diagnostics; GitHub annotates only ten of each kind. */
function folded(diagnostics, room) {
  const [heading = '', ...table] = (diagnostics ?? '').trim().split('\n');
  if (table.length === 0) return '';
  const words = neutralise(heading.replace(/^#+ */, ''));
  const [open, close] = [`\n\n<details><summary>${words}</summary>\n\n`, '\n\n</details>'];
  const inside = within(neutralise(table.join('\n')).trim(), room - open.length - close.length);
  return inside === '' ? '' : open + inside + close;
}

/** As many whole lines as there is room for. */
function within(text, room) {
  if (text.length <= room) return text;
  const words = '\n\nThere is more; the summary of the run has it.';
  const end = text.lastIndexOf('\n', room - words.length - '\n</details>\n'.length);
  return end <= 0 ? '' : neutralise(text.slice(0, end)) + words;
}
