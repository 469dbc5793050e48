import type { FirstVisit } from './every-kind.ts';
import { setLetters } from './letters.ts';
import { phone } from './browser.ts';

/** Pixels: the usual size, half as large again, and twice as large (WCAG 2.2, 1.4.4). */
const sizes = [16, 24, 32];

/** Looks at a page on a phone in letters of each size. */
export async function findSpoiltByLetters({
  page,
}: Pick<FirstVisit, 'page'>): Promise<readonly string[]> {
  await page.setViewportSize(phone.viewport);
  const found: string[] = [];
  for (const size of sizes) {
    await setLetters(page, size);
    for (const find of [findWidePage, findBrokenWords, findWordsOutside]) {
      const findings = await page.evaluate(find);
      found.push(...findings.map((finding) => `${finding} (${String(size)} px)`));
    }
  }
  return found;
}

function findWidePage(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${String(scrollWidth)} px wide`] : [];
}

/**
 * Words that are broken across two lines. After a hyphen, and before what divides an address, a
 * new line may begin.
 */
function findBrokenWords(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    if (text.parentElement.closest('select, svg') !== null) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\u00ad\-–—@./]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1)
        broken.push(`${word} is broken`);
    }
  }
  return broken;
}

/**
 * Words that stick out at a side of a box around them, unless the box scrolls or they are for
 * screen readers alone.
 */
function findWordsOutside(): readonly string[] {
  const boxesAround = (element: Element): readonly DOMRect[] => {
    const boxes: DOMRect[] = [];
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') break;
      if (display !== 'inline' && display !== 'contents') boxes.push(box.getBoundingClientRect());
    }
    return boxes;
  };
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const outside: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    if (element.closest('select, svg') !== null || isClipped(element)) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const boxes = boxesAround(element);
    const sticksOut = lines.some(({ left, right }) =>
      boxes.some((box) => left < box.left - 1 || right > box.right + 1),
    );
    if (sticksOut) outside.push(`outside: ${(text.nodeValue ?? '').slice(0, 60)}`);
  }
  return outside;
}
