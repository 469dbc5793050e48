import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { childNode } from '../schema-node.ts';
import type { Fault } from './fault.ts';
import { atValue } from './fault.ts';

/** Account types that the list of plans lacks; nothing, where a plan has an id that is no account type. */
export function explainMissingPlan(fault: Fault): Diagnostic | undefined {
  const plan = childNode(fault.node, '0') ?? {};
  const known = childNode(plan, 'id')?.enum ?? [];
  const given = Array.isArray(fault.value) ? fault.value.map(idOf) : [];
  if (given.some((id) => id === undefined || !known.includes(id))) return undefined;
  return atValue(fault, 'missing-plan', { ids: known.filter((id) => !given.includes(id)) });
}

function idOf(plan: unknown): string | undefined {
  const id = typeof plan === 'object' && plan !== null && 'id' in plan ? plan.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
