import { describe, expect, test } from 'vitest';
import type { Host } from '../../../cli/compile/site/hosting/host.ts';
import { hosts } from '../../../cli/compile/site/hosting/host.ts';
import type { HostAnswer } from '../../../cli/deliver/check/live/asked-rows.ts';
import type { BuiltSite } from './built-site.ts';
import { forAllHosts, useBuild, useFewRegions } from './built-site.ts';
import { openDistribution } from './cloudfront.ts';
import type { Deviation } from './differences.ts';
import { readDifferences, recognisers } from './differences.ts';
import { hostilePaths } from './hostile-paths.ts';
import { openNetlify } from './netlify-site.ts';
import { ask, forEachAtOnce, hashOf } from './requests.ts';
import { useNginx } from './running-nginx.ts';
import { usePages } from './running-pages.ts';
import { usePreview } from './running-preview.ts';

const mounts = {
  prefix: open('prefix', useFewRegions(...forAllHosts)),
  root: open('root', useBuild('--state', 'nv', '--mount', 'root', '--host', hosts.join())),
};

/** The preview answers for all paths together, and each host for each. */
interface Asked extends Omit<Deviation, 'host' | 'got'> {
  readonly requested: string;
  readonly answers: Readonly<Record<Host, HostAnswer>>;
}

/** Asks all hosts of a mount for all paths, once. */
function open(mount: Deviation['mount'], build: () => Promise<BuiltSite>) {
  const [nginx, pages, preview] = [useNginx(build), usePages(build, 'main'), usePreview(build)];
  let asked: Promise<readonly Asked[]> | undefined;
  return () => (asked ??= askAll());

  async function askAll(): Promise<readonly Asked[]> {
    const site = await build();
    const [previewPort, nginxPort] = [(await preview()).ports.main, (await nginx()).ports.main];
    const pagesPort = (await pages()).port;
    const netlify = await openNetlify(site, 'main', 'hosting/netlify/main');
    const s3 = openDistribution(site, 'main');
    const read = answerReader(site);
    const all: Asked[] = [];
    await forEachAtOnce(hostilePaths, async (requested, agent) => {
      const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(requested) ?? [];
      const { pathname } = new URL(`http://site.example${path}`);
      const from = async (port: number, address: string) =>
        read(await ask(port, address, {}, agent));
      all.push({
        requested,
        mount,
        path,
        expected: await from(previewPort, requested),
        expectedOfBrowser: await from(previewPort, pathname + query),
        answers: {
          cloudflare: await from(pagesPort, requested),
          nginx: await from(nginxPort, requested),
          netlify: netlify(path, query),
          s3: await s3(path, query),
        },
      });
    });
    return all;
  }
}

/** Reads answers over HTTP; a body that is a file of the web root has its path. */
function answerReader(site: BuiltSite) {
  const own = site.record.files.filter(({ path }) => path.startsWith('main/'));
  const paths = new Map(own.map(({ path }) => [hashOf(site.read(path)), path]));
  return ({ status, headers: { location }, body }: Awaited<ReturnType<typeof ask>>): HostAnswer => {
    if (location !== undefined) return { status, location };
    const file = paths.get(hashOf(body));
    return { status, ...(file !== undefined && { file }) };
  };
}

/** Whether a browser that is led on stays on the site, and nothing ends the line of the header. */
function staysOnSite(location: string): boolean {
  const isPath = /^\/(?![/\\])[\x21-\x7e]*$/.test(location);
  return isPath && new URL(location, 'https://site.example/').host === 'site.example';
}

const slow = { timeout: 300_000 };

describe.each(['prefix', 'root'] as const)('with --mount %s', (mount) => {
  test.each(['preview', ...hosts] as const)(
    'no answer of %s leaves the site',
    slow,
    async (host) => {
      const locations = (await mounts[mount]()).map(({ requested, expected, answers }) => ({
        requested,
        location: (host === 'preview' ? expected : answers[host]).location ?? '/',
      }));
      expect(locations.length).toBeGreaterThan(200);
      expect(locations.filter(({ location }) => !staysOnSite(location))).toEqual([]);
    },
  );

  test.each(hosts)(
    '%s answers as the preview does, except where the docs name a difference',
    slow,
    async (host) => {
      const named = readDifferences().filter((difference) => difference.host === host);
      const unnamed = deviationsOf(await mounts[mount](), host).filter(
        (deviation) => !named.some(({ name }) => recognisers[name]?.(deviation)),
      );
      expect(unnamed.slice(0, 20)).toEqual([]);
    },
  );
});

test('each difference that the docs name is there', slow, async () => {
  const asked = [...(await mounts.prefix()), ...(await mounts.root())];
  const stale = readDifferences().filter(
    ({ name, host }) =>
      !hosts.some(
        (one) => one === host && deviationsOf(asked, one).some((row) => recognisers[name]?.(row)),
      ),
  );
  expect(stale).toEqual([]);
});

function deviationsOf(asked: readonly Asked[], host: Host): readonly Deviation[] {
  return asked
    .map(({ answers, ...rest }) => ({ ...rest, host, got: answers[host] }))
    .filter(({ expected, got }) => JSON.stringify(got) !== JSON.stringify(expected));
}
