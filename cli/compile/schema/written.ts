// The types of both files as they are written, made from the schemas beside this file by tools/schema.js.
export type * from '../../../.build/schema/content.js';
