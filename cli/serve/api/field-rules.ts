import { asList, asRecord, asText } from './narrow.ts';

/** What a field of a form demands of its value. */
export interface FieldRule {
  readonly name: string;
  readonly fieldType: string;
  readonly required: boolean;
  /** The values that can be chosen; absent where anything can be typed. */
  readonly options?: ReadonlySet<string>;
  /** The least and the greatest number, inclusive. */
  readonly limits?: { readonly least: number; readonly greatest: number };
  /** Addresses and domains that are refused, in lower case. */
  readonly blockedEmails: readonly string[];
  /** The field is there only while another has a certain value. */
  readonly condition?: Condition;
}

export interface Condition {
  readonly on: FieldRule;
  readonly tests: readonly Test[];
}

/** Compares the value of the field that a condition looks at. */
export interface Test {
  readonly operator: string;
  readonly values: readonly string[];
}

/** Reads the fields of a form definition, those that depend on others included, in their order. */
export function readFieldRules(definition: unknown): readonly FieldRule[] {
  const groups = asList(asRecord(definition)['formFieldGroups']);
  const fields = groups.flatMap((group) => asList(asRecord(group)['fields']));
  return fields.flatMap((field) => readRules(field, undefined));
}

function readRules(field: unknown, condition: Condition | undefined): readonly FieldRule[] {
  const rule = readRule(field, condition);
  const dependents = asList(asRecord(field)['dependentFieldFilters']).flatMap((entry) => {
    const { filters, dependentFormField } = asRecord(entry);
    return readRules(dependentFormField, { on: rule, tests: asList(filters).map(readTest) });
  });
  return [rule, ...dependents];
}

function readRule(field: unknown, condition: Condition | undefined): FieldRule {
  const { name, fieldType, required, options, validation } = asRecord(field);
  const choices = asList(options).map((option) => asText(asRecord(option)['value']));
  const { data, blockedEmailAddresses } = asRecord(validation);
  const limits = readLimits(asText(data));
  return {
    name: asText(name),
    fieldType: asText(fieldType),
    required: required === true,
    blockedEmails: asList(blockedEmailAddresses).map((entry) => asText(entry).toLowerCase()),
    ...(choices.length > 0 && { options: new Set(choices) }),
    ...(limits !== undefined && { limits }),
    ...(condition !== undefined && { condition }),
  };
}

/** HubSpot writes both limits into one text: `1:500`, either of them left out at will. */
function readLimits(data: string): FieldRule['limits'] {
  const [, least, greatest] = /^(-?\d*):(-?\d*)$/.exec(data) ?? [];
  if (least === undefined || greatest === undefined) return undefined;
  return {
    least: least === '' ? -Infinity : Number(least),
    greatest: greatest === '' ? Infinity : Number(greatest),
  };
}

function readTest(filter: unknown): Test {
  const { operator, strValue, strValues } = asRecord(filter);
  const values = [asText(strValue), ...asList(strValues).map(asText)];
  return { operator: asText(operator), values: values.filter((value) => value !== '') };
}
