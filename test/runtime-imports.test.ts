import { expect, test } from 'vitest';
import { imports, isBelow, isCli, named } from './imports.ts';

/** Who may know the runtime's types, and nothing else of it. */
const contractReaders = [
  'cli/compile/resolve',
  'cli/compile/manifest',
  'cli/compile/emit',
  'cli/compile/site',
  'cli/compile/generated.ts',
  'cli/compile/open-site.ts',
  'cli/compile/pipeline.ts',
  'cli/deliver',
  'cli/author',
];

/** What is cut out of error reports. */
const scrubber = 'runtime/services/scrub.ts';

/** The definitions and rules of forms, which the page and the preview share. */
const formRules = [
  'runtime/forms/crm/consent.ts',
  'runtime/forms/crm/definition.ts',
  'runtime/forms/rules',
  'runtime/forms/validation.ts',
  'runtime/services/fill-in.ts',
  'runtime/services/narrow.ts',
  'runtime/services/own.ts',
];

/**
 * The reader of running text, so that what is found right is what pages show: pure, and all that
 * `cli/compile/schema` runs of the runtime.
 */
const proseReader = 'runtime/components/prose/read-prose.ts';

/**
 * The parts of pages that links can name, so that a link is checked by what pages have: pure, and
 * all that `cli/compile/manifest` runs of the runtime.
 */
const pageParts = 'runtime/app/anchors.ts';

/**
 * The states that pages list, so that the file of them says the same: pure, and all that
 * `cli/compile/site` runs of the runtime.
 */
const listOfStates = 'runtime/app/list-states.ts';

/**
 * Which webinar of a region is announced, and which are recorded, so that pages, addresses and the
 * API say the same: pure.
 */
const schedule = ['runtime/services/schedule.ts', 'runtime/services/phase.ts'];

/**
 * The QR codes of printed pages, so that a brochure has the same, and all that `cli/compile/emit`
 * runs of the components.
 */
const qrCode = 'runtime/components/paper-note/qr-code.ts';

/**
 * What makes whole regions of what their modules state: pure, and run by the index of the modules
 * and by whoever reads them.
 */
const makerOfRegions = 'runtime/app/whole-regions.ts';

/**
 * The router, which says what kind of page an address is: run where pages are planned, by the index
 * of the modules, and by whoever reads the modules or what is kept of a plan.
 */
const router = 'runtime/app/router.ts';

const routed = ['cli/compile/manifest', 'cli/compile/emit', 'cli/compile/generated.ts'];

/** The browser side of `dev`, which is written as the runtime is and uses it. */
const browserSide = 'cli/author/page';

/**
 * What pages of `dev` and its server say to each other: pure, and all that `cli/author/dev` runs of
 * the browser side.
 */
const devMessages = [
  'cli/author/page/messages.ts',
  'cli/author/page/inspector/messages.ts',
  'cli/author/page/inspector/edit-messages.ts',
];

/**
 * Which pages of blocks an edition has, and in which languages: pages, addresses, feeds and lists
 * of missing words agree.
 */
const blockPages = ['runtime/services/block-pages.ts', 'runtime/services/languages.ts'];

/**
 * How messages are filled in, how figures are written and who holds the copyright, so that a
 * brochure says a price as a page does and calls a number as it does: pure, and all that
 * `cli/compile/emit` and `cli/compile/resolve` run of the runtime.
 */
const wording = [
  'runtime/app/company.ts',
  'runtime/app/format.ts',
  'runtime/app/local-pay.ts',
  'runtime/app/plan-terms.ts',
  'runtime/services/fill-in.ts',
  'runtime/services/phone-link.ts',
];

test('the command line knows the types of the runtime contract, and a few of its rooms the pure rules that pages keep as well', () => {
  const inward = imports.filter(
    ({ from, to }) => isCli(from) && !isBelow(from, [browserSide]) && to.startsWith('runtime/'),
  );
  const allowed = inward.filter(
    ({ from, to, typeOnly }) =>
      (to === 'runtime/contract.ts' && typeOnly && isBelow(from, contractReaders)) ||
      (isBelow(to, formRules) && isBelow(from, ['cli/deliver/serve'])) ||
      (to === scrubber && isBelow(from, ['cli/deliver/serve'])) ||
      (to === proseReader && isBelow(from, ['cli/compile/schema', 'cli/author/find'])) ||
      (to === listOfStates && isBelow(from, ['cli/compile/site'])) ||
      (to === qrCode && isBelow(from, ['cli/compile/emit'])) ||
      (to === makerOfRegions && isBelow(from, ['cli/compile/emit'])) ||
      (to === router && isBelow(from, routed)) ||
      (to === pageParts && isBelow(from, ['cli/compile/manifest'])) ||
      (blockPages.includes(to) &&
        isBelow(from, [
          'cli/compile/resolve',
          'cli/compile/manifest',
          'cli/compile/site',
          'cli/deliver/serve',
        ])) ||
      (schedule.includes(to) &&
        isBelow(from, [
          'cli/compile/resolve',
          'cli/compile/manifest',
          'cli/compile/site',
          'cli/deliver/serve',
          'cli/author/diff',
        ])) ||
      (wording.includes(to) && isBelow(from, ['cli/compile/emit', 'cli/compile/resolve'])),
  );
  expect(named(inward.filter((entry) => !allowed.includes(entry)))).toEqual([]);
});

test('the rules that the command line keeps as well as pages do import nothing but types', () => {
  const pure = [proseReader, pageParts, makerOfRegions, ...schedule];
  const outward = imports.filter(({ from }) => pure.includes(from));
  expect(named(outward.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
});

test('the router imports its package, and types', () => {
  const outward = imports.filter(({ from, typeOnly }) => from === router && !typeOnly);
  expect(outward.map(({ to }) => to)).toEqual(['react-router-dom']);
});

test('nothing else of the runtime knows the router', () => {
  const inward = imports.filter(({ from, to }) => from.startsWith('runtime/') && to === router);
  expect(named(inward)).toEqual([]);
});

test('what pages of dev and its server say to each other imports nothing else', () => {
  const outward = imports.filter(
    ({ from, to }) => devMessages.includes(from) && !devMessages.includes(to),
  );
  expect(named(outward)).toEqual([]);
});

test('nothing outside dev knows its browser side', () => {
  const dev = ['cli/author/page', 'cli/author/dev'];
  const inward = imports.filter(
    ({ from, to }) => isBelow(to, ['cli/author/page']) && !isBelow(from, dev),
  );
  expect(named(inward)).toEqual([]);
});

test('what fills in messages and writes figures imports only each other, and types', () => {
  const outward = imports.filter(({ from, to }) => wording.includes(from) && !wording.includes(to));
  expect(named(outward.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
});

test('the rules of forms import only each other, and types', () => {
  const outward = imports.filter(
    ({ from, to }) => isBelow(from, formRules) && !isBelow(to, formRules),
  );
  expect(named(outward.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
});

test('the command line reads generated modules by path and imports none', () => {
  expect(
    named(imports.filter(({ from, to }) => isCli(from) && to.startsWith('generated/'))),
  ).toEqual([]);
});

test('the runtime imports nothing of the command line or of Node', () => {
  const outward = imports.filter(
    ({ from, to }) => from.startsWith('runtime/') && /^(cli\/|node:)/.test(to),
  );
  expect(named(outward)).toEqual([]);
});

test('the types that are made from the schemas come in through the contract and the room of the schemas', () => {
  const made = imports.filter(({ to }) => to === '.build/schema/content.js');
  const doors = [...new Set(made.map(({ from }) => from))];
  expect(doors).toEqual(['cli/compile/schema/written.ts', 'runtime/contract.ts']);
  expect(named(made.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
});

test('the runtime imports no generated modules', () => {
  const inward = imports.filter(
    ({ from, to }) => from.startsWith('runtime/') && to.startsWith('generated/'),
  );
  expect(named(inward)).toEqual([]);
});

test('generated modules import each other, the types of the runtime and what makes regions and routes whole', () => {
  const outward = imports.filter(
    ({ from, to, typeOnly }) =>
      from.startsWith('generated/') &&
      !to.startsWith('generated/') &&
      !(to.startsWith('runtime/') && typeOnly) &&
      ![makerOfRegions, router].includes(to),
  );
  expect(named(outward)).toEqual([]);
});
