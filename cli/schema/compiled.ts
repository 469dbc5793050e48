// Made from the schemas beside this file by tools/schema.js.
export { contentSchema, schemas } from '../../.build/schema/nodes.js';
export type { Validator } from '../../.build/schema/validators.js';
export { validateLibrary, validateRegions } from '../../.build/schema/validators.js';
