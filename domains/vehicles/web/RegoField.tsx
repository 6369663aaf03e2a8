import type { GetInputPropsReturnType } from '@mantine/form';
import { SuggestField } from '#ui/form/SuggestField.tsx';
import { describeVehicle, type Vehicle } from '#vehicles/contract';
import { vehicleTexts } from './texts.ts';
import { vehicleOf } from './vehicle-of.ts';

interface RegoFieldProps {
  input: GetInputPropsReturnType;
  vehicles: readonly Vehicle[];
  className: string | undefined;
}

/** The rego of one of the organization's vehicles, or of any other. */
export function RegoField({ input, vehicles, className }: RegoFieldProps) {
  const describe = (rego: string) => {
    const vehicle = vehicleOf(vehicles, rego);
    return vehicle ? describeVehicle(vehicle) : rego;
  };
  return (
    <SuggestField
      className={className}
      label={vehicleTexts.rego}
      autoCapitalize="characters"
      spellCheck={false}
      suggestions={vehicles.map(({ rego }) => rego)}
      describe={describe}
      {...input}
    />
  );
}
