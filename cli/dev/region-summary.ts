import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isOpen } from '../diagnostics/diagnostic.ts';
import type { CheckedProject } from '../check-project.ts';
import { isContentField } from '../schema/content-fields.ts';
import { childPointer, isObject } from '../schema/pointer.ts';

/** Where a region stands: what it says itself, and what there is to say about it. */
export interface RegionSummary {
  readonly key: string;
  readonly name: string;
  readonly code: string;
  /** Where its pages begin, with a slash at the end. */
  readonly address: string;
  readonly accent: string;
  /** Such as `falls through to indiana`; empty for a region that takes from the defaults alone. */
  readonly link: string;
  /** The fields of its content that it states. */
  readonly ownFields: readonly string[];
  /** How many texts, figures and links in them stand in front of others, of the defaults or of a region. */
  readonly overrides: number;
  /** What nobody has acknowledged. */
  readonly notices: readonly string[];
}

/** Every region, sorted by name. */
export function summariseRegions(
  { resolved, manifest }: CheckedProject,
  diagnostics: readonly Diagnostic[],
): readonly RegionSummary[] {
  const { regions, defaults } = resolved.written.regions.value;
  return manifest.regions
    .map(({ key, name, code, pathPrefix, accent }) => {
      const own = Object.entries(regions[key] ?? {}).filter(([field]) => isContentField(field));
      const link = resolved.regions.find((region) => region.key === key)?.link;
      return {
        ...{ key, name, code, accent, address: `${pathPrefix}/` },
        link: link === undefined ? '' : `${linkWords[link.kind]} ${link.to}`,
        ownFields: own.map(([field]) => field),
        overrides: countOverrides(Object.fromEntries(own), defaults),
        notices: noticesBelow(childPointer('/regions', key), diagnostics),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

const linkWords = { reuse: 'reuses', fallthrough: 'falls through to' } as const;

function noticesBelow(pointer: string, diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics
    .filter(isOpen)
    .filter(({ path = '' }) => path === pointer || path.startsWith(`${pointer}/`))
    .map(({ message }) => message);
}

function countOverrides(own: unknown, below: unknown): number {
  if (below === undefined || own === below) return 0;
  if (!isObject(own) || !isObject(below)) return 1;
  return Object.entries(own).reduce(
    (count, [name, value]) => count + countOverrides(value, below[name]),
    0,
  );
}
