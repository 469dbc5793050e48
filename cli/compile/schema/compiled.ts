// Made from the schemas beside this file by tools/schema.js.
export { contentSchema, schemas } from '../../../.build/schema/nodes.js';
export { isReleaseRecord } from '../../../.build/schema/release-record.js';
