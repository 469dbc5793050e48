/** What a page shows of a role: its words, and for a link where that leads. */
export interface Part {
  readonly words: string;
  readonly href?: string | null;
}

const selectors: Readonly<Record<string, string>> = {
  title: 'title',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  button: 'button',
  row: 'tr',
  text: 'p, li, dt, dd, td, th, strong, label, legend, small, span, h1, h2, h3',
};

/** The parts of a page that have a role. */
export function partsOf(page: Document, role: string): readonly Part[] {
  const selector = selectors[role];
  if (selector === undefined) throw new Error(`No part of a page is a “${role}”.`);
  return [...page.querySelectorAll(selector)].map((element) => ({
    words: role === 'row' ? wordsOfRow(element) : wordsOf(element),
    href: element.getAttribute('href'),
  }));
}

/** `Up the Ladder: No, Yes, Yes, Yes`: the name of a row without the description below it. */
function wordsOfRow(row: Element): string {
  const [name, ...cells] = row.children;
  const values = cells.map((cell) => wordsOf(cell)).join(', ');
  return `${wordsOf(name?.firstChild)}: ${values}`;
}

function wordsOf(node: Node | null | undefined): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Whether words are those of a row, in which … stands for any others at its beginning or end. */
export function isSaid(words: unknown, said: string): boolean {
  if (typeof words !== 'string') return String(words) === said;
  const core = said.replace(/^…|…$/g, '');
  if (said.startsWith('…') && said.endsWith('…')) return words.includes(core);
  if (said.startsWith('…')) return words.endsWith(core);
  return said.endsWith('…') ? words.startsWith(core) : words === said;
}
