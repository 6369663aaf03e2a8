import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import classes from '../../fields/fields.module.css';
import type { IncidentValues } from '../form/incident.ts';
import { recordIncidentTexts } from '../texts.ts';
import { AnswerField } from './AnswerField.tsx';
import { InvolvedGroup } from './InvolvedGroup.tsx';
import { vehicleLabels } from './labels.ts';

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
