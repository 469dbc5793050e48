import { createRequire } from 'node:module';
import type * as Validators from '../../.build/schema/validators.cjs';

// Made from the schemas beside this file by tools/schema.js.
export { contentSchema, schemas } from '../../.build/schema/nodes.js';

const load = createRequire(import.meta.url);

/** What says all that is wrong with a file. The bundles of the program are as deep in its folder as this file. */
export function loadValidators(): typeof Validators {
  return load('../../.build/schema/validators.cjs');
}
