import type { FieldModel, FieldValue, Validation, Values } from '../field-model.ts';
import { holds, unknownOperators } from '../rules/condition.ts';
import type { FieldType } from '../rules/field-type.ts';
import { isKnownType, typeOf } from '../rules/field-type.ts';
import { own } from '../../services/own.ts';
import type { FormWords } from '../form-words.ts';
import { email, number, phone, required } from '../validation.ts';
import type { ConsentField, FieldDefinition, FormDefinition } from './definition.ts';
import { sendable, withLimit } from './file.ts';

/** What a form asks for that is unknown here: types of fields, and operators of conditions. */
export function unknownParts({ groups }: FormDefinition): readonly string[] {
  return groups
    .flatMap((group) => allFields(group.fields))
    .flatMap(({ fieldType, dependents }) => [
      ...(isKnownType(fieldType) ? [] : [`type "${fieldType}"`]),
      ...dependents
        .flatMap(({ condition }) => unknownOperators(condition))
        .map((operator) => `operator "${operator}"`),
    ]);
}

/**
 * The fields of a group that are shown for these values, each followed by those that depend on it.
 */
export function shownFields(
  fields: readonly FieldDefinition[],
  values: Values,
): readonly FieldDefinition[] {
  return fields.flatMap((field) => {
    const value = own(values, field.path) ?? null;
    const type = typeOf(field);
    const dependents = field.dependents.filter(({ condition }) => holds(condition, type, value));
    const below = dependents.map((dependent) => dependent.field);
    return [field, ...shownFields(below, values)];
  });
}

function allFields(fields: readonly FieldDefinition[]): readonly FieldDefinition[] {
  return fields.flatMap((field) => [
    field,
    ...allFields(field.dependents.map((dependent) => dependent.field)),
  ]);
}

/** A group as the form shows it. */
export interface ModelGroup {
  readonly richText: string;
  /** Whether the text is about consent. */
  readonly isLegal: boolean;
  readonly fields: readonly FieldModel[];
}

/** The groups of a form, followed by what it asks its visitors to consent to. */
export function groupModels(
  { groups, consent }: FormDefinition,
  values: Values,
  words: FormWords,
): readonly ModelGroup[] {
  const consents = consent?.parts ?? [];
  return [
    ...groups.map(({ richText, fields }) => ({
      richText,
      isLegal: false,
      fields: shownFields(fields, values).map((field) => modelOf(field, words)),
    })),
    ...consents.map(({ text, fields }) => ({
      richText: text,
      isLegal: true,
      fields: fields.map((field) => consentModel(field, words)),
    })),
  ];
}

/** All fields that are shown for these values, consent included. */
export function modelsOf(
  definition: FormDefinition,
  values: Values,
  words: FormWords,
): readonly FieldModel[] {
  return groupModels(definition, values, words).flatMap(({ fields }) => fields);
}

function consentModel(field: ConsentField, { validation }: FormWords): FieldModel {
  return { ...field, type: 'toggle', validations: field.required ? [required(validation)] : [] };
}

function modelOf(definition: FieldDefinition, words: FormWords): FieldModel {
  const type = typeOf(definition);
  const isRequired = type !== 'hidden' && (definition.required || definition.name === 'email');
  const { path, label, description, options } = definition;
  const placeholder = type === 'select' ? definition.unselectedLabel : definition.placeholder;
  return {
    path,
    label,
    type,
    required: isRequired,
    ...(placeholder === '' ? {} : { placeholder }),
    ...(description === '' ? {} : { description }),
    ...(type === 'file' ? { help: withLimit(words.fileLimit) } : {}),
    ...(options.length === 0 ? {} : { options }),
    validations: [
      ...(isRequired ? [required(words.validation)] : []),
      ...checksOf(type, definition, words.validation),
    ],
  };
}

/** What is checked of a value once there is one. */
function checksOf(
  type: FieldType,
  { limits }: FieldDefinition,
  words: FormWords['validation'],
): readonly Validation[] {
  switch (type) {
    case 'email':
      return [email(words)];
    case 'phone':
      return [phone(words)];
    case 'number':
      return [number(words, limits)];
    case 'file':
      return [sendable(words.fileSize)];
    default:
      return [];
  }
}

/**
 * The values that a form starts with: those of its definition, otherwise empty; presets win over
 * them, and a hidden field called `campaign` holds the campaign id (docs/product.md F11, T3).
 */
export function initialValues(
  definition: FormDefinition,
  preset: Readonly<Record<string, string>>,
  campaign: string | undefined,
): Values {
  const fields = definition.groups.flatMap((group) => allFields(group.fields));
  const entries = fields.map((field) => {
    const isCampaign = field.name === 'campaign' && typeOf(field) === 'hidden';
    const text = (isCampaign ? campaign : undefined) ?? own(preset, field.path);
    return [field.path, text === undefined ? defaultOf(field) : parseValue(field, text)];
  });
  return Object.fromEntries(entries);
}

function defaultOf(field: FieldDefinition): FieldValue {
  const { defaultValue, selectedOptions, hidden } = field;
  if (typeOf(field) === 'checkbox' && selectedOptions.length > 0) {
    return offered(field, selectedOptions);
  }
  const selected = hidden ? selectedOptions.join('; ') : (selectedOptions[0] ?? '');
  return parseValue(field, defaultValue || selected);
}

function parseValue(field: FieldDefinition, text: string): FieldValue {
  const type = typeOf(field);
  switch (type) {
    case 'checkbox':
      return offered(
        field,
        text.split(';').flatMap((part) => part.trim() || []),
      );
    case 'select':
    case 'radio':
      return offered(field, [text])[0] ?? '';
    case 'toggle':
      return text === 'true';
    case 'file':
      return null;
    case 'date':
    case 'datetime':
      return parseTime(type, text);
    default:
      return text;
  }
}

/** Only what the field shows as a choice: anything else would be sent unseen. */
function offered({ options }: FieldDefinition, values: readonly string[]): readonly string[] {
  return values.filter((value) => options.some((option) => option.value === value));
}

/**
 * A time as the browser's field accepts it: a date in UTC, a date with a time in the visitor's time
 * zone. Empty for anything else: the field would not show it, and yet it would be sent.
 */
function parseTime(type: 'date' | 'datetime', text: string): string {
  const time = new Date(/^-?\d+$/.test(text) ? Number(text) : text);
  if (Number.isNaN(time.getTime())) return '';
  if (type === 'date') return time.toISOString().slice(0, 10);
  const minutes = time.getTimezoneOffset();
  return new Date(time.getTime() - minutes * 60_000).toISOString().slice(0, 16);
}
