import type { ReactElement } from 'react';
import { HostedForm } from '../forms/HostedForm.tsx';
import type { HostedFormProps } from '../forms/HostedForm.tsx';
import type { IslandDefinition } from './definition.ts';

export type CrmFormProps = Omit<HostedFormProps, 'onSubmitted' | 'onLoaded'>;

/** A form of the CRM, loaded by its id (docs/product.md F9, F11, C1 to C4). */
export function CrmForm(props: CrmFormProps): ReactElement {
  return <HostedForm {...props} />;
}

export const crmFormIsland: IslandDefinition<CrmFormProps> = {
  name: 'CrmForm',
  Component: CrmForm,
};
