import * as rules from '../../../.build/rules/resolve.ts';
import type { Result } from '../../diagnostics/diagnostic.ts';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import { findBy } from '../../diagnostics/rule-files.ts';
import { listContentFields, isAppField } from '../schema/content-fields.ts';
import type { RegionDefaults } from '../schema/written.ts';
import type { AssetFolder } from '../source/assets.ts';
import { findAssetUses } from './asset-uses.ts';
import { deploymentOf, GENERIC, identityOf, zonesAt } from './identity.ts';
import { createInheritance, layersStating, mergeField } from './layers.ts';
import { withoutFields } from '../values/without-fields.ts';
import { contentOwner } from './links.ts';
import { madeBrochures, ownBrochure } from './made-brochures.ts';
import { dayOf } from './moment.ts';
import { claimsOf, normaliseAlias } from './names.ts';
import { once, onceEach } from '../values/once.ts';
import { createValueFinder, provenancesOf } from './provenance.ts';
import type { ResolvedRegion, ResolvedSite, TypedContent } from './resolved.ts';
import { filledTexts } from './filled-texts.ts';
import type { RuleSubject } from './rules/rule.ts';
import { childOf, isObject } from '../schema/pointer.ts';
import type { Facts } from './tokens/expand.ts';
import { expandTexts, factsIn, withContent } from './tokens/expand.ts';
import { dateWebinars } from './webinars.ts';
import { wholePages } from './whole-pages.ts';
import type { Written } from './written.ts';
import { listRegions } from './written.ts';

/**
 * Makes every edition of what is written: content inherited (docs/product.md R3-R6), identities
 * derived (R2), tokens replaced (R9). What is found may in part follow from something else
 * (cli/diagnostics/causes.ts).
 *
 * @param at The instant that it is made for, such as `2027-01-21T23:30:00Z`. Dates are compared
 * with its day in UTC.
 */
export function resolveSite(
  written: Written,
  folder: AssetFolder,
  at: string,
): Result<ResolvedSite> {
  const inputs = gatherInputs(written, folder.paths, at);
  const { madeAssets } = inputs;
  const subject: RuleSubject = {
    ...inputs,
    emptyFolderOf: folder.emptyFolderOf,
    problemOf: (path) => (madeAssets.has(path) ? undefined : folder.problemOf(path)),
    hasTitle: (path) => madeAssets.has(path) || folder.hasTitle(path),
    today: dayOf(at),
  };
  const found = [...findBy(rules, subject)];
  const site = hasErrors(found) ? undefined : makeSite(inputs);
  if (site === undefined) return [undefined, found];
  const all = [...found, ...filledTexts(written, [...site.regions, site.generic])];
  return [hasErrors(all) ? undefined : site, all];
}

/** The same of a project that was found sound, without rules. `files` are paths below `assets`. */
export function resolveSound(
  written: Written,
  files: ReadonlySet<string>,
  at: string,
): ResolvedSite {
  return makeSite(gatherInputs(written, files, at));
}

type Inputs = ReturnType<typeof gatherInputs>;

/** What both rules and editions are made from. */
function gatherInputs(written: Written, files: ReadonlySet<string>, at: string) {
  const madeAssets = madeBrochures(written, files);
  return {
    ...createInheritance(written),
    madeAssets,
    assets: new Set([...files, ...madeAssets]),
    uses: findAssetUses(written),
    at,
  };
}

/** The editions together with what belongs to no region, and where all of it comes from. */
function makeSite(inputs: Inputs): ResolvedSite {
  const { written, madeAssets, assets, uses, at } = inputs;
  const shared = resolveShared(inputs);
  const generic = createEdition(GENERIC, [GENERIC], inputs);
  const regions = listRegions(written)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((placed) => {
      const names = claimsOf(placed).map(({ text }) => text);
      return createEdition(placed.key, names, inputs);
    });
  return {
    generic,
    regions,
    written,
    madeAssets,
    at,
    ...shared,
    findValue: createValueFinder(inputs, { ...shared, generic, regions }),
    // Of the icons that stand for the site some may be missing.
    usedAssets: new Set([...uses.paths].filter((path) => assets.has(path))),
    shownPictures: uses.pictures,
  };
}

/** What belongs to no region; of tokens it knows the figures of its file alone. */
function resolveShared({ written: { regions, library }, facts }: Inputs) {
  const { budgets, audiences, ...site } = regions.value.site;
  return {
    site: expandTexts(
      withoutFields(site, ['generic', 'deployment', 'shortcuts', 'moved', 'gone', 'acknowledge']),
      facts.site,
    ),
    demands: { ...(budgets && { budgets }), ...(audiences && { audiences }) },
    library:
      library &&
      expandTexts(
        withoutFields(library.value, ['version', 'moved', 'gone', 'acknowledge']),
        facts.library,
      ),
  };
}

/** The values are made when they are asked for: whoever looks at one region needs no other. */
function createEdition(key: string, names: readonly string[], inputs: Inputs): ResolvedRegion {
  const link = inputs.links.get(key);
  const values = once(() => resolveEdition(key, inputs));
  return {
    key,
    aliases: [...new Set(names.map(normaliseAlias))],
    ...(link !== undefined && { link }),
    get config() {
      return values().config;
    },
    get typed() {
      return values().typed;
    },
    // Most pages of a region ask for the same place: 6 % of a check.
    provenanceOf: onceEach((pointer: string) => provenancesOf(inputs, { owner: key, pointer })[0]),
  };
}

function resolveEdition(
  key: string,
  { written: { regions }, links, layersOf, facts, tokensOf, madeAssets, at }: Inputs,
): Pick<ResolvedRegion, 'config' | 'typed'> {
  const { site } = regions.value;
  const layers = layersOf(key);
  const identity = identityOf(key, regions);
  const tokens = tokensOf(key);
  const typed: TypedContent = Object.fromEntries(
    listContentFields()
      .map((field) => [field, mergeField(layers, field)] as const)
      .filter(([, value]) => value !== undefined),
  );
  const known = withContent(tokens, typed, facts.defaults);
  // The addresses of the app may be those of another region.
  const app = tokensOf(contentOwner(key, links));
  // Each layer satisfies the schema and the lowest is complete, so the fields merged one by one do
  // as well.
  const filled = Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [
      field,
      field === 'blockPages'
        ? fillPages(value, known)
        : expandTexts(value, isAppField(field) ? app : known),
    ]),
  ) as unknown as RegionDefaults;
  const dated = dateWebinars(filled, site.interface, Date.parse(at), (pointer) => {
    const [layer] = layersStating(layers, pointer);
    return layer && zonesAt(regions.value, layer.pointer)[0];
  });
  const own = regions.value.regions[key]?.deployment;
  const record = deploymentOf(identity, filled.logoImg, site, own);
  const deployment = expandTexts(record, tokens);
  const drawn = ownBrochure(filled, key, madeAssets);
  return {
    config: { ...identity, deployment, ...filled, ...dated, ...drawn, ...wholePages(filled, key) },
    typed,
  };
}

/** The pages of blocks with their tokens replaced, each as its language writes numbers. */
function fillPages(pages: unknown, facts: Facts): unknown {
  const filled = Object.entries(isObject(pages) ? pages : {}).map(([name, page]) => {
    const lang = childOf(page, 'lang');
    return [
      name,
      expandTexts(page, typeof lang === 'string' ? factsIn(lang, facts) : facts),
    ] as const;
  });
  return Object.fromEntries(filled);
}
