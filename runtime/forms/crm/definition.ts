import { asList, asRecord, asText } from '../../services/narrow.ts';
import { readConsent } from './consent.ts';
import type { Consent } from './consent.ts';
import { readCondition } from '../rules/condition.ts';
import type { Condition } from '../rules/condition.ts';
import { readLimits } from '../rules/number.ts';
import type { Limits } from '../rules/number.ts';

/** A form of the CRM as its API describes it (docs/product.md D4, H1, H2): properties that are unknown here are ignored. */
export interface FormDefinition {
  readonly name: string;
  /** HTML; shown after a successful submission. */
  readonly inlineMessage: string;
  readonly submitText: string;
  readonly groups: readonly FieldGroup[];
  readonly consent?: Consent;
}

export interface FieldGroup {
  /** HTML that stands before the fields. */
  readonly richText: string;
  readonly fields: readonly FieldDefinition[];
}

export interface FieldDefinition {
  readonly name: string;
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

/** Reads a definition; undefined when the answer is not one. */
export function readDefinition(answer: unknown): FormDefinition | undefined {
  const { name, inlineMessage, submitText, formFieldGroups, metaData } = asRecord(answer);
  if (!Array.isArray(formFieldGroups)) return undefined;
  const consent = readConsent(asList(metaData));
  return {
    name: asText(name),
    inlineMessage: asText(inlineMessage),
    submitText: asText(submitText),
    groups: formFieldGroups.map(readGroup),
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
  const { name, enabled, objectTypeId, ...written } = asRecord(field);
  if (asText(name) === '' || enabled === false) return [];
  return [
    {
      name: asText(name),
      label: asText(written['label']) || asText(name),
      fieldType: asText(written['fieldType']).toLowerCase(),
      required: written['required'] === true,
      hidden: written['hidden'] === true,
      description: asText(written['description']),
      placeholder: asText(written['placeholder']),
      defaultValue: scalarText(written['defaultValue']),
      options: readOptions(written['options']),
      selectedOptions: asList(written['selectedOptions']).map(scalarText),
      unselectedLabel: asText(written['unselectedLabel']),
      limits: readLimits(asText(asRecord(written['validation'])['data'])),
      ...(asText(objectTypeId) === '' ? {} : { objectTypeId: asText(objectTypeId) }),
      dependents: [
        ...asList(written['dependentFieldFilters']),
        ...asList(written['dependentFields']),
      ].flatMap(readDependent),
    },
  ];
}

/** Both dialects: `filters` with `dependentFormField`, and `dependentCondition` with `dependentField`. */
function readDependent(dependent: unknown): Dependent[] {
  const { filters, dependentFormField, dependentCondition, dependentField } = asRecord(dependent);
  const condition = readCondition(asList(filters), dependentCondition);
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
