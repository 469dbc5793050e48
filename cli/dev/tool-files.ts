import { devPaths } from '../../runtime/dev/messages.ts';
import type { ServedFile } from '../serve/files.ts';
import { toServedFile } from '../serve/files.ts';
import type { Rebundling } from '../site/rebundle.ts';
import type { Latest } from './latest.ts';
import { keepLatest } from './latest.ts';

/** The browser side of `dev`, by paths such as `/-/page.js`. */
export type ToolFiles = Latest<ReadonlyMap<string, ServedFile>>;

/** A frame with a hill and a sun, as wide and high as whatever it stands in for. */
const examplePicture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" width="160" height="100" preserveAspectRatio="xMidYMid slice">' +
    '<path fill="#c8d3da" d="M0 0h160v100H0z"/><circle cx="112" cy="34" r="12" fill="#f3e6c4"/>' +
    '<path fill="#7f95a3" d="M0 100V74l44-30 38 34 24-14 54 36z"/></svg>\n',
);

export function openToolFiles(rebundling: Pick<Rebundling, 'tools'>): ToolFiles {
  return keepLatest(async () => {
    const files = await rebundling.tools();
    return new Map([
      ...files.map(
        ({ path, contents }) => [`/-/${path}`, toServedFile(path, Buffer.from(contents))] as const,
      ),
      [devPaths.examplePicture, toServedFile('example-picture.svg', examplePicture)],
    ]);
  });
}
