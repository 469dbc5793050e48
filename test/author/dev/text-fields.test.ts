import { expect, test } from 'vitest';
import type { ShownField, ShownText } from '../../../cli/author/page/inspector/messages.ts';
import { fieldsOf, nameField } from '../../../cli/author/page/inspector/text-fields.ts';

const place = { label: 'regions.yaml:1', editorUrl: 'vscode://file/regions.yaml:1' };
const fieldAs = (field: string, token?: string): ShownField => ({
  owner: 'site',
  field,
  place,
  chain: 'site',
  ...(token !== undefined && { token }),
});

function namesOf(
  kind: ShownText['kind'],
  parts: ShownText['parts'],
  fields: readonly ShownField[],
) {
  const text = { kind, text: parts.map((part) => part.text).join(''), path: [], parts };
  return fieldsOf(text, { fields }).map(({ field }) => field);
}

test('of a text that is filled in, the pattern is named and what fills it', () => {
  const parts = [
    { text: 'Up to ', fields: [1] },
    { text: '175', fields: [0, 1] },
  ];
  const fields = [fieldAs('plans.1.maximumStudents'), fieldAs('interface.plans.maximumStudents')];
  expect(namesOf('text', parts, fields)).toEqual([
    'interface.plans.maximumStudents',
    'plans.1.maximumStudents',
  ]);
});

test('a picture and its words keep their name when these come beside its path', () => {
  expect(nameField(fieldAs('hero.picture.file'))).toBe(nameField(fieldAs('hero.picture')));
  expect(nameField(fieldAs('hero.picture.alt'))).toBe(nameField(fieldAs('hero.picture')));
});

test('of a price the amount comes first', () => {
  const parts = [
    { text: 'Plans starting at ', fields: [1] },
    { text: '$5,000', fields: [0, 1] },
  ];
  const fields = [fieldAs('plans.3.price'), fieldAs('interface.plans.startingAt')];
  expect(namesOf('price', parts, fields)).toEqual(['plans.3.price', 'interface.plans.startingAt']);
});

test('what a region says itself comes first, and what texts are printed with comes last', () => {
  const own = { ...fieldAs('webinar.upcoming.startsAt'), owner: 'nevada' };
  const name = { ...fieldAs('name'), owner: 'nevada', isPart: true } as const;
  const day = { ...fieldAs('interface.dates.weekdays.4'), isPart: true } as const;
  const parts = [
    { text: 'Nevada', fields: [0] },
    { text: 'Sign-up', fields: [1] },
    { text: 'Thursday', fields: [2, 3] },
  ];
  expect(namesOf('description', parts, [name, fieldAs('interface.signUp'), day, own])).toEqual([
    'webinar.upcoming.startsAt',
    'interface.signUp',
    'name',
    'interface.dates.weekdays.4',
  ]);
});

test('what a token prints is not named beside the text that holds the token', () => {
  const parts = [{ text: '900', fields: [0, 1] }];
  const fields = [fieldAs('claims.careers', 'claims.careers'), fieldAs('headerTitle')];
  expect(namesOf('text', parts, fields)).toEqual(['headerTitle']);
});
