import { isContentField } from '../../schema/content-fields.ts';
import type { Claims } from '../../schema/written.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import type { AssetUses } from '../asset-uses.ts';
import { segmentsOf } from '../pointer.ts';
import type { Written } from '../written.ts';
import { claimTokens, regionTokens } from './expand.ts';

/** A file, and which tokens its texts can hold. */
export interface TokenFile {
  readonly document: YamlDocument;
  readonly value: unknown;
  /** Names of the tokens that stand for something at a JSON Pointer. */
  readonly knownAt: (pointer: string) => readonly string[];
  /** Names of the tokens that stand for something anywhere on the site. */
  readonly names: readonly string[];
}

/** Both files, with the tokens that stand for something in them (docs/product.md R9). */
export function tokenFiles({ regions, library }: Written, uses: AssetUses): readonly TokenFile[] {
  const names = contentTokens(regions.value.site.claims);
  const figures = [...claimTokens(library.value.claims).keys()];
  return [
    { ...regions, names, knownAt: outsidePaths(uses, regions.document, knownInRegions(regions)) },
    { ...library, names, knownAt: outsidePaths(uses, library.document, () => figures) },
  ];
}

function contentTokens(claims: Claims): readonly string[] {
  const nobody = { name: '', code: '', pathPrefix: '' };
  return [...regionTokens(nobody, claimTokens(claims)).keys()];
}

type KnownAt = TokenFile['knownAt'];

function knownInRegions({ value }: Written['regions']): KnownAt {
  const claims = [...claimTokens(value.site.claims).keys()];
  const content = contentTokens(value.site.claims);
  return (pointer) => {
    const [part, name = '', field = ''] = segmentsOf(pointer);
    if (part === 'site') return name === 'generic' ? [] : claims;
    const isContent = part === 'defaults' || field === 'deployment' || isContentField(field);
    return isContent ? content : [];
  };
}

/** The path of a file is taken as it is typed. */
function outsidePaths({ files }: AssetUses, document: YamlDocument, knownAt: KnownAt): KnownAt {
  const paths = new Set(files.flatMap((use) => (use.document === document ? [use.pointer] : [])));
  return (pointer) => (paths.has(pointer) ? [] : knownAt(pointer));
}
