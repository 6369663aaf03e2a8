import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { askedInTurn } from '@patrolbook/contract';
import '../../../ui/form/form-fields.css';

const choices = [
  { value: 'at once', label: 'All at once' },
  { value: 'in turn', label: 'In turn, the best suited first' },
];

/** Chooses how those who could take a place are asked (product 6.42). */
export function AskingField({ inputProps }: { inputProps: GetInputPropsReturnType }) {
  const { forEachPlace, everybodyHours } = askedInTurn;
  return (
    <Select
      label="Patrollers are asked"
      description={`In turn, ${forEachPlace} are asked for each place at a time, and from ${everybodyHours} hours before the start on everybody who is left.`}
      data={choices}
      allowDeselect={false}
      {...inputProps}
    />
  );
}
