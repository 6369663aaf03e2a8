import { Input, SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { actionTexts } from '#texts/actions.ts';
import { fieldTexts } from '#texts/fields.ts';
import { recordIncidentTexts } from '#texts/record/incident.ts';
import classes from '../../fields/fields.module.css';
import type { IncidentValues } from '../form/incident.ts';
import { InvolvedGroup } from './InvolvedGroup.tsx';
import { vehicleLabels } from './vehicle-labels.ts';
import '#ui/form/segmented-control.css';

/** The vehicles involved in an incident. */
export function VehiclesFields({ form }: { form: UseFormReturnType<IncidentValues> }) {
  return (
    <>
      {form.values.vehicles.map(({ key, rego }, index) => (
        <InvolvedGroup
          key={key}
          title={recordIncidentTexts.vehicle({ number: index + 1 })}
          onRemove={() => form.removeListItem('vehicles', index)}
        >
          <div className={classes.fields}>
            {Object.entries(vehicleLabels()).map(([field, label]) => (
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
          <AnswerField
            label={recordIncidentTexts.stolen}
            {...form.getInputProps(`vehicles.${index}.reportedStolen`)}
          />
          <AnswerField
            label={recordIncidentTexts.livery}
            {...form.getInputProps(`vehicles.${index}.hasLivery`)}
          />
        </InvolvedGroup>
      ))}
    </>
  );
}

const answers = () => [
  { value: '', label: fieldTexts.notSaid },
  { value: 'yes', label: actionTexts.yes },
  { value: 'no', label: actionTexts.no },
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
      <SegmentedControl fullWidth data={answers()} aria-label={label} {...input} />
    </Input.Wrapper>
  );
}
