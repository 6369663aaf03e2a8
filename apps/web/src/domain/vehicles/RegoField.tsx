import { Autocomplete } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { describeVehicle, type Vehicle } from '@patrolbook/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { vehicleOf } from './vehicle-of.ts';
import '../../ui/form/form-fields.css';

interface RegoFieldProps {
  input: GetInputPropsReturnType;
  vehicles: readonly Vehicle[];
  className: string | undefined;
}

/** The rego of one of the organization's vehicles, or of any other. */
export function RegoField({ input, vehicles, className }: RegoFieldProps) {
  return (
    <Autocomplete
      className={className}
      label="Vehicle rego"
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      data={vehicles.map(({ rego }) => rego)}
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const vehicle = vehicleOf(vehicles, option.value);
        return vehicle ? describeVehicle(vehicle) : option.value;
      }}
      rightSection={vehicles.length > 0 && <IconChevronDown />}
      rightSectionPointerEvents="none"
      {...input}
    />
  );
}
