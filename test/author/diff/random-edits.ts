import type { Dice } from '../../compile/source/dice.ts';
import { isMap } from '../../../cli/compile/resolve/layers.ts';
import { childPointer, segmentsOf, valueAt } from '../../../cli/compile/schema/pointer.ts';
import type { FileKind } from '../../../cli/compile/schema/schema-node.ts';
import { nodeAt } from '../../../cli/compile/schema/schema-node.ts';
import type { Side } from '../../../cli/author/diff/open-versions.ts';

/** The content of both files, and of the pictures and documents, as it can be edited. */
export interface Edited {
  readonly regions: unknown;
  readonly library: unknown;
  readonly files: Side['files'];
  readonly icons: Side['data']['icons'];
}

/** Changes something somewhere, as a person would. */
export function editAtRandom(content: Edited, dice: Dice): Edited {
  if (dice.onceIn(15)) return editFile(content, dice);
  if (dice.onceIn(15)) return editIcon(content, dice);
  if (dice.onceIn(25)) return { ...content, regions: editRegions(content.regions, dice) };
  const kind: FileKind = dice.onceIn(5) ? 'library' : 'regions';
  const root = content[kind];
  const wanted = dice.onceIn(4) ? listsIn(root, '') : leavesIn(root, '');
  const places = wanted.filter((pointer) => isShown(kind, pointer));
  const pointer = dice.pick(places);
  const value = editValue(valueAt(root, pointer), { kind, pointer, root, dice });
  return { ...content, [kind]: withValue(root, segmentsOf(pointer), value) };
}

/** Fields whose values are no matter of taste: other ones are no site. */
function isShown(kind: FileKind, pointer: string): boolean {
  const fixed =
    kind === 'regions'
      ? /^\/version|\/acknowledge|^\/site\/(?:budgets|audiences)|\/(?:id|key|code|cssClass|icon|pathPrefix|siteId|unit|audience)$|\/availability\//
      : /^\/version|\/acknowledge|\/(?:id|key|icon)$/;
  return !fixed.test(pointer);
}

interface EditedValue {
  readonly kind: FileKind;
  readonly pointer: string;
  readonly root: unknown;
  readonly dice: Dice;
}

function editValue(value: unknown, resource: EditedValue): unknown {
  const { dice, pointer } = resource;
  if (Array.isArray(value)) return editList(value, dice);
  const isOverride = /^\/regions\/\w+\/(?!name|code|reuse|fallthrough)/.test(pointer);
  if (isOverride && dice.onceIn(6)) return undefined;
  if (typeof value === 'number') return value + 1 + dice.below(50);
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? editText(value, resource) : value;
}

function editText(text: string, { kind, pointer, dice }: EditedValue): string {
  const names = nodeAt(kind, pointer)?.enum?.filter((name) => typeof name === 'string') ?? [];
  if (names.length > 0) return dice.pick(names);
  if (text.startsWith('assets/')) return dice.pick(pictures);
  if (/^https:/.test(text)) return `${text.replace(/\/$/, '')}/other`;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return '2031-03-02';
  // With a blank in it, the links that it is part of would be none.
  if (/^[\w.]+@[\w.]+$/.test(text)) return `other.${text}`;
  const words = text.split(' ');
  const at = dice.below(words.length);
  const word = dice.pick(['harbor', 'lantern', '$42', 'seven', 'Valley']);
  if (dice.onceIn(2)) return [...words.slice(0, at), word, ...words.slice(at)].join(' ');
  // A token stays whole.
  return words.map((old, index) => (index === at && !/[{}[\]]/.test(old) ? word : old)).join(' ');
}

const pictures = ['assets/favicons/favicon.svg', 'assets/favicons/icon-192.png'];

function editList(list: readonly unknown[], dice: Dice): readonly unknown[] {
  const at = dice.below(list.length);
  switch (dice.below(3)) {
    case 0:
      return list.length > 1 ? list.filter((_, index) => index !== at) : list;
    case 1:
      return [...list.slice(at + 1), ...list.slice(0, at + 1)];
    default:
      return [...list.slice(0, at), changedItem(list[at]), ...list.slice(at)];
  }
}

function changedItem(item: unknown): unknown {
  if (typeof item === 'string') return `${item} once more`;
  if (!isMap(item)) return item;
  const entries = Object.entries(item).map(([name, value]) => {
    const isWords = /title|name|description|text|summary|words/i.test(name);
    return [name, isWords && typeof value === 'string' ? `Another ${value}` : value];
  });
  return Object.fromEntries(entries);
}

function editFile(content: Edited, dice: Dice): Edited {
  const path = dice.pick([...content.files.keys()]);
  const file = content.files.get(path);
  if (file === undefined) return content;
  const built = { ...file.built, url: `${file.built.url}?new` };
  const files = new Map(content.files).set(path, { ...file, hash: 'new', built });
  return { ...content, files };
}

function editIcon(content: Edited, dice: Dice): Edited {
  const name = dice.pick(Object.keys(content.icons));
  const path = `assets/icons/${name}.svg`;
  const file = content.files.get(path);
  const icon = { viewBox: '0 0 24 24', body: '<path d="m1 1"/>' };
  if (file === undefined) return content;
  return {
    ...content,
    files: new Map(content.files).set(path, { ...file, hash: 'new' }),
    icons: { ...content.icons, [name]: icon },
  };
}

/** A region comes, goes, or gets its content from another one. */
function editRegions(root: unknown, dice: Dice): unknown {
  const regions = valueAt(root, '/regions');
  if (!isMap(regions)) return root;
  const key = dice.pick(Object.keys(regions));
  switch (dice.below(3)) {
    case 0:
      return withValue(root, ['regions', 'guam'], { code: 'GU', name: 'Guam', menuHeader: 'Guam' });
    case 1:
      return withValue(root, ['regions', key, 'name'], 'Silver State');
    default: {
      const used = Object.values(regions).some(
        (other) => isMap(other) && [other['reuse'], other['fallthrough']].includes(key),
      );
      return used ? root : withValue(root, ['regions', key], undefined);
    }
  }
}

function leavesIn(value: unknown, pointer: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesIn(inner, childPointer(pointer, name)),
  );
}

function listsIn(value: unknown, pointer: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) && value.length > 0 ? [pointer] : [];
  const inner = Object.entries(value).flatMap(([name, child]) =>
    listsIn(child, childPointer(pointer, name)),
  );
  return [...own, ...inner];
}

/** The same with another value at a place; nothing where that is undefined. */
function withValue(root: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(root)) {
    return root.map((item, index) =>
      String(index) === name ? withValue(item, rest, value) : item,
    );
  }
  const group = isMap(root) ? root : {};
  const changed = withValue(group[name], rest, value);
  const others = Object.entries(group).filter(([key]) => key !== name || changed !== undefined);
  const kept = others.map(([key, old]) => [key, key === name ? changed : old] as const);
  return Object.fromEntries(
    name in group || changed === undefined ? kept : [...kept, [name, changed]],
  );
}
