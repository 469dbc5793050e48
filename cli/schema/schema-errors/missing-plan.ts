import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { childNode } from '../schema-node.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue } from './schema-error.ts';

/** Account types that the list of plans lacks; nothing, where a plan has an id that is no account type. */
export function explainMissingPlan(error: SchemaError): Diagnostic | undefined {
  const plan = childNode(error.node, '0') ?? {};
  const known = childNode(plan, 'id')?.enum ?? [];
  const given = Array.isArray(error.value) ? error.value.map(idOf) : [];
  if (given.some((id) => id === undefined || !known.includes(id))) return undefined;
  return atValue(error, 'missing-plan', { ids: known.filter((id) => !given.includes(id)) });
}

function idOf(plan: unknown): string | undefined {
  const id = typeof plan === 'object' && plan !== null && 'id' in plan ? plan.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
