import { expect, test } from 'vitest';
import { lostAddresses } from '../../../cli/compile/manifest/rules/lost-addresses.ts';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import { openTable } from '../../../cli/compile/manifest/match.ts';
import { recordRelease } from '../../../cli/compile/manifest/release-record.ts';
import type { UrlPlan, UrlTable } from '../../../cli/compile/manifest/table.ts';
import { toUrlTable } from '../../../cli/compile/manifest/table.ts';
import type { ResolvedSite } from '../../../cli/compile/resolve/resolved.ts';
import { marked } from '../../diagnostics/marked.ts';
import { resolvedSite } from '../resolve/sample.ts';

/** What an edit may change of a state. */
interface State {
  readonly prefix: string;
  readonly aliases: readonly string[];
  readonly webinars: number;
  readonly headline: string;
}

const nevada: State = {
  prefix: '/nv',
  aliases: ['silver', 'battle-born'],
  webinars: 2,
  headline: 'Start here',
};
const oklahoma: State = { prefix: '/ok', aliases: ['sooner'], webinars: 1, headline: 'Go on' };

const days = ['2026-03-12', '2026-02-12'];

function siteOf(states: { readonly nevada: State; readonly oklahoma: State }): ResolvedSite {
  return resolvedSite({
    regions: `${yamlOf('nevada', 'NV', 'Nevada', states.nevada)}${yamlOf('oklahoma', 'OK', 'Oklahoma', states.oklahoma)}`,
  });
}

function yamlOf(key: string, code: string, name: string, state: State): string {
  const history = days.slice(0, state.webinars).map(
    (day) => `
      - startsAt: ${day}
        title: Careers in class
        description: An hour.
        videoUrl: https://videos.example/${key}-${day}.mp4`,
  );
  return `  ${key}:
    code: ${code}
    name: ${name}
    pathPrefix: ${state.prefix}
    aliases: [${state.aliases.join(', ')}]
    headerTitle: ${state.headline}
    webinarHistory: ${history.length === 0 ? '[]' : history.join('')}
`;
}

/**
 * All that edits may leave of a state: another prefix, an alias less, and any number of its
 * webinars.
 */
function editsOf(state: State, otherPrefix: string): readonly State[] {
  return [state.prefix, otherPrefix].flatMap((prefix) =>
    [state.aliases, state.aliases.slice(1)].flatMap((aliases) =>
      [0, 1, 2].map((webinars) => ({ ...state, prefix, aliases, webinars })),
    ),
  );
}

function planOf(site: ResolvedSite): UrlPlan {
  const [manifest] = createManifest(site, { mount: 'prefix' });
  if (manifest === undefined) throw new Error('No manifest was made.');
  return manifest.urls;
}

/** Other names of the states, and whose they are. */
function namesIn({ rules }: UrlTable): ReadonlyMap<string, string> {
  return new Map(
    rules.flatMap(({ pattern, to }) => {
      const [, name] = /^\/~([^/]+)\/\*$/.exec(pattern) ?? [];
      return name === undefined ? [] : [[`/${name}/`, to.split('/')[1] ?? ''] as const];
    }),
  );
}

const published = toUrlTable(planOf(siteOf({ nevada, oklahoma })));
const pages = published.pages.filter(
  ({ edition, kind }) => edition === 'main' && kind !== 'not-found',
);
const addresses = namesIn(published);
const record = recordRelease(
  undefined,
  {
    main: { words: new Map(pages.map(({ url }) => [url, '00000000'])), addresses },
    library: { words: new Map(), addresses: new Map() },
  },
  '2026-11-25',
);

/** The addresses that were published and that visitors now find nothing at. */
function lostIn(plan: UrlPlan): readonly string[] {
  const { match } = openTable(toUrlTable(plan));
  const isLost = (url: string): boolean => {
    const found = match('main', url);
    if (found.type === 'redirect') return isLost(found.location);
    return found.type === 'not-found' || (found.type === 'rewrite' && found.status === 404);
  };
  return [...pages.map(({ url }) => url), ...addresses.keys()].filter(isLost);
}

const linesOfNevada = ['  «nevada»:', '    «aliases»: ', '    «webinarHistory»: '];

/** Each edit of one state with some of the other. */
const edits = editsOf(nevada, '/silver-state').flatMap((ofNevada, index) =>
  editsOf(oklahoma, '/sooner-state')
    .filter((_, other) => (index + other) % 4 === 0)
    .map((ofOklahoma) => ({
      nevada: { ...ofNevada, headline: 'Look around' },
      oklahoma: ofOklahoma,
    })),
);

test('every address that an edit takes away is reported at the line of its state, and no other', () => {
  const lostOnes = edits.map((states) => {
    const site = siteOf(states);
    const plan = planOf(site);
    const lost = lostIn(plan);
    const found = [...lostAddresses({ released: record, resolved: site, links: [], urls: plan })];
    const count = found.reduce((sum, { message }) => sum + countIn(message), 0);
    expect(count, `${JSON.stringify(states)}: ${lost.join(' ')}`).toBe(lost.length);
    for (const { span, message } of found) {
      const state = message.split('/')[1];
      const line = marked(span);
      if (state === 'nv' && states.nevada.prefix === '/nv')
        expect(
          linesOfNevada.some((known) => line.startsWith(known)),
          line,
        ).toBe(true);
      if (state === 'nv' && states.nevada.prefix !== '/nv') expect(line).toBe('«regions»:');
    }
    return lost.length;
  });
  expect(lostOnes.filter((lost) => lost > 0).length).toBeGreaterThan(lostOnes.length / 2);
});

function countIn(message: string): number {
  const [, more] = /^\S+ and (\w+) more/.exec(message) ?? [];
  if (more === undefined) return 1;
  return more === 'one' ? 2 : Number(more) + 1;
}

test('an address that has moved, or is gone, is not lost', () => {
  const site = resolvedSite({
    changes: [
      [
        'site:',
        'site:\n  moved: { /nv/*: /, /ok/*: / }\n  gone: [/silver/, /battleborn/, /sooner/]',
      ],
    ],
    regions: '  texas:\n    code: TX\n    name: Texas\n',
  });
  const found = [
    ...lostAddresses({ released: record, resolved: site, links: [], urls: planOf(site) }),
  ];
  expect(found.map(({ message }) => message.split(' ')[0])).toEqual(['/nevada/', '/oklahoma/']);
});

const families = `  blockPages:
    families:
      address: /families/
      title: For families
      description: What parents ask.
      linkedFrom: [home]
      blocks: { first: { text: { paragraphs: [A day at work.] } } }
`;

/** What is said of a project that has lost a page which all of its editions had. */
function reportLost(site: Parameters<typeof resolvedSite>[0]) {
  const before = toUrlTable(
    planOf(resolvedSite({ changes: [['defaults:\n', `defaults:\n${families}`]] })),
  );
  const urls = before.pages.filter(({ kind }) => kind === 'block-page').map(({ url }) => url);
  const words = new Map(urls.map((url) => [url, '00000000']));
  const none = { words: new Map(), addresses: new Map() };
  const main = { words, addresses: new Map() };
  const released = recordRelease(undefined, { main, library: none }, '2026-11-25');
  const resolved = resolvedSite(site);
  return [...lostAddresses({ released, resolved, links: [], urls: planOf(resolved) })];
}

test('a page that every edition has lost is one address, with what is to be written for all', () => {
  const found = reportLost({}).map(({ message, span }) => [message, marked(span)]);
  expect(found).toEqual([
    [
      "/families/ of 3 editions is published, and nothing would answer there any more. Under site: moved: write where it leads now, such as '{{pathPrefix}}/families/': '{{pathPrefix}}/'; or list it under gone:.",
      '«defaults»:',
    ],
  ]);
});

test('a page that one state has lost is reported at its state', () => {
  const regions = `  nevada: { code: NV, name: Nevada, blockPages: { families: { shown: false } } }
  oklahoma: { code: OK, name: Oklahoma }
`;
  const changes = [['defaults:\n', `defaults:\n${families}`]] as const;
  const found = reportLost({ regions, changes }).map(({ message }) => message.split(' ')[0]);
  expect(found).toEqual(['/nv/families/']);
});

test('nothing is lost of a page that has moved in every edition', () => {
  const moved = `site:\n  moved: { '{{pathPrefix}}/families/': '{{pathPrefix}}/plan/' }`;
  expect(reportLost({ changes: [['site:', moved]] })).toEqual([]);
});
