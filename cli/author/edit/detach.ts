import { isDeepStrictEqual } from 'node:util';
import { andList } from '../../diagnostics/catalogue/lists.ts';
import type { SourceFile } from '../../diagnostics/span.ts';
import { resolveProject } from '../../compile/check-project.ts';
import type { Project } from '../../compile/project.ts';
import { entryPointer, identityOf, zonesAt } from '../../compile/resolve/identity.ts';
import type { Inheritance } from '../../compile/resolve/layers.ts';
import { createInheritance, isMap } from '../../compile/resolve/layers.ts';
import { contentOwner } from '../../compile/resolve/links.ts';
import { timedChanges } from '../../compile/resolve/next-change.ts';
import type { ResolvedRegion, ResolvedSite } from '../../compile/resolve/resolved.ts';
import { expandText, regionTokens } from '../../compile/resolve/tokens/expand.ts';
import { appFields, isContentField } from '../../compile/schema/content-fields.ts';
import { childPointer, valueAt } from '../../compile/schema/pointer.ts';
import { timeZonesOf } from '../../compile/schema/states.ts';
import { applyEdits } from '../../compile/source/text-edit.ts';
import type { YamlDocument } from '../../compile/source/yaml-document.ts';
import { outermostFlow, placeAt } from '../../compile/source/yaml-document.ts';
import { withoutFields } from '../../compile/values/without-fields.ts';
import { copyField, excerptOf, linesOf, replaceField } from './copy-field.ts';
import { edited } from './edit-in-steps.ts';
import { insertField, insertItem } from './insert.ts';
import { Lines } from './lines.ts';
import { removeField, removeItem } from './remove.ts';
import { toYaml } from './yaml-value.ts';

/** regions.yaml without the link of a region, or why that cannot be. */
export type Detached = { readonly after: SourceFile } | { readonly refusal: string };

/**
 * Ends `reuse` or `fallthrough` of a region: writes what it takes by that as its own, so that every
 * region shows what it showed, now and whenever time changes it.
 */
export function detachRegion(project: Project, resolved: ResolvedSite, key: string): Detached {
  const { written, regions } = resolved;
  const inheritance = createInheritance(written);
  const region = regions.find((each) => each.key === key);
  if (region?.link === undefined)
    return {
      refusal: `${key} takes nothing from another region: its entry has neither reuse nor fallthrough.`,
    };
  const { kind } = region.link;
  const entry = entryPointer(key);
  const takenFrom = inheritance
    .layersOf(key)
    .map(({ pointer }) => pointer)
    .filter((pointer) => !['/defaults', entry].includes(pointer));
  const detached = edited(written.regions.document.file, (document) => {
    const steps = [
      ...takenFrom.flatMap((layer) => copyContent(document, layer, entry)),
      ...nameApp(entry, region, inheritance),
      ...endLink(document, entry, kind),
    ];
    const excerpt = steps.reduce(edited, excerptOf(document, [entry, ...takenFrom]));
    return edited(excerpt, (own) => putEntry(document, own, entry));
  });
  const ofLayers = takenFrom.flatMap((layer) => zonesAt(written.regions.value, layer));
  // The hours of what is copied may be meant in another time zone than the region's.
  const zones = new Set([...timeZonesOf(region.config.code), ...ofLayers]);
  const drafts = [
    detached,
    ...[...zones].map((zone) =>
      edited(detached, (document) => replaceField(document, `${entry}/timeZone`, zone)),
    ),
  ];
  const changed = (draft: SourceFile) => changedBy(draft, project, resolved, key);
  const after = drafts.find((draft) => changed(draft).length === 0);
  if (after !== undefined) return { after };
  return {
    refusal: `If ${key} stated itself what it shows, ${andList(changed(detached))} would show something else.`,
  };
}

type Step = (document: YamlDocument) => SourceFile;

/** Puts an entry in the place of the one in its file. */
function putEntry(document: YamlDocument, own: YamlDocument, entry: string): SourceFile {
  const typed = linesOf(placeAt(own, entry));
  if (typed === undefined) return own.file;
  return replaceField(document, entry, toYaml(valueAt(own.value, entry)), typed);
}

/** Writes what another entry states of the content of regions, and its marks of sample content. */
function copyContent({ value }: YamlDocument, layer: string, entry: string): readonly Step[] {
  const stated = valueAt(value, layer);
  const names = isMap(stated) ? Object.keys(stated).filter(isContentField) : [];
  const marks = valueAt(value, `${layer}/sample`);
  const isMarked = (name: string) =>
    marks === true || (Array.isArray(marks) && marks.includes(name));
  return [
    ...names.map(
      (name): Step =>
        (now) =>
          copyField(now, childPointer(layer, name), childPointer(entry, name)),
    ),
    ...names.filter(isMarked).map(
      (name): Step =>
        (now) =>
          markSample(now, entry, name),
    ),
  ];
}

function markSample(document: YamlDocument, entry: string, name: string): SourceFile {
  const pointer = `${entry}/sample`;
  const marked = valueAt(document.value, pointer);
  if (marked === true || (Array.isArray(marked) && marked.includes(name))) return document.file;
  return Array.isArray(marked)
    ? insertItem(document, 'regions', pointer, Infinity, name)
    : insertField(document, 'regions', pointer, [name], [`sample: [${name}]`]);
}

/** Writes the addresses of the app that a region reuses, whose tokens stand for its owner. */
function nameApp(
  entry: string,
  { key, typed }: ResolvedRegion,
  { links, written }: Inheritance,
): readonly Step[] {
  const owner = contentOwner(key, links);
  const tokens = regionTokens(identityOf(owner, written.regions), new Map());
  return appFields.flatMap((field) => {
    const address = String(typed[field]);
    const named = owner === key ? address : expandText(address, tokens);
    return named === address ? [] : (now) => replaceField(now, `${entry}/${field}`, named);
  });
}

/** What only a region with a link has to acknowledge. */
const codesOfLinks = ['reused-app', 'fallthrough-overwrites'];

function endLink({ value }: YamlDocument, entry: string, kind: string): readonly Step[] {
  const pointer = `${entry}/acknowledge`;
  const noted: unknown = valueAt(value, pointer);
  const isOfLink = (code: unknown) =>
    codesOfLinks.some((each) => code === each || (isMap(code) && each in code));
  const codes = Array.isArray(noted) ? noted.map(isOfLink) : [];
  const gone = codes.flatMap((isGone, index) => (isGone ? [`${pointer}/${index}`] : []));
  const removeCodes: readonly Step[] =
    gone.length > 0 && gone.length === codes.length
      ? [(now) => removeLines(now, pointer)]
      : gone.reverse().map((code) => (now) => removeItem(now, code));
  return [(now) => removeLines(now, `${entry}/${kind}`), ...removeCodes];
}

/** Removes a field; all comments around it stay. */
function removeLines(document: YamlDocument, pointer: string): SourceFile {
  const place = placeAt(document, pointer);
  if (place.parent && outermostFlow(place.parent)) return removeField(document, pointer);
  const lines = new Lines(document.file);
  const start = lines.start(lines.indexAt(lines.startOf(place)));
  const end = lines.start(lines.lastOf(place) + 1);
  return applyEdits(document.file, [{ start, end, replacement: '' }]);
}

/** The regions that show something else with a draft, now or once a timed value begins or ends. */
function changedBy(
  draft: SourceFile,
  project: Project,
  resolved: ResolvedSite,
  key: string,
): readonly string[] {
  const drafted = { ...project, drafts: [draft] };
  const [after] = resolveProject(drafted);
  if (after === undefined) return [key];
  const moments = [resolved, after].flatMap(timedChanges).map(({ at }) => at);
  const changed = [...new Set(moments.filter((at) => at > project.at))].flatMap((at) => {
    const shownAt = (each: Project) => resolveProject({ ...each, at })[0];
    return differing(shownAt(project), shownAt(drafted));
  });
  return [...new Set([...differing(resolved, after), ...changed])];
}

/** Keys of the regions that do not show the same in two versions. */
function differing(old: ResolvedSite | undefined, next: ResolvedSite | undefined) {
  const shown = new Map(next?.regions.map((region) => [region.key, contentOf(region)]));
  const regions = old?.regions ?? [];
  return regions.flatMap((region) =>
    isDeepStrictEqual(contentOf(region), shown.get(region.key)) ? [] : region.key,
  );
}

/** What pages show of a region; its time zone is in their words already. */
function contentOf({ config }: ResolvedRegion) {
  return withoutFields(config, ['timeZone']);
}
