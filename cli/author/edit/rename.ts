import escapeStringRegexp from 'escape-string-regexp';
import type { SourceFile } from '../../diagnostics/span.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import { assetNamedBy, iconNames, iconPath } from '../../compile/resolve/asset-uses.ts';
import type { Written } from '../../compile/resolve/written.ts';
import type { YamlDocument } from '../../compile/source/yaml-document.ts';
import { setScalars } from './edit-in-steps.ts';
import { listWrittenValues } from './written-values.ts';

/** A field that names something, and what it is to say. */
export interface Mention {
  readonly document: YamlDocument;
  readonly pointer: string;
  readonly value: string;
}

/** Where an asset is named, by path or as an icon, at any time, and what to say instead. */
export function mentionsOfAsset(written: Written, from: string, to: string): readonly Mention[] {
  const [icon = to] = iconNames(new Set([to]));
  return listWrittenValues(written).flatMap(({ value, node, document, typedAt: pointer }) => {
    const text = String(value);
    if (node.format === 'icon-name' && iconPath(text) === from)
      return [{ document, pointer, value: icon }];
    return text === from && assetNamedBy({ text, node }) !== undefined
      ? [{ document, pointer, value: to }]
      : [];
  });
}

/** The file with what mentions of it say instead. */
export function writeMentions(document: YamlDocument, mentions: readonly Mention[]): SourceFile {
  const own = mentions.filter((mention) => mention.document.file === document.file);
  return setScalars(document.file, new Map(own.map(({ pointer, value }) => [pointer, value])));
}

export function renameInComments({ path, text }: SourceFile, from: string, to: string): SourceFile {
  const whole = new RegExp(`(?<![\\w./-])${escapeStringRegexp(from)}(?![\\w/-]|\\.\\w)`, 'g');
  const renamed = text.replaceAll(/^[ \t]*#.*$/gm, (comment) =>
    comment.replaceAll(whole, () => to),
  );
  return createSourceFile(path, renamed);
}
