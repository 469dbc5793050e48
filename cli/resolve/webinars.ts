import type { RecordedWebinar } from '../schema/written.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { childPointer } from '../schema/pointer.ts';
import type { Written } from './written.ts';

/** A list of recorded webinars as written. */
export interface WebinarList {
  readonly document: YamlDocument;
  /** JSON Pointer of the list. */
  readonly pointer: string;
  readonly webinars: readonly RecordedWebinar[];
}

/** The lists of the defaults and of all regions that state one. */
export function webinarLists({ regions: { document, value } }: Written): readonly WebinarList[] {
  const owners = [
    ['/defaults', value.defaults] as const,
    ...Object.entries(value.regions).map(
      ([key, region]) => [childPointer('/regions', key), region] as const,
    ),
  ];
  return owners.flatMap(([owner, { webinarHistory: webinars }]) =>
    webinars === undefined ? [] : [{ document, pointer: `${owner}/webinarHistory`, webinars }],
  );
}
