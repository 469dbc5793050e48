import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { takes } from '../asset-kinds.ts';
import type { AssetUse } from '../asset-uses.ts';
import type { Meant } from '../../schema/nearest.ts';
import { brochurePath, coverPath } from '../made-brochures.ts';
import { misspelledKeys } from './misspelled-key.ts';
import { assetMeant } from './nearest-asset.ts';
import type { Rule, RuleSubject } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** Every asset that a field names lies in `assets`, is of a type that the field takes, and exists. */
export const assetUnusable: Rule = function* (subject) {
  const { uses, assets, written } = subject;
  const awaited = new Set(
    [...misspelledKeys(written)].flatMap(({ right }) => [brochurePath(right), coverPath(right)]),
  );
  for (const use of uses.files) {
    const { name, kind } = use;
    if (assets.has(name) && takes(kind, name)) continue;
    // A token in a path is reported as such, and so is the key of a region whose brochure is made once the key is right.
    if (!name.includes('{{') && !awaited.has(name)) yield diagnose(use, subject);
  }
};

function diagnose(use: AssetUse, subject: RuleSubject): Diagnostic {
  const { document, pointer, name, kind } = use;
  const span = document.locate(pointer, 'value');
  if (isInAssets(name) && !takes(kind, name)) {
    const { words, endings } = kind;
    return createDiagnostic('asset-type', { path: name, words, endings }, span, { path: pointer });
  }
  const { near: nearest, isGuess } = fileMeant(use, subject);
  const extras = suggesting(document, pointer, nearest, isGuess);
  const code = isInAssets(name) ? 'asset-missing' : 'asset-outside';
  return createDiagnostic(code, { path: name, nearest }, span, extras);
}

function fileMeant({ name, kind }: AssetUse, { written, assets, madeAssets }: RuleSubject): Meant {
  // What is made for one region is not meant by another.
  const usable = [...assets].filter((path) => takes(kind, path) && !madeAssets.has(path));
  return assetMeant(name, usable, written);
}

function isInAssets(path: string): boolean {
  const [folder, ...rest] = path.split('/');
  const isPlain = rest.every((segment) => !['', '.', '..'].includes(segment));
  return folder === 'assets' && rest.length > 0 && isPlain && !path.includes('\\');
}
