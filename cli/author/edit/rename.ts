import escapeStringRegexp from 'escape-string-regexp';
import type { SourceFile } from '../../diagnostics/span.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import { findAssetUses, iconNames, iconPath } from '../../compile/resolve/asset-uses.ts';
import { chooseTimed } from '../../compile/resolve/timed/choose.ts';
import { typedPointer } from '../../compile/resolve/timed/period.ts';
import type { Written, WrittenFile } from '../../compile/resolve/written.ts';
import { listTimed } from '../../compile/resolve/written.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import type { TypedText } from '../../compile/schema/typed-texts.ts';
import type { YamlDocument } from '../../compile/source/yaml-document.ts';
import { edited } from './edit-in-steps.ts';
import { setScalar } from './set-scalar.ts';

/** A field that names something, and what it is to say. */
export interface Mention {
  readonly document: YamlDocument;
  readonly pointer: string;
  readonly value: string;
}

/** Where an asset is named, by path or as an icon, at any time, and what to say instead. */
export function mentionsOfAsset(written: Written, from: string, to: string): readonly Mention[] {
  const mentions = timesOf(written).flatMap((at) => mentionsAt(written, at, from, to));
  const keyOf = ({ document, pointer }: Mention): string => `${document.file.path} ${pointer}`;
  return [...new Map(mentions.map((mention) => [keyOf(mention), mention])).values()];
}

/** Instants at which every value is shown that ever is: now, if nothing is timed. */
function timesOf(written: Written): readonly (string | undefined)[] {
  const values = listTimed(written);
  return values.length === 0 ? [undefined] : [...new Set(values.map(({ shown }) => shown.start))];
}

function mentionsAt(
  { regions, library }: Written,
  at: string | undefined,
  from: string,
  to: string,
): readonly Mention[] {
  const chosen = (kind: FileKind, file: WrittenFile<unknown>) =>
    at === undefined || file.timing === undefined
      ? file
      : chooseTimed(file.timing.whole, kind, at, regions.timing?.whole.value ?? regions.value);
  const ofLibrary = library && chosen('library', library);
  const files = { regions: chosen('regions', regions), library: ofLibrary };
  const { files: named, icons } = findAssetUses(files);
  const [icon] = iconNames(new Set([to]));
  const mention = ({ document, pointer }: TypedText, value: string): Mention => {
    const timing = (document === ofLibrary?.document ? ofLibrary : files.regions).timing;
    const span = document.locate(pointer, 'value');
    const typed = typedPointer(timing, { pointer, span });
    return { document: timing?.whole ?? document, pointer: typed, value };
  };
  return [
    ...named.filter(({ text }) => text === from).map((use) => mention(use, to)),
    ...icons.filter(({ text }) => iconPath(text) === from).map((use) => mention(use, icon ?? to)),
  ];
}

/** Writes one after the other, because brackets are laid out again for each. */
export function writeMentions(document: YamlDocument, mentions: readonly Mention[]): SourceFile {
  return mentions
    .filter((mention) => mention.document.file === document.file)
    .reduce((file, { pointer, value }) => {
      return edited(file, (current) => setScalar(current, pointer, value));
    }, document.file);
}

export function renameInComments({ path, text }: SourceFile, from: string, to: string): SourceFile {
  const whole = new RegExp(`(?<![\\w./-])${escapeStringRegexp(from)}(?![\\w/-]|\\.\\w)`, 'g');
  const renamed = text.replaceAll(/^[ \t]*#.*$/gm, (comment) =>
    comment.replaceAll(whole, () => to),
  );
  return createSourceFile(path, renamed);
}
