import { Input, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { EccLogOnForm } from '#ecc/contract';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import { PhoneField } from '#people/web/PhoneField.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { RegoField } from '#vehicles/web/RegoField.tsx';
import { vehicleOf } from '#vehicles/web/vehicle-of.ts';
import { type LogOnValues, vehicleFields } from '../log-on.ts';
import classes from './LogOn.module.css';
import '#ui/form/form-fields.css';
import { FieldPair } from '#ui/form/FieldPair.tsx';
import '#ui/form/segmented-control.css';

const styles = () => [
  { value: '', label: fieldTexts.notSaid },
  { value: 'overt', label: eccLogOnTexts.overt },
  { value: 'covert', label: eccLogOnTexts.covert },
];

interface DetailsCardProps {
  form: UseFormReturnType<LogOnValues>;
  start: EccLogOnForm;
}

/** What a log-on says besides the patrol itself; a reason first if the crew should stand down. */
export function DetailsCard({ form, start }: DetailsCardProps) {
  const reader = start.training ? 'training' : 'ecc';
  return (
    <SectionCard title={eccLogOnTexts.details} padded>
      <div className={classes.fields}>
        {start.undermanned && (
          <Textarea
            label={eccLogOnTexts.reason}
            description={eccLogOnTexts.reasonRead(reader)}
            autosize
            minRows={2}
            {...form.getInputProps('standDownReason')}
          />
        )}
        <PhoneField
          label={eccLogOnTexts.phone}
          description={eccLogOnTexts.phoneRung(reader)}
          {...form.getInputProps('phone')}
        />
        <VehicleFields form={form} vehicles={start.vehicles} />
        <Input.Wrapper label={eccLogOnTexts.style} labelElement="div">
          <SegmentedControl
            fullWidth
            data={styles()}
            aria-label={eccLogOnTexts.style}
            {...form.getInputProps('style')}
          />
        </Input.Wrapper>
        <Textarea label={fieldTexts.notes} autosize minRows={2} {...form.getInputProps('notes')} />
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
        <TextInput label={fieldTexts.colour} autoComplete="off" {...form.getInputProps('color')} />
      </FieldPair>
      <FieldPair>
        <TextInput label={fieldTexts.make} autoComplete="off" {...form.getInputProps('make')} />
        <TextInput label={fieldTexts.model} autoComplete="off" {...form.getInputProps('model')} />
      </FieldPair>
    </>
  );
}
