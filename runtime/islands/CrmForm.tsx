import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { HostedForm } from '../forms/HostedForm.tsx';
import type { HostedFormProps } from '../forms/form-props.ts';
import type { IslandDefinition } from './definition.ts';
import { useAddress } from './use-address.ts';

export interface CrmFormProps extends Omit<HostedFormProps, 'onSubmitted' | 'onLoaded'> {
  /** The parameter of the address that a field starts with, by the field's name. */
  readonly fromAddress?: Readonly<Record<string, string>>;
}

/** A form of the CRM, loaded by its id (docs/product.md F9, F11, C1 to C4). */
function CrmForm({ fromAddress, ...props }: CrmFormProps): ReactElement {
  const address = useAddress();
  const preset = useMemo(
    () => withAddress(props.preset, fromAddress, address),
    [props.preset, fromAddress, address],
  );
  return <HostedForm {...props} {...(preset && { preset })} />;
}

/** The preset with what the address says of its fields. */
function withAddress(
  preset: CrmFormProps['preset'],
  fromAddress: CrmFormProps['fromAddress'],
  address: string | undefined,
): CrmFormProps['preset'] {
  if (fromAddress === undefined || address === undefined) return preset;
  const { searchParams } = new URL(address);
  const stated = Object.entries(fromAddress).flatMap(([field, parameter]) => {
    const value = searchParams.get(parameter);
    return value === null ? [] : [[field, value] as const];
  });
  return { ...preset, ...Object.fromEntries(stated) };
}

export const island: IslandDefinition<CrmFormProps> = {
  name: 'CrmForm',
  Component: CrmForm,
};
