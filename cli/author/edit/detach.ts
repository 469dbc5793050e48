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
  const takenFrom = inheritance
    .layersOf(key)
    .map(({ pointer }) => pointer)
    .filter((pointer) => !['/defaults', entryPointer(key)].includes(pointer));
  const steps = [
    ...takenFrom.map((layer) => (document: YamlDocument) => copyContent(document, layer, key)),
    (document: YamlDocument) => nameApp(document, region, inheritance),
    (document: YamlDocument) => endLink(document, key),
  ];
  const detached = edited(written.regions.document.file, (document) => {
    const entry = entryPointer(key);
    const excerpt = steps.reduce(edited, excerptOf(document, [entry, ...takenFrom]));
    return edited(excerpt, (own) => putEntry(document, own, entry));
  });
  const ofLayers = takenFrom.flatMap((layer) => zonesAt(written.regions.value, layer));
  // The hours of what is copied may be meant in another time zone than the region's.
  const zones = new Set([...timeZonesOf(region.config.code), ...ofLayers]);
  let changed: readonly string[] = [];
  for (const draft of [detached, ...[...zones].map((zone) => withZone(detached, key, zone))]) {
    changed = changedBy(draft, project, resolved, key);
    if (changed.length === 0) return { after: draft };
  }
  return {
    refusal: `If ${key} stated itself what it shows, ${andList(changed)} would show something else.`,
  };
}

/** Puts an entry in the place of the one in its file. */
function putEntry(document: YamlDocument, own: YamlDocument, entry: string): SourceFile {
  const typed = linesOf(placeAt(own, entry));
  if (typed === undefined) return own.file;
  return replaceField(document, entry, toYaml(valueAt(own.value, entry)), typed);
}

/** Writes what another entry states of the content of regions, and its marks of sample content. */
function copyContent(document: YamlDocument, layer: string, key: string): SourceFile {
  const stated = valueAt(document.value, layer);
  const names = isMap(stated) ? Object.keys(stated).filter(isContentField) : [];
  const copied = names.reduce(
    (file, name) =>
      edited(file, (current) =>
        copyField(current, childPointer(layer, name), childPointer(entryPointer(key), name)),
      ),
    document.file,
  );
  const marks = valueAt(document.value, `${layer}/sample`);
  const isMarked = (name: string) =>
    marks === true || (Array.isArray(marks) && marks.includes(name));
  return edited(copied, (current) => markSamples(current, key, names.filter(isMarked)));
}

function markSamples(document: YamlDocument, key: string, names: readonly string[]): SourceFile {
  const pointer = `${entryPointer(key)}/sample`;
  const marked = valueAt(document.value, pointer);
  if (names.length === 0 || marked === true) return document.file;
  if (!Array.isArray(marked))
    return insertField(document, 'regions', pointer, names, [`sample: [${names.join(', ')}]`]);
  return names
    .filter((name) => !marked.includes(name))
    .reduce(
      (file, name) => edited(file, (now) => insertItem(now, 'regions', pointer, Infinity, name)),
      document.file,
    );
}

/** Writes the addresses of the app that a region reuses, whose tokens stand for its owner. */
function nameApp(
  document: YamlDocument,
  { key, typed }: ResolvedRegion,
  { links, written }: Inheritance,
): SourceFile {
  const owner = contentOwner(key, links);
  const tokens = regionTokens(identityOf(owner, written.regions), new Map());
  return appFields.reduce((file, field) => {
    const address = String(typed[field]);
    const named = owner === key ? address : expandText(address, tokens);
    const pointer = `${entryPointer(key)}/${field}`;
    return named === address ? file : edited(file, (now) => replaceField(now, pointer, named));
  }, document.file);
}

/** What only a region with a link has to acknowledge. */
const codesOfLinks = ['reused-app', 'fallthrough-overwrites'];

function endLink(document: YamlDocument, key: string): SourceFile {
  const entry = entryPointer(key);
  const pointer = `${entry}/acknowledge`;
  const noted: unknown = valueAt(document.value, pointer);
  const isOfLink = (code: unknown) =>
    codesOfLinks.some((each) => code === each || (isMap(code) && each in code));
  const codes = Array.isArray(noted) ? noted.map(isOfLink) : [];
  const link = ['reuse', 'fallthrough'].find((kind) => valueAt(document.value, `${entry}/${kind}`));
  const ended = removeLines(document, `${entry}/${String(link)}`);
  if (codes.length > 0 && codes.every(Boolean))
    return edited(ended, (now) => removeLines(now, pointer));
  return codes.reduceRight(
    (file, isGone, index) =>
      isGone ? edited(file, (now) => removeItem(now, `${pointer}/${index}`)) : file,
    ended,
  );
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

function withZone(file: SourceFile, key: string, zone: string): SourceFile {
  const pointer = `${entryPointer(key)}/timeZone`;
  return edited(file, (document) => replaceField(document, pointer, zone));
}

/** The regions that show something else with a draft, now or once a timed value begins or ends. */
function changedBy(
  draft: SourceFile,
  project: Project,
  resolved: ResolvedSite,
  key: string,
): readonly string[] {
  const drafted = { ...project, drafts: new Map([[project.regionsFile, draft]]) };
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
