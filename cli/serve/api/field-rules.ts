import type { Condition } from '../../../runtime/forms/rules/condition.ts';
import { readCondition } from '../../../runtime/forms/rules/condition.ts';
import type { FieldType } from '../../../runtime/forms/rules/field-type.ts';
import { typeOf } from '../../../runtime/forms/rules/field-type.ts';
import { readLimits } from '../../../runtime/forms/rules/number.ts';
import type { Limits } from '../../../runtime/forms/rules/number.ts';
import { asList, asRecord, asText } from '../../../runtime/services/narrow.ts';

/** What a form requires of a field. */
export interface FieldRule {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** The values to choose from; absent where anything can be typed. */
  readonly options?: ReadonlySet<string>;
  /** Of numbers. */
  readonly limits: Limits;
  /** Addresses and domains that are refused, in lower case. */
  readonly blockedEmails: readonly string[];
  /** The field is there only while another has a certain value. */
  readonly dependence?: Dependence;
}

export interface Dependence {
  readonly on: FieldRule;
  readonly condition: Condition;
}

/** Reads the fields of a form definition, those that depend on others included, in their order. */
export function readFieldRules(definition: unknown): readonly FieldRule[] {
  const groups = asList(asRecord(definition)['formFieldGroups']);
  const fields = groups.flatMap((group) => asList(asRecord(group)['fields']));
  return fields.flatMap((field) => readRules(field, undefined));
}

function readRules(field: unknown, dependence: Dependence | undefined): readonly FieldRule[] {
  const rule = readRule(field, dependence);
  const dependents = asList(asRecord(field)['dependentFieldFilters']).flatMap((entry) => {
    const { filters, dependentFormField } = asRecord(entry);
    const condition = readCondition(asList(filters), undefined);
    return readRules(dependentFormField, { on: rule, condition });
  });
  return [rule, ...dependents];
}

function readRule(field: unknown, dependence: Dependence | undefined): FieldRule {
  const { required, options, validation, ...named } = asRecord(field);
  const name = asText(named['name']);
  const fieldType = asText(named['fieldType']).toLowerCase();
  const choices = asList(options).map((option) => asText(asRecord(option)['value']));
  const { data, blockedEmailAddresses } = asRecord(validation);
  return {
    name,
    type: typeOf({ name, fieldType, hidden: named['hidden'] === true }),
    required: required === true,
    limits: readLimits(asText(data)),
    blockedEmails: asList(blockedEmailAddresses).map((entry) => asText(entry).toLowerCase()),
    ...(choices.length > 0 && { options: new Set(choices) }),
    ...(dependence !== undefined && { dependence }),
  };
}
