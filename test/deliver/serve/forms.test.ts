import { expect, test } from 'vitest';
import type { FieldRule } from '../../../cli/deliver/serve/api/forms.ts';
import { findForm, loadForms } from '../../../cli/deliver/serve/api/forms.ts';
import { sampleContent } from './sample-content.ts';

const forms = loadForms();

function allRules(): readonly FieldRule[] {
  return [...forms.values()].flatMap(({ rules }) => rules);
}

test('a form stands in for each purpose of the content', () => {
  expect([...forms.keys()].sort()).toEqual([
    'block-*',
    'demo-access',
    'library-demo',
    'library-quote',
    'next-webinar',
    'onboarding-setup',
    'quote-request',
    'webinar-*',
  ]);
});

test('one stands in for a form that a block shows, and none for another', () => {
  expect(findForm(sampleContent, 'fair-2027')).toBe(forms.get('block-*'));
  expect(findForm(sampleContent, 'fair-2028')).toBeUndefined();
});

test('the forms use every field type (docs/product.md F2)', () => {
  expect([...new Set(allRules().map(({ type }) => type))].sort()).toEqual([
    'checkbox',
    'date',
    'datetime',
    'email',
    'file',
    'hidden',
    'number',
    'phone',
    'radio',
    'select',
    'text',
    'textarea',
    'toggle',
  ]);
});

test('every field has a name, once in its form', () => {
  for (const { rules } of forms.values()) {
    const names = rules.map(({ name }) => name);
    expect(names).not.toContain('');
    expect(names).toEqual([...new Set(names)]);
  }
});

test('the fields that are chosen from have options, and no others have', () => {
  const chosen = allRules().filter(({ options, type }) => options.length > 0 && type !== 'toggle');
  expect([...new Set(chosen.map(({ type }) => type))].sort()).toEqual([
    'checkbox',
    'radio',
    'select',
  ]);
});

test('the quote form has the fields that regions preset', () => {
  const names = forms.get('quote-request')?.rules.map(({ name }) => name);
  const preset = ['email', 'firstname', 'lastname', 'company', 'jobtitle', 'message'];
  expect(names).toEqual(expect.arrayContaining(preset));
});
