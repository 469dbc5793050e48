import type { Result } from '../diagnostics/diagnostic.ts';
import type { CheckedProject } from './check-project.ts';
import { readReleased, resolveTrusted } from './check-project.ts';
import { createManifest } from './manifest/manifest.ts';
import { regionPages } from './manifest/pages.ts';
import type { Project } from './project.ts';
import type { FileKind } from './schema/schema-node.ts';
import type { Files } from './schema/violations.ts';
import { checkValue } from './schema/violations.ts';
import type { YamlDocument } from './source/yaml-document.ts';
import { groupBy } from './values/group-by.ts';

/** What a reading begins with. */
interface Reading {
  /** The project before its files were edited. */
  readonly before: CheckedProject;
  /** Keys of the regions whose pages are looked at. */
  readonly shown: ReadonlySet<string>;
}

/**
 * A project that satisfies its schemas, without its rules; undefined for others. Regions that
 * nobody looks at stay as they were. What else is wrong with it can be an error that is thrown
 * here, or later by what renders it.
 */
export function readUnchecked(
  project: Project,
  { before, shown }: Reading,
): CheckedProject | undefined {
  const made = resolveTrusted(project, trustShape);
  if (made === undefined) return undefined;
  const unshown = before.resolved.regions.filter(({ key }) => !shown.has(key));
  const kept = new Map(unshown.map((region) => [region.key, region]));
  const resolved = { ...made, regions: made.regions.map((each) => kept.get(each.key) ?? each) };
  const pages = groupBy(before.manifest.urls.pages, ({ region }) => region);
  const [manifest] = createManifest(resolved, { mount: 'prefix' }, (region, generic) =>
    kept.has(region.key) ? (pages.get(region.key) ?? []) : regionPages(region, generic),
  );
  return manifest && { resolved, manifest, released: readReleased(project)[0] };
}

/** What a document says that satisfies its schema; nobody has looked at anything else of it. */
function trustShape<F extends FileKind>({ value }: YamlDocument, file: F): Result<Files[F]> {
  return [checkValue(value, file)[0], []];
}
