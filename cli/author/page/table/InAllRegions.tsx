import type { ShownField } from '../inspector/messages.ts';
import { tablePaths } from './messages.ts';

/** Leads from a field that every region has, its own or another's, to its table. */
export function InAllRegions({ field }: { readonly field: ShownField }) {
  const { owner, isPart } = field;
  if (owner === 'site' || owner === 'library' || isPart === true) return null;
  return (
    <a className="button" href={tablePaths.page + field.field}>
      In all regions
    </a>
  );
}
