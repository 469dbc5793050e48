import type { Cluster, Report, Section, ReportedChange } from '../report.ts';
import type { PartShots, Screenshots } from '../screenshots/screenshots.ts';
import { splitQuiet } from '../report.ts';
import { count, describePage, listSome } from '../where.ts';
import type { Segment } from '../words.ts';
import { pageStyle } from './html-style.ts';
import {
  describeAction,
  describeChange,
  describeExtent,
  describeGroup,
  describePlace,
  describeRest,
  describeWeight,
  citeCause,
} from './phrases.ts';

/** A page that stands by itself: for each thing that was done, before and after side by side. */
export function printHtml(report: Report, screenshots: readonly Screenshots[]): string {
  const heading = describeExtent(report);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${escapeHtml(heading)}</h1>
<p>From <b>${escapeHtml(report.old)}</b> to <b>${escapeHtml(report.new)}</b></p>
${contents(report)}</header>
<main>
${report.sections.map((section, index) => sectionMarkup(section, index, report)).join('')}${pictures(screenshots, report)}</main>
${footer(report)}</body>
</html>
`;
}

/** Links to what was done, where that is more than fits on a screen. */
function contents({ sections }: Report): string {
  if (sections.length < 3) return '';
  const links = sections.map(
    (section, index) => `<li><a href="#edit-${index + 1}">${causeNames(section)}</a></li>\n`,
  );
  return `<nav aria-label="Edits"><ol>\n${links.join('')}</ol></nav>\n`;
}

function causeNames({ causes }: Section): string {
  return escapeHtml(listSome(causes.map(describeAction)));
}

function sectionMarkup(section: Section, index: number, report: Report): string {
  const { loud, quiet } = splitQuiet(section);
  const places = listSome(section.causes.map(citeCause));
  const beside =
    quiet.length === 0
      ? ''
      : `<p class="where">and ${count(quiet.length, 'value')} that only scripts and programs read</p>\n`;
  return `<section aria-labelledby="edit-${index + 1}">
<h2 id="edit-${index + 1}">${causeNames(section)}</h2>
<p class="place"><code>${escapeHtml(places)}</code></p>
${loud.map((cluster) => clusterMarkup(cluster, report)).join('')}${beside}</section>
`;
}

const shownSentences = 3;

function clusterMarkup(cluster: Cluster, report: Report): string {
  const group = describeGroup(cluster, report.territory);
  if (group !== undefined) {
    const [text, listed] = [escapeHtml(group.text), escapeHtml(group.listed)];
    return `<p class="${group.action ?? 'same'}">${text}</p>\n<p class="where">${listed}</p>\n`;
  }
  const rows = cluster.changes.map((change) => changeMarkup(change, report));
  const rest = rows.slice(shownSentences);
  if (rest.length === 0) return rows.join('');
  return `${rows.slice(0, shownSentences).join('')}<details><summary>${describeRest(cluster.changes.slice(shownSentences))}</summary>\n${rest.join('')}</details>\n`;
}

function changeMarkup(change: ReportedChange, { territory }: Report): string {
  return `<article>
${sidesOf(change)}<p class="where">${escapeHtml(describePlace(change, territory))}</p>
</article>
`;
}

function sidesOf(change: ReportedChange): string {
  const { segments } = change;
  if (segments.length === 0) return `<p>${escapeHtml(describeChange(change))}</p>\n`;
  return `<div class="sides">\n${side('Before', 'removed', segments)}${side('After', 'added', segments)}</div>\n`;
}

/** One version of a text; what the other lacks is marked, for ears too. */
function side(label: string, own: 'removed' | 'added', segments: readonly Segment[]): string {
  const element = own === 'removed' ? 'del' : 'ins';
  const words = segments
    .filter(({ mark }) => mark === 'same' || mark === own)
    .map(({ mark, text }) =>
      mark === 'same' ? escapeHtml(text) : `<${element}>${escapeHtml(text)}</${element}>`,
    );
  const text = words.length === 0 ? '<span class="none">nothing</span>' : words.join('');
  return `<p class="${own}"><span class="label">${label}</span> ${text}</p>\n`;
}

/** Pages that look different, each with the parts of it that do. */
function pictures(screenshots: readonly Screenshots[], { territory }: Report): string {
  if (screenshots.length === 0) return '';
  const shown = screenshots.map(({ spot, parts }) => {
    const name = escapeHtml(describePage(spot, territory));
    return `<h3>${name}</h3>\n${parts.map((part) => partMarkup(part, name)).join('')}`;
  });
  return `<section aria-labelledby="pictures">
<h2 id="pictures">How pages look</h2>
<p class="where">Examples: the parts of these pages that look different.</p>
${shown.join('')}</section>
`;
}

function partMarkup({ before, after }: PartShots, name: string): string {
  return `<div class="sides">\n${figure('Before', before, name)}${figure('After', after, name)}</div>\n`;
}

function figure(label: string, picture: string, name: string): string {
  const alternative = `${name}, ${label.toLowerCase()}`;
  return `<figure><figcaption class="label">${label}</figcaption><img src="${picture}" alt="${alternative}"></figure>\n`;
}

function footer({ weights, unseen, changedProgram }: Report): string {
  const lists = [
    listed('First paint, compressed', weights.map(describeWeight)),
    listed(
      'No visitor sees',
      unseen.map((cause) => `${citeCause(cause)} ${describeAction(cause)}`),
    ),
    listed(
      'The program differs as well; both versions are shown as this one shows them',
      changedProgram,
    ),
  ];
  const text = lists.join('');
  return text === '' ? '' : `<footer>\n${text}</footer>\n`;
}

function listed(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const entries = items.map((item) => `<li>${escapeHtml(item)}</li>\n`).join('');
  return `<h2>${title}</h2>\n<ul>\n${entries}</ul>\n`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
