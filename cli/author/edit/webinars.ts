import type { SourceFile } from '../../diagnostics/span.ts';
import { parentPointer, valueAt } from '../../compile/schema/pointer.ts';
import type { WrittenRegion } from '../../compile/schema/written.ts';
import type { YamlDocument } from '../../compile/source/yaml-document.ts';
import { childrenOf, placeAt } from '../../compile/source/yaml-document.ts';
import { copyField, replaceField } from './copy-field.ts';
import { edited } from './edit-in-steps.ts';
import { placeOfRecording } from './entries.ts';
import { insertItem } from './insert.ts';
import { removeField, removeItem } from './remove.ts';
import type { YamlValue } from './yaml-value.ts';

/** The file without a webinar that was announced, by its place as it is typed. */
export function cancelWebinar(document: YamlDocument, pointer: string): SourceFile {
  const { parent } = placeAt(document, pointer);
  const isInList = parent?.node.kind === 'list';
  if (isInList && childrenOf(parent).length > 1) return removeItem(document, pointer);
  const upcoming = isInList ? parentPointer(pointer) : pointer;
  const webinars = parentPointer(upcoming);
  // The defaults say that there is none.
  return webinars === '/defaults/webinar'
    ? replaceField(document, webinars, {}, ['webinar: {}'])
    : removeField(document, upcoming);
}

/**
 * The file with a webinar among the recorded ones, in place of its announcement. A region without a
 * list of its own keeps below it what it showed before.
 */
export function recordWebinar(
  document: YamlDocument,
  pointer: string,
  recorded: YamlValue,
  startsAt: string,
): SourceFile {
  const [, owner = ''] = /^(.*)\/webinar\/upcoming/.exec(pointer) ?? [];
  const list = `${owner}/webinarHistory`;
  const cancelled = cancelWebinar(document, pointer);
  const listed = edited(cancelled, (after) =>
    valueAt(after.value, list) === undefined
      ? copyField(after, '/defaults/webinarHistory', list)
      : after.file,
  );
  return edited(listed, (after) => {
    const others: readonly Recording[] = [valueAt(after.value, list)].flat().filter(isRecording);
    const index = placeOfRecording(others, startsAt) ?? others.length;
    return insertItem(after, 'regions', list, index, recorded);
  });
}

type Recording = NonNullable<WrittenRegion['webinarHistory']>[number];

function isRecording(value: unknown): value is Recording {
  return typeof value === 'object' && value !== null && 'videoUrl' in value;
}
