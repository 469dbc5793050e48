import type { RecordedWebinar } from '../../../runtime/contract.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { siteIcons } from '../../../cli/compile/resolve/asset-uses.ts';
import type { UrlPlan, UrlTable } from '../../../cli/compile/manifest/table.ts';
import { toUrlTable } from '../../../cli/compile/manifest/table.ts';
import { siteFiles } from '../../../cli/compile/manifest/pages.ts';
import type { Mountable, MountOptions } from '../../../cli/compile/manifest/mount.ts';
import { mountSite } from '../../../cli/compile/manifest/mount.ts';
import { planUrls } from '../../../cli/compile/manifest/manifest.ts';
import type { ResolvedRegion } from '../../../cli/compile/resolve/resolved.ts';
import type { SampleIdentity } from '../../runtime/main-data.ts';
import { sampleRegion, site } from '../../runtime/main-data.ts';

const file = createSourceFile('regions.yaml', 'generic\nnevada\nnew_jersey\nwebinar\n');

const webinar: RecordedWebinar = {
  date: 'March 12, 2026',
  sortableDate: '2026-03-12',
  slug: '2026-03-12',
  title: 'Careers in class',
  description: 'An hour.',
  videoUrl: 'https://videos.example/1',
};

interface Sample extends SampleIdentity {
  readonly aliases: readonly string[];
  readonly webinars: number;
}

/** A generic edition without webinars, Nevada with two, New Jersey with one, and the library. */
export const sampleSite: Mountable = {
  site,
  library: {},
  findValue: () => undefined,
  generic: region({ key: 'generic', name: 'your state', code: 'US', aliases: [], webinars: 0 }),
  regions: [
    region({ key: 'nevada', name: 'Nevada', code: 'NV', aliases: ['nv', 'nevada'], webinars: 2 }),
    region({
      key: 'new_jersey',
      name: 'New Jersey',
      code: 'NJ',
      aliases: ['nj', 'newjersey', 'jersey'],
      webinars: 1,
    }),
  ],
};

/** Nevada at the root of its own domain. */
export const nevadaAtRoot: MountOptions = {
  mount: 'root',
  region: 'nevada',
  origin: 'https://nevada.example',
};

export function samplePlan(options: MountOptions = { mount: 'prefix' }): UrlPlan {
  const files = siteFiles({
    main: { security: { contact: 'mailto:security@careers.example', expires: '2027-01-01' } },
    library: {},
    usedAssets: new Set([siteIcons.ico]),
  });
  return planUrls(mountSite(sampleSite, options), { files });
}

export function sampleTable(options: MountOptions = { mount: 'prefix' }): UrlTable {
  return toUrlTable(samplePlan(options));
}

function region({ aliases, webinars, ...identity }: Sample): ResolvedRegion {
  const { key } = identity;
  const config = sampleRegion(identity);
  return {
    key,
    typed: {},
    aliases,
    config: {
      ...config,
      brochureDownloadUrl: `${config.pathPrefix}/quote/`,
      webinarHistory: Array.from({ length: webinars }, (_, index) => ({
        ...webinar,
        slug: `2026-03-${12 - index}`,
      })),
    },
    provenanceOf: (pointer) => ({
      span: spanOf(pointer.startsWith('/webinar') ? 'webinar' : key),
      pointer,
      via: [],
    }),
  };
}

function spanOf(text: string): { file: typeof file; start: number; end: number } {
  const start = file.text.indexOf(text);
  return { file, start, end: start + text.length };
}
