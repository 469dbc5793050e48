import { createRequire } from 'node:module';

/** Incremented whenever shapes change; a test compares the hash of the shapes of each version. */
const drawing = 4;

/** What shapes depend on: which atlas they are taken from, and how they are drawn. */
export function geometryVersion(): string {
  const { version }: { version: string } = createRequire(import.meta.url)('us-atlas/package.json');
  return `us-atlas ${version}, drawing ${drawing}`;
}
