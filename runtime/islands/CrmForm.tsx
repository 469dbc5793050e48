import type { ReactElement } from 'react';
import { HostedForm } from '../forms/HostedForm.tsx';
import type { HostedFormProps } from '../forms/HostedForm.tsx';
import type { IslandDefinition } from './definition.ts';

export type CrmFormProps = Omit<HostedFormProps, 'onSubmitted' | 'onLoaded'>;

/** A form of the CRM, loaded by its id (SPEC.md sections 4, 5 and 7). */
export function CrmForm(props: CrmFormProps): ReactElement {
  return <HostedForm {...props} />;
}

export const crmFormIsland: IslandDefinition<CrmFormProps> = {
  name: 'CrmForm',
  Component: CrmForm,
};
