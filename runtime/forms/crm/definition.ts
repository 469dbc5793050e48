import { asList, asRecord, asText } from '../../services/narrow.ts';
import type { Values } from '../field-model.ts';
import { readCondition } from '../rules/condition.ts';
import type { Condition } from '../rules/condition.ts';
import type { FieldType } from '../rules/field-type.ts';
import { typeOf } from '../rules/field-type.ts';
import { readLimits } from '../rules/number.ts';
import type { Limits } from '../rules/number.ts';

/**
 * A form of the CRM as its API describes it (docs/product.md D4, H1, H2): properties that are
 * unknown here are ignored.
 */
export interface FormDefinition {
  readonly name: string;
  /** HTML; shown after a successful submission. */
  readonly inlineMessage: string;
  readonly submitText: string;
  /** The language of its words. */
  readonly lang: string;
  readonly groups: readonly FieldGroup[];
  readonly consent?: Consent;
}

/**
 * What a form says of the processing of personal data, and what it asks about that (docs/product.md
 * H4).
 */
export interface Consent {
  /** Whether nothing may be sent without a tick. */
  readonly needsTick: boolean;
  /** In the order in which they are shown. */
  readonly parts: readonly ConsentPart[];
  /** What a submission carries, in the CRM's format. */
  readonly payloadOf: (values: Values) => object;
}

/** A text about one kind of consent, and its checkboxes. */
export interface ConsentPart {
  /** HTML; empty where the labels of the checkboxes suffice. */
  readonly text: string;
  readonly fields: readonly ConsentField[];
}

/** A checkbox. */
export interface ConsentField {
  readonly path: string;
  /** HTML. */
  readonly label: string;
  readonly required: boolean;
}

export interface FieldGroup {
  /** HTML that stands before the fields. */
  readonly richText: string;
  readonly fields: readonly FieldDefinition[];
}

export interface FieldDefinition {
  readonly name: string;
  /** Names the field in values and errors: contacts and companies may have fields of one name. */
  readonly path: string;
  readonly label: string;
  /** As the CRM spells it, in lower case. */
  readonly fieldType: string;
  readonly required: boolean;
  readonly hidden: boolean;
  readonly description: string;
  readonly placeholder: string;
  readonly defaultValue: string;
  readonly options: readonly OptionDefinition[];
  /** Options that are ticked at first. */
  readonly selectedOptions: readonly string[];
  /** The label of the empty option of a select. */
  readonly unselectedLabel: string;
  /** Echoed in the submission: the CRM refuses fields of companies and tickets without it. */
  readonly objectTypeId?: string;
  /** Of numbers. */
  readonly limits: Limits;
  /** Fields that are shown only while this one has a certain value. */
  readonly dependents: readonly Dependent[];
}

export interface OptionDefinition {
  readonly value: string;
  readonly label: string;
  readonly displayOrder: number;
}

export interface Dependent {
  readonly condition: Condition;
  readonly field: FieldDefinition;
}

/** The options of consent in a definition, as JSON; undefined for a form without them. */
export function consentOptions(answer: unknown): string | undefined {
  return metaOf(answer, 'legalConsentOptions');
}

function metaOf(answer: unknown, wanted: string): string | undefined {
  const entries = asList(asRecord(answer)['metaData']).map(asRecord);
  const found = entries.find(({ name }) => name === wanted);
  return found && asText(found['value']);
}

/**
 * Reads a definition; undefined when the answer is not one, or asks for nothing.
 * @param consent what `readConsent` makes of its options, where it has them
 */
export function readDefinition(
  answer: unknown,
  consent: Consent | undefined,
): FormDefinition | undefined {
  const { name, inlineMessage, submitText, formFieldGroups } = asRecord(answer);
  const groups = asList(formFieldGroups).map(readGroup);
  if (groups.every(({ fields }) => fields.length === 0)) return undefined;
  return {
    name: asText(name),
    inlineMessage: asText(inlineMessage),
    submitText: asText(submitText),
    lang: metaOf(answer, 'lang') ?? 'en',
    groups,
    ...(consent === undefined ? {} : { consent }),
  };
}

function readGroup(group: unknown): FieldGroup {
  const { fields, richText } = asRecord(group);
  return {
    richText: asText(asRecord(richText)['content']),
    fields: asList(fields).flatMap(readField),
  };
}

/** A field without a name can't be sent, one that is not enabled isn't asked for. */
function readField(field: unknown): FieldDefinition[] {
  const { enabled, ...written } = asRecord(field);
  const name = asText(written['name']);
  const objectTypeId = asText(written['objectTypeId']);
  if (name === '' || enabled === false) return [];
  const kind = {
    name,
    fieldType: asText(written['fieldType']).toLowerCase(),
    hidden: written['hidden'] === true,
  };
  return [
    {
      ...kind,
      path: pathOf(objectTypeId, name),
      label: asText(written['label']) || name,
      required: written['required'] === true,
      description: asText(written['description']),
      placeholder: asText(written['placeholder']),
      defaultValue: scalarText(written['defaultValue']),
      options: readOptions(written['options']),
      selectedOptions: asList(written['selectedOptions']).map(scalarText),
      unselectedLabel: asText(written['unselectedLabel']),
      limits: readLimits(asText(asRecord(written['validation'])['data'])),
      ...(objectTypeId === '' ? {} : { objectTypeId }),
      dependents: [
        ...asList(written['dependentFieldFilters']),
        ...asList(written['dependentFields']),
      ].flatMap((dependent) => readDependent(dependent, typeOf(kind))),
    },
  ];
}

/**
 * As the CRM writes it in messages (docs/product.md H6); the fields of contacts, type `0-1`, have
 * their names alone.
 */
export function pathOf(objectTypeId: string, name: string): string {
  return objectTypeId === '' || objectTypeId === '0-1' ? name : `${objectTypeId}/${name}`;
}

/**
 * Both dialects: `filters` with `dependentFormField`, and `dependentCondition` with
 * `dependentField`.
 */
function readDependent(dependent: unknown, type: FieldType): Dependent[] {
  const { filters, dependentFormField, dependentCondition, dependentField } = asRecord(dependent);
  const condition = readCondition(asList(filters), dependentCondition, type);
  return readField(dependentFormField ?? dependentField).map((field) => ({ condition, field }));
}

/** In the order of `displayOrder`; options without one stay in place (docs/product.md F2). */
function readOptions(options: unknown): readonly OptionDefinition[] {
  const read = asList(options).flatMap((option, index) => {
    const { value, label, displayOrder, hidden } = asRecord(option);
    if (hidden === true) return [];
    const order = typeof displayOrder === 'number' && displayOrder >= 0 ? displayOrder : index;
    const text = scalarText(value);
    return [{ value: text, label: asText(label) || text, displayOrder: order }];
  });
  return read.sort((a, b) => a.displayOrder - b.displayOrder);
}

function scalarText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : asText(value);
}
