import { insertField } from '../../edit/insert.ts';
import { stateNamed } from '../../resolve/rules/code-owners.ts';
import { asName } from '../../schema/formats/name.ts';
import { childPointer } from '../../schema/pointer.ts';
import { UsageError } from '../usage.ts';
import type { Answers, EntryKind } from './entry-kind.ts';
import { stated } from './stated.ts';

/** A region; its key follows from its name, and its code where it is a state. */
export const region: EntryKind = {
  name: 'region',
  questions: ({ name = '', code }) => [
    { option: 'name', field: '/regions/new/name' },
    ...(code !== undefined || stateNamed(name) === undefined
      ? [{ option: 'code', field: '/regions/new/code' }]
      : []),
  ],
  compose: (answers, { written: { regions } }) => {
    const { name = '', accent, reuse, fallthrough } = answers;
    const key = answers['key'] ?? asName('region-key', name);
    if (key === undefined) throw new UsageError(`No key follows from "${name}". Name it: --key.`);
    const pointer = childPointer('/regions', key);
    if (Object.hasOwn(regions.value.regions, key)) {
      throw new UsageError(`There is a region "${key}" already.`);
    }
    const fields = { code: codeOf(answers), name, reuse, fallthrough, accent };
    return { pointer, edits: insertField(regions.document, 'regions', pointer, stated(fields)) };
  },
};

function codeOf({ code, name = '' }: Answers): string | undefined {
  return code ?? stateNamed(name)?.code;
}
