import escapeStringRegexp from 'escape-string-regexp';
import type { SourceFile } from '../diagnostics/span.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import { findAssetUses, iconNames, iconPath } from '../resolve/asset-uses.ts';
import type { Written } from '../resolve/written.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { edited } from './edit-in-steps.ts';
import { setScalar } from './set-scalar.ts';

/** A field that names something, and what it is to say. */
export interface Mention {
  readonly document: YamlDocument;
  readonly pointer: string;
  readonly value: string;
}

/** Where both files name an asset, by its path or as an icon by its name, and what they are to say when it is called otherwise. */
export function mentionsOfAsset(written: Written, from: string, to: string): readonly Mention[] {
  const { files, icons } = findAssetUses(written);
  const [icon] = iconNames(new Set([to]));
  const byPath = files
    .filter(({ name }) => name === from)
    .map(({ document, pointer }) => ({ document, pointer, value: to }));
  const byName = icons
    .filter(({ name }) => iconPath(name) === from)
    .map(({ document, pointer }) => ({ document, pointer, value: icon ?? to }));
  return [...byPath, ...byName];
}

/** A file after what its fields are to say, one after the other, because brackets are laid out again for each. */
export function writeMentions(document: YamlDocument, mentions: readonly Mention[]): SourceFile {
  return mentions
    .filter((mention) => mention.document === document)
    .reduce((file, { pointer, value }) => {
      return edited(file, (current) => setScalar(current, pointer, value));
    }, document.file);
}

/** A file with another path in the comments that name one. */
export function renameInComments({ path, text }: SourceFile, from: string, to: string): SourceFile {
  const whole = new RegExp(`(?<![\\w./-])${escapeStringRegexp(from)}(?![\\w/-]|\\.\\w)`, 'g');
  const renamed = text.replaceAll(/^[ \t]*#.*$/gm, (comment) =>
    comment.replaceAll(whole, () => to),
  );
  return createSourceFile(path, renamed);
}
