import type { RequestOptions } from 'node:http';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildSite } from '../built-site.ts';
import { libraryRoutes, mainRoutes } from '../promised-routes.ts';
import { temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';
import type { RunningPreview } from './running-preview.ts';
import { startPreview } from './running-preview.ts';

/** Addresses that lead to the page of another, or depend on what was recorded. */
const otherRoutes = [
  '/spring26/quote/',
  '/spring26/quote/confirmation/',
  '/spring26/webinar/',
  '/spring26/webinar/yes/',
  '/spring26/webinar/latest/',
  '/webinar/latest/0/',
  '/l/pricing/group/',
];

let out: string;
let preview: RunningPreview;

beforeAll(async () => {
  out = (await buildSite({ options: [] })).output;
  preview = await startPreview('--out', out);
});

afterAll(async () => {
  await preview.stop();
});

function ask(address: string): Promise<Response> {
  return fetch(address, { redirect: 'manual' });
}

/** Asks for the home page under a host name, which `fetch` allows nobody to set. */
function statusUnder(options: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, host: '127.0.0.1', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
}

/** What a page says of itself; the title of each route is its own. */
async function describePage(address: string): Promise<object> {
  const response = await ask(address);
  const [head = '', body = ''] = (await response.text()).split('</head>');
  return {
    status: response.status,
    titles: head.match(/<title>[^<]+<\/title>/g)?.length ?? 0,
    headings: body.match(/<h1[\s>]/g)?.length ?? 0,
  };
}

async function describePages(host: string, urls: readonly string[]): Promise<object> {
  const pages = await Promise.all(urls.map((url) => describePage(host + url)));
  return Object.fromEntries(urls.map((url, index) => [url, pages[index]]));
}

async function titleOf(address: string): Promise<string> {
  const html = await (await ask(address)).text();
  return /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
}

const sound = { status: 200, titles: 1, headings: 1 };

function allSound(urls: readonly string[]): object {
  return Object.fromEntries(urls.map((url) => [url, sound]));
}

test.each(['', '/nv', '/sd', '/il', '/ok', '/pr'])(
  'every route of the main site answers below "%s"',
  async (prefix) => {
    const urls = [...mainRoutes, ...otherRoutes].map((route) => `${prefix}${route}`);
    expect(await describePages(preview.main, urls)).toEqual(allSound(urls));
  },
);

test('every route of the library answers', async () => {
  const pages = await describePages(preview.library, libraryRoutes);
  expect(pages).toEqual(allSound(libraryRoutes));
});

test.each([
  ['the main site', () => preview.main, ['/', '/nv/', '/nv/plan/', '/nv/pricing/', '/sd/', '/il/']],
  ['the library', () => preview.library, libraryRoutes],
])('each page of %s has another title', async (_, host, urls) => {
  const titles = await Promise.all(urls.map((url) => titleOf(host() + url)));
  expect(new Set(titles).size).toBe(urls.length);
});

test('the accessibility page states the policy that it is served with', async () => {
  const response = await ask(`${preview.main}/nv/accessibility/`);
  const policy = response.headers.get('Content-Security-Policy') ?? 'none';
  expect((await response.text()).replaceAll('&#x27;', "'")).toContain(policy);
});

test('the setup page answers', async () => {
  expect(await describePage(`${preview.main}/onboarding/setup/`)).toEqual(sound);
});

test.each(['/nothing-here/', '/nv/nothing/here/', '/pricing/other/', '/nv/webinar/perhaps/'])(
  '%s answers 404 with a page',
  async (path) => {
    expect(await describePage(preview.main + path)).toEqual({ ...sound, status: 404 });
  },
);

test.each([
  ['/nv/plan', '/nv/plan/'],
  ['/new_jersey/plan?from=mail', '/nj/plan/?from=mail'],
  ['/New-Jersey/', '/nj/'],
])('%s redirects permanently to %s', async (from, to) => {
  const response = await ask(preview.main + from);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

test('unknown paths of the library lead home', async () => {
  const response = await ask(`${preview.library}/nothing/`);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
});

test('every script, style and picture that a page names is there', async () => {
  const html = await (await ask(`${preview.main}/nv/`)).text();
  const urls = [...html.matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)].map(([, url]) => url ?? '');
  const answers = await Promise.all(urls.map((url) => ask(preview.main + url)));
  expect(urls.length).toBeGreaterThan(3);
  expect(urls.filter((_, index) => answers[index]?.status !== 200)).toEqual([]);
});

test('the forms that the pages name are answered', async () => {
  const ids = ['onboarding-setup', 'demo-access', 'quote-request', 'library-quote', 'library-demo'];
  const answers = await Promise.all(ids.map((id) => ask(`${preview.main}/api/v1/crm/form/${id}`)));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
});

test('the deployment records are those of the 52 regions', async () => {
  const records: unknown = await (await ask(`${preview.main}/api/v1/marketing/deployments`)).json();
  expect(records).toHaveLength(52);
});

test('Ctrl-C ends it with exit code 0', async () => {
  const another = await startPreview('--out', out);
  expect(await another.stop()).toBe(0);
});

test('calls go to another server when one is named', async () => {
  const another = await startPreview('--out', out, '--api', preview.library);
  onTestFinished(async () => void (await another.stop()));
  const response = await ask(`${another.main}/api/v1/crm/form/demo-access`);
  expect(await response.json()).toMatchObject({ name: 'Request Demo Access' });
});

test('page views are counted here when another server is named', async () => {
  const another = await startPreview('--out', out, '--api', preview.library);
  onTestFinished(async () => void (await another.stop()));
  const view = JSON.stringify({ url: `${another.main}/nv/`, region: 'nv' });
  const sent = await fetch(`${another.main}/api/v1/page-views`, { method: 'POST', body: view });
  expect(sent.status).toBe(204);
});

test('another host name is answered when it is allowed', async () => {
  const allowed = ['--allow-host', 'a.example,b', '--allow-host', 'c'];
  const another = await startPreview('--out', out, ...allowed);
  onTestFinished(async () => void (await another.stop()));
  const { port } = new URL(another.main);
  const answers = await Promise.all(
    ['a.example', 'b', 'c', 'd'].map((host) => statusUnder({ port, headers: { Host: host } })),
  );
  expect(answers).toEqual([200, 200, 200, 421]);
});

test('a port that another program has is reported in plain words', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const { exitCode, stderr } = await runCommand(['preview', '--out', out, '--port', port]);
  expect([exitCode, stderr]).toEqual([
    2,
    expect.stringContaining(`Port ${port} is used by another program. Name another with --port`),
  ]);
});

test.each([
  [['--port', 'many'], "'many' is invalid. Write a number from 0 to 65535."],
  [['--port', '70000'], "'70000' is invalid. Write a number from 0 to 65535."],
  [
    ['--allow-host', 'https://tunnel.example'],
    "'https://tunnel.example' is invalid. Write a host name such as preview.example or preview.example:8443.",
  ],
  [['--api', 'crm.example'], "'crm.example' is invalid. Write an http or https address."],
])('%j is wrong usage', async (args, message) => {
  const { exitCode, stderr } = await runCommand(['preview', ...args]);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
});

test('without an output it says how to get one', async () => {
  const { exitCode, stderr } = await runCommand(['preview', '--out', temporaryFolder()]);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Run `career-site build` first')]);
});
