import type { FieldTable, ListedField, OlderTexts, ShownRow } from '../page/table/messages.ts';
import { tablePaths } from '../page/table/messages.ts';
import { GENERIC } from '../../compile/resolve/identity.ts';
import type { ResolvedSite } from '../../compile/resolve/resolved.ts';
import { childPointer, segmentsOf } from '../../compile/schema/pointer.ts';
import { nodeAt } from '../../compile/schema/schema-node.ts';
import { findOlder } from '../table/older.ts';
import type { Row } from '../table/table.ts';
import { listFields, openTable } from '../table/table.ts';
import { describeEditing } from './edits/field-editing.ts';
import { describePlace } from './inspect/describe-place.ts';
import { nameInWords } from '../find/name-in-words.ts';
import { siteQuestion } from './questions.ts';
import type { Endpoint } from './server.ts';
import { toolPage } from './workbench.ts';

/** The page of a field, and what it asks. */
export const tableEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: tablePaths.page, hasMore: true, answer: toolPage('fields') },
  siteQuestion<FieldTable>(tablePaths.rows, 'field', ({ site: { root, resolved } }, { query }) => {
    const table = tableOf(query, resolved);
    if (table === undefined) return undefined;
    const [first] = table.rows;
    const description = first && nodeAt('regions', `/defaults${first.pointer}`)?.description;
    return {
      ...(first && { title: nameInWords(resolved, first) }),
      ...(description !== undefined && { description }),
      rows: table.rows.map((row) => describeRow(row, resolved, root)),
      below: table.below.map((field) => describeListed(field, resolved)),
    };
  }),
  siteQuestion<OlderTexts>(tablePaths.older, 'field', async ({ site }, { query }) => {
    const { rows } = tableOf(query, site.resolved) ?? {};
    if (rows === undefined) return undefined;
    const older = await findOlder(rows, site.root);
    return Object.fromEntries([...older].map(([{ owner }, ages]) => [owner, ages]));
  }),
];

/** The table of the field that is asked for; without a name, all fields. */
function tableOf(query: URLSearchParams, resolved: ResolvedSite) {
  const field = query.get('field') ?? '';
  return field === '' ? { rows: [], below: listFields(resolved) } : openTable(resolved, field);
}

function describeListed(field: string, resolved: ResolvedSite): ListedField {
  const pointer = field.split('.').reduce(childPointer, '');
  return { field, title: nameInWords(resolved, { owner: GENERIC, pointer }) };
}

function describeRow(row: Row, resolved: ResolvedSite, root: string): ShownRow {
  const { pointer, found, ...shown } = row;
  const region = resolved.regions.find(({ key }) => key === row.owner);
  return {
    ...shown,
    field: segmentsOf(pointer).join('.'),
    typed: String(found?.typed ?? row.text),
    url: `${region?.config.pathPrefix ?? ''}/`,
    ...(found && { place: describePlace(found.provenance.span, root) }),
    isEditable: found !== undefined && describeEditing(resolved, row, found) !== undefined,
  };
}
