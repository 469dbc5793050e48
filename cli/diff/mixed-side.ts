import { createManifest } from '../manifest/manifest.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { resolveValues } from '../resolve/resolve-values.ts';
import type { Written } from '../resolve/written.ts';
import type { FileKind } from '../schema/schema-node.ts';
import type { Cause } from './causes.ts';
import { idOf } from './causes.ts';
import { mix } from './mix.ts';
import type { ShownParts } from './shown-site.ts';
import type { Side } from './side.ts';

/**
 * The old version with some of the causes, as if nothing else had been changed. Undefined where that is no site: two
 * pages of one address, or links in a circle.
 */
export function mixSides(old: Side, next: Side, causes: readonly Cause[]): ShownParts | undefined {
  const chosen = new Set(causes.map(({ id }) => id));
  const files = mixFiles(old, next, chosen);
  const written: Written = {
    regions: mixFile('regions', old.written.regions, next.written.regions, chosen),
    library: mixFile('library', old.written.library, next.written.library, chosen),
  };
  const manifest = planSite(written, new Set(files.keys()), next);
  const icons = { ...next.icons, ...old.icons };
  for (const name of Object.keys(icons)) {
    const drawing = next.icons[name];
    if (drawing !== undefined && chosen.has(`asset assets/icons/${name}.svg`))
      icons[name] = drawing;
  }
  return manifest && { manifest, files, icons };
}

function mixFile<File extends { readonly value: unknown }>(
  kind: FileKind,
  old: File,
  next: File,
  chosen: ReadonlySet<string>,
): File {
  const value = mix(old.value, next.value, (difference) => chosen.has(idOf(kind, difference)));
  return { ...next, value };
}

/** What either names is there, so that a line that names it can be looked at without the file's own change. */
function mixFiles(old: Side, next: Side, chosen: ReadonlySet<string>): Side['files'] {
  const files = new Map([...next.files, ...old.files]);
  for (const path of next.files.keys()) {
    const file = next.files.get(path);
    if (file !== undefined && chosen.has(`asset ${path}`)) files.set(path, file);
  }
  return files;
}

function planSite(
  written: Written,
  paths: ReadonlySet<string>,
  { resolved }: Side,
): SiteManifest | undefined {
  try {
    const site = { ...resolved, ...resolveValues(written, paths) };
    const [manifest] = createManifest(site, { mount: 'prefix' });
    return manifest;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
