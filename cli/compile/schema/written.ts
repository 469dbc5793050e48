// The types of the files as they are written: tools/schema.js makes them from the schemas.
export type * from '../../../.build/schema/content.js';
