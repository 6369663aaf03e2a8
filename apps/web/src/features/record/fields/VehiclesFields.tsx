import { Input, SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import classes from '../../../domain/record/fields/fields.module.css';
import type { IncidentValues } from '../form/incident.ts';
import { InvolvedGroup } from './InvolvedGroup.tsx';
import '../../../ui/form/segmented-control.css';

const texts = { rego: 'Rego', color: 'Colour', make: 'Make', model: 'Model', type: 'Type', year: 'Year' };

/** The vehicles involved in an incident. */
export function VehiclesFields({ form }: { form: UseFormReturnType<IncidentValues> }) {
  return (
    <>
      {form.values.vehicles.map(({ key, rego }, index) => (
        <InvolvedGroup
          key={key}
          title={`Vehicle ${index + 1}`}
          onRemove={() => form.removeListItem('vehicles', index)}
        >
          <div className={classes.fields}>
            {Object.entries(texts).map(([field, label]) => (
              <TextInput
                key={field}
                label={label}
                autoComplete="off"
                {...(field === 'rego' && {
                  className: classes.code,
                  autoCapitalize: 'characters',
                  spellCheck: false,
                  autoFocus: rego === '',
                })}
                {...(field === 'year' && { inputMode: 'numeric' })}
                {...form.getInputProps(`vehicles.${index}.${field}`)}
              />
            ))}
          </div>
          <AnswerField label="Reported stolen" {...form.getInputProps(`vehicles.${index}.reportedStolen`)} />
          <AnswerField label="Has livery" {...form.getInputProps(`vehicles.${index}.hasLivery`)} />
        </InvolvedGroup>
      ))}
    </>
  );
}

const answers = [
  { value: '', label: 'Not Said' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** A yes or no that may be left open. */
function AnswerField({
  label,
  ...input
}: {
  label: string;
  value?: string;
  onChange?: (answer: string) => void;
}) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl fullWidth data={answers} aria-label={label} {...input} />
    </Input.Wrapper>
  );
}
