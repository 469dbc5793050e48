import { loadForms } from '../../cli/deliver/serve/api/forms.ts';
import { findWebinars } from '../../cli/deliver/serve/api/webinars.ts';
import { readDefinition } from '../../runtime/forms/crm/definition.ts';
import { initialValues, modelsOf } from '../../runtime/forms/crm/fields.ts';
import { createSubmission } from '../../runtime/forms/crm/submission.ts';
import { data, deployments } from './site.ts';

const definitions = [...loadForms().values()].map(({ definition }) => definition);
const read = definitions.flatMap((definition) => readDefinition(definition, undefined) ?? []);
const visitorToken = '0'.repeat(32);

/** Records of section 3 of the specification as the program has them. */
const records: Readonly<Record<string, readonly unknown[]>> = {
  region: data.regions.filter(({ code }) => code === 'NV'),
  'deployment record': deployments,
  'webinar response': data.regions.map(({ siteId }) => findWebinars(data, siteId, (url) => url)),
  'form definition': definitions,
  'form submission': await Promise.all(
    read.map((form) => createSubmission(form, initialValues(form, {}, undefined), visitorToken)),
  ),
  'quote preset of Arkansas': data.regions
    .filter(({ code }) => code === 'AR')
    .map(({ quotePreset }) => quotePreset),
  'map data': Object.values(data.map),
  'form field': read.flatMap((form) => modelsOf(form, {}, data.site.interface.forms)),
};

/**
 * All values of a field in the records of a path such as `region.features`; none where no record
 * has it.
 */
export function valuesOf(path: string, field: string): readonly unknown[] {
  const [name = '', ...steps] = path.split('.');
  const owners = steps.reduce<readonly unknown[]>(
    (values, step) => values.flatMap((value) => itemsOf(value, step)),
    records[name] ?? [],
  );
  return owners.flatMap((owner) => itemsOf(owner, field));
}

function itemsOf(value: unknown, field: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = new Map<string, unknown>(Object.entries(value)).get(field);
  return found === undefined ? [] : [found].flat();
}
