import { expect, test } from 'vitest';
import { comparePages } from '../../../cli/author/diff/page-changes.ts';

test('a text that is another one is reported with what it is', () => {
  expect(compare('<h1>Old words</h1>', '<h1>New words</h1>')).toEqual([
    { kind: 'text', role: 'headline', before: 'Old words', after: 'New words' },
  ]);
});

test('an inserted text leaves the texts around it alone', () => {
  expect(
    compare('<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>x</li><li>b</li></ul>'),
  ).toEqual([{ kind: 'text', role: 'text', before: undefined, after: 'x' }]);
});

test('what stands in another place is reported once, as moved', () => {
  expect(
    compare('<ul><li>a</li><li>b</li><li>c</li></ul>', '<ul><li>b</li><li>c</li><li>a</li></ul>'),
  ).toEqual([{ kind: 'order', role: 'text', before: 'a', after: 'a' }]);
});

test('a text with signs that markup writes as entities is one text', () => {
  expect(compare('<p>Q &amp; A</p>', '<p>1 &lt; 2 &amp; 3</p>')).toEqual([
    { kind: 'text', role: 'text', before: 'Q & A', after: '1 < 2 & 3' },
  ]);
});

test('a link that leads elsewhere is reported with its words', () => {
  expect(
    compare('<p><a href="/a/"><b>Read</b> on</a></p>', '<p><a href="/b/"><b>Read</b> on</a></p>'),
  ).toEqual([{ kind: 'link', role: 'link', before: '/a/', after: '/b/', label: 'Read on' }]);
});

test('an address in which a line may end is one text', () => {
  const link = (name: string) => `<p><a href="/a/">${name}<wbr>@school<wbr>.example</a></p>`;
  expect(compare(link('ask'), link('write'))).toEqual([
    { kind: 'text', role: 'link', before: 'ask@school.example', after: 'write@school.example' },
  ]);
});

test('a price inside of other words is reported as a piece of its own', () => {
  expect(compare('<p>for <b>$89</b> a year</p>', '<p>for <b>$95</b> a year</p>')).toEqual([
    { kind: 'text', role: 'text', before: '$89', after: '$95' },
  ]);
});

test('what is read out is reported, and what scripts are handed of it is not reported again', () => {
  const island = (words: string) =>
    `<div data-island="A" data-props="{&quot;title&quot;:&quot;${words}&quot;}"><img src="/a.svg" alt="${words}"></div>`;
  expect(compare(island('One'), island('Two'))).toEqual([
    { kind: 'text', role: 'alternative', before: 'One', after: 'Two' },
  ]);
});

test('what scripts alone are handed is reported by its name', () => {
  const island = (most: number) =>
    `<div data-island="Search" data-props="{&quot;most&quot;:${most}}"></div>`;
  expect(compare(island(5), island(6))).toEqual([
    { kind: 'setting', role: 'Search.most', before: '5', after: '6' },
  ]);
});

test('how a confirmation will say its date is reported beside other words', () => {
  const confirmation = (words: string, sent: string) =>
    `<p>${words}</p><p data-sent="{&quot;sent&quot;:&quot;${sent}&quot;}" hidden></p>`;
  expect(compare(confirmation('One', 'Sent'), confirmation('Two', 'Received'))).toEqual([
    { kind: 'text', role: 'text', before: 'One', after: 'Two' },
    { kind: 'setting', role: 'sent', before: 'Sent', after: 'Received' },
  ]);
});

test('an icon is reported as a picture', () => {
  expect(compare('<svg><path d="m1"/></svg>', '<svg><path d="m2"/></svg>')).toEqual([
    { kind: 'picture', role: 'drawing', before: '<path d="m1"/>', after: '<path d="m2"/>' },
  ]);
});

test('words laid out as a picture are read in one, as their label says them', () => {
  const leaf = (day: string) =>
    `<p><span role="img" aria-label="April ${day}"><span>April</span><span>${day}</span></span></p>`;
  expect(compare(leaf('6'), leaf('7'))).toEqual([
    { kind: 'text', role: 'label', before: 'April 6', after: 'April 7' },
  ]);
});

test('a colour is called so wherever a page has it', () => {
  const link = (colour: string) => `<a data-accent="${colour}" href="/oh/">Ohio</a>`;
  expect(compare(link('clay'), link('brick'))).toEqual([
    { kind: 'look', role: 'colour', before: 'clay', after: 'brick' },
  ]);
});

test('the form that a script asks for is no form that comes or goes', () => {
  const island = (form: string) =>
    `<div data-island="Panel" data-props="{&quot;formId&quot;:&quot;${form}&quot;}"></div>`;
  expect(compare(island('a'), island('b'))).toEqual([
    { kind: 'setting', role: 'Panel.formId', before: 'a', after: 'b' },
  ]);
});

test('the headline of a page is told from its other headings', () => {
  expect(compare('<h1>One</h1><h2>Two</h2>', '<h1>Three</h1><h2>Four</h2>')).toEqual([
    expect.objectContaining({ role: 'headline', after: 'Three' }),
    expect.objectContaining({ role: 'heading', after: 'Four' }),
  ]);
});

test('texts are not paired by chance where a block is another one', () => {
  const [old, next] = ['<h2>Order</h2><p>By post</p>', '<p>Loading</p><h2>Write to us</h2>'];
  expect(compare(old, next).map(({ before, after }) => [before, after])).toEqual([
    ['Order', undefined],
    ['By post', undefined],
    [undefined, 'Loading'],
    [undefined, 'Write to us'],
  ]);
});

test('signs alone are no text that a reader misses', () => {
  const link = (words: string) => `<p>Ask <a href="/">${words}</a>`;
  expect(compare(`${link('us')}.</p>`, `${link('them')}</p>`)).toEqual([
    { kind: 'text', role: 'link', before: 'us', after: 'them' },
  ]);
});

test('a change of the markup alone is reported where nothing else is', () => {
  expect(compare('<p class="a">x</p>', '<p class="b">x</p>')).toEqual([
    { kind: 'markup', role: 'p class', before: 'a', after: 'b' },
  ]);
  expect(compare('<p class="a">x</p>', '<p class="b">y</p>')).toEqual([
    { kind: 'text', role: 'text', before: 'x', after: 'y' },
  ]);
});

test('whatever differs between two pages, something is reported', () => {
  expect(compare('<p>a  b</p>', '<p>a b</p>')).toEqual([
    { kind: 'markup', role: 'markup', before: undefined, after: undefined },
  ]);
});

function compare(old: string, next: string) {
  const page = (body: string) => `<!doctype html>\n<html><body><main>${body}</main></body></html>`;
  return comparePages(page(old), page(next));
}
