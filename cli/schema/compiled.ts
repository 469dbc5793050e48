// Compiled from the schemas beside this file by tools/schema-validators.js.
export type { Validator } from '../../.build/schema/validators.js';
export { validateLibrary, validateRegions } from '../../.build/schema/validators.js';
