import type { MountedRegion, MountedSite } from '../../cli/compile/manifest/mount.ts';
import { withoutFields } from '../../cli/compile/values/without-fields.ts';
import { routePatterns } from '../../cli/compile/manifest/patterns.ts';
import { planUrls } from '../../cli/compile/manifest/manifest.ts';
import type {
  BuildContext,
  BuiltAsset,
  RegionConfig,
  RouteTable,
  SiteData,
} from '../../runtime/contract.ts';
import { libraryAsEdition } from '../../runtime/services/block-pages.ts';
import { blockPages } from './block-data.ts';
import { library } from './library-data.ts';
import { sampleRegion, site } from './main-data.ts';

/** The edition without a state. */
const generic = sampleRegion({ key: 'generic', name: 'your state', code: 'US' });

/** A region with an upcoming webinar. */
export const nevada: RegionConfig = {
  ...sampleRegion({ key: 'nevada', name: 'Nevada', code: 'NV' }),
  webinar: {
    upcoming: { webinarSignupForm: 'nevada-form', webinarDetails: 'A tour on May 5, 2027.' },
  },
  blockPages,
};

/** A region without any webinar, whose code sorts before its name's neighbors. */
const alaska: RegionConfig = {
  ...sampleRegion({ key: 'alaska', name: 'Alaska', code: 'AK' }),
  webinarHistory: [],
  otherSites: [],
};

const regions = [alaska, nevada];

function routesOf(): RouteTable {
  const mounted: MountedSite = {
    mount: 'prefix',
    root: mountedOf(generic),
    prefixed: regions.map(mountedOf),
    regions,
    library: { key: 'library', config: libraryAsEdition(library), provenanceOf: () => undefined },
  };
  const pages = planUrls(mounted).pages.map((page) => withoutFields(page, ['source']));
  return { patterns: routePatterns(mounted), pages };
}

function mountedOf(config: RegionConfig): MountedRegion {
  return { key: config.key, config, aliases: [], provenanceOf: () => undefined };
}

/** A whole site of three editions and the library. */
export const siteData = {
  year: 2026,
  site,
  generic,
  regions,
  library,
  routes: routesOf(),
  map: {
    AK: { abbreviation: 'AK', name: 'Alaska', dimensions: 'M0 0h10v10z' },
    NV: { abbreviation: 'NV', name: 'Nevada', dimensions: 'M20 20h10v10z' },
  },
  silhouettes: { NV: { width: 100, height: 120, outline: 'M0 0h9v9z', counties: 'M0 4h9' } },
  icons: { compass: { viewBox: '0 0 24 24', body: '<path d="M4 12h16"/>' } },
} satisfies SiteData;

/** Knows every asset that is asked for, by its own path. */
const assets: Readonly<Record<string, BuiltAsset>> = new Proxy<Record<string, BuiltAsset>>(
  {},
  { get: (_, path) => ({ url: `/${String(path)}`, width: 64, height: 48, title: 'A picture' }) },
);

export const buildContext: BuildContext = {
  environment: 'production',
  liveForms: false,
  assets,
  cards: {
    generic: 'cards/generic.png',
    alaska: 'cards/ak.png',
    nevada: 'cards/nv.png',
    library: 'cards/library.png',
  },
  icons: {
    manifest: '/site.webmanifest',
    ico: '/favicon.ico',
    drawing: '/assets/favicon.svg',
    touch: '/assets/apple-touch-icon.png',
  },
  facts: {
    policy: "default-src 'none'",
    calledHosts: [],
    videoHosts: ['media.career.example'],
    readingGrade: 8,
  },
  themeColours: { light: '#fbf8f2', dark: '#10171f' },
  statesUrl: '/assets/states.json',
  client: {
    script: '/assets/client.js',
    islandScripts: {
      wake: ['/assets/wake.js'],
      CrmForm: ['/assets/CrmForm.js', '/assets/form.js'],
    },
    styles: ['/assets/site.css'],
    toolStyles: ['/assets/tools.css'],
    paperStyles: ['/assets/paper.css'],
    fonts: ['/assets/headline.woff2'],
  },
};
