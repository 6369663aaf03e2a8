import { Input, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { EccLogOnForm } from '@patrolbook/contract';
import { RegoField } from '../../../../domain/vehicles/RegoField.tsx';
import { vehicleOf } from '../../../../domain/vehicles/vehicle-of.ts';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import { type LogOnValues, vehicleFields } from '../log-on.ts';
import classes from './LogOn.module.css';
import '../../../../ui/form/form-fields.css';
import { FieldPair } from '../../../../ui/form/FieldPair.tsx';
import '../../../../ui/form/segmented-control.css';

const styles = [
  { value: '', label: 'Not Said' },
  { value: 'overt', label: 'Overt' },
  { value: 'covert', label: 'Covert' },
];

interface DetailsCardProps {
  form: UseFormReturnType<LogOnValues>;
  start: EccLogOnForm;
}

/** What a log-on says besides the patrol itself; a reason first if the crew should stand down. */
export function DetailsCard({ form, start }: DetailsCardProps) {
  return (
    <SectionCard title="Your Details Tonight" padded>
      <div className={classes.fields}>
        {start.undermanned && (
          <Textarea
            label="Reason to log on all the same"
            description={start.training ? 'It stands in the message.' : 'The ECC reads this in the message.'}
            autosize
            minRows={2}
            {...form.getInputProps('standDownReason')}
          />
        )}
        <TextInput
          label="Contact phone"
          type="tel"
          description={
            start.training
              ? 'The crew of a real patrol is rung on this number.'
              : 'The ECC rings this number during the patrol.'
          }
          {...form.getInputProps('phone')}
        />
        <VehicleFields form={form} vehicles={start.vehicles} />
        <Input.Wrapper label="Overt or covert" labelElement="div">
          <SegmentedControl
            fullWidth
            data={styles}
            aria-label="Overt or covert"
            {...form.getInputProps('style')}
          />
        </Input.Wrapper>
        <Textarea label="Notes" autosize minRows={2} {...form.getInputProps('notes')} />
      </div>
    </SectionCard>
  );
}

/** A remembered vehicle, chosen by its rego, or any other. */
function VehicleFields({ form, vehicles }: Pick<DetailsCardProps, 'form'> & Pick<EccLogOnForm, 'vehicles'>) {
  const chooseRego = (rego: string) => {
    const known = vehicleOf(vehicles, rego);
    form.setValues({ rego, ...(known && vehicleFields(known)) });
  };
  return (
    <>
      <FieldPair>
        <RegoField
          className={classes.code}
          input={{ ...form.getInputProps('rego'), onChange: chooseRego }}
          vehicles={vehicles}
        />
        <TextInput label="Colour" autoComplete="off" {...form.getInputProps('color')} />
      </FieldPair>
      <FieldPair>
        <TextInput label="Make" autoComplete="off" {...form.getInputProps('make')} />
        <TextInput label="Model" autoComplete="off" {...form.getInputProps('model')} />
      </FieldPair>
    </>
  );
}
