import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { fieldTexts } from '#texts/shared.ts';
import type { IncidentValues } from '../form/incident.ts';
import { recordIncidentTexts } from '../texts.ts';
import { InvolvedGroup } from './InvolvedGroup.tsx';
import { incidentLabels } from './labels.ts';

interface PeopleFieldsProps {
  form: UseFormReturnType<IncidentValues>;
}

/** The people involved in an incident. */
export function PeopleFields({ form }: PeopleFieldsProps) {
  return (
    <>
      {form.values.people.map(({ key, name, phone, email }, index) => (
        <InvolvedGroup
          key={key}
          title={recordIncidentTexts.person({ number: index + 1 })}
          onRemove={() => form.removeListItem('people', index)}
        >
          <TextInput
            label={fieldTexts.name}
            autoComplete="off"
            autoFocus={!(name || phone || email)}
            {...form.getInputProps(`people.${index}.name`)}
          />
          <TextInput
            label={fieldTexts.phone}
            type="tel"
            autoComplete="off"
            {...form.getInputProps(`people.${index}.phone`)}
          />
          <TextInput
            label={fieldTexts.email}
            type="email"
            autoComplete="off"
            {...form.getInputProps(`people.${index}.email`)}
          />
        </InvolvedGroup>
      ))}
    </>
  );
}

/** What else is said of the people, once there are any. */
export function PeopleDetailsField({ form }: PeopleFieldsProps) {
  const { people, peopleDetails } = form.values;
  if (people.length === 0 && !peopleDetails) return null;
  return (
    <Textarea
      label={incidentLabels().peopleDetails}
      autosize
      minRows={2}
      {...form.getInputProps('peopleDetails')}
    />
  );
}
