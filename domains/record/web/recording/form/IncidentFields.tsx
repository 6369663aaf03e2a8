import { Button, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconCar, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TypedTime } from '#lib/time/typed-time.ts';
import type { IncidentFact } from '#patrols/contract';
import { fieldTexts } from '#texts/shared.ts';
import { TimeField } from '#ui/form/time/TimeField.tsx';
import classes from '../../fields/fields.module.css';
import { PlaceField } from '../../fields/PlaceField.tsx';
import type { MeasuredCoordinates } from '../../fields/place.ts';
import { WhichTime } from '../../fields/WhichTime.tsx';
import { incidentLabels } from '../fields/labels.ts';
import { PeopleDetailsField, PeopleFields } from '../fields/PeopleFields.tsx';
import { VehiclesFields } from '../fields/VehiclesFields.tsx';
import { recordIncidentTexts } from '../texts.ts';
import incidentClasses from './IncidentForm.module.css';
import { type IncidentValues, newPerson, newVehicle } from './incident.ts';

interface IncidentFieldsProps {
  form: UseFormReturnType<IncidentValues>;
  what: string;
  /** As in PlaceField. */
  here?: MeasuredCoordinates | null | undefined;
  /** What a time that nobody has changed means. */
  now: string | undefined;
  typed: TypedTime | null;
}

/** The fields of each fact of an incident, in their order. */
const fieldsOf: Record<IncidentFact, (props: IncidentFieldsProps) => ReactNode> = {
  what: KindField,
  when: WhenAndWhere,
  location: PlaceNotes,
  whatDetails: DetailsField,
  people: InvolvedFields,
  peopleDetails: PeopleDetailsField,
  vehicles: VehiclesFields,
};

/** The form of an incident. */
export function IncidentFields(props: IncidentFieldsProps) {
  return (
    <div className={incidentClasses.fields}>
      {Object.entries(fieldsOf).map(([fact, Fields]) => (
        <Fields key={fact} {...props} />
      ))}
    </div>
  );
}

/** The kind is typed where none was tapped. */
function KindField({ form, what }: IncidentFieldsProps) {
  return what === '' && <TextInput label={incidentLabels().what} {...form.getInputProps('what')} />;
}

function WhenAndWhere({ form, here, now, typed }: IncidentFieldsProps) {
  const unchanged = form.isDirty('when') ? undefined : now;
  return (
    <>
      <div className={incidentClasses.whenWhere}>
        <TimeField label={incidentLabels().when} description={unchanged} input={form.getInputProps('when')} />
        <PlaceField form={form} label={fieldTexts.where} here={here} narrow />
      </div>
      <WhichTime form={form} typed={typed} />
    </>
  );
}

function PlaceNotes({ form }: IncidentFieldsProps) {
  return (
    <Textarea
      label={recordIncidentTexts.placeNotes}
      autoComplete="off"
      autosize
      minRows={1}
      {...form.getInputProps('notes')}
    />
  );
}

function DetailsField({ form }: IncidentFieldsProps) {
  return (
    <Textarea
      className={classes.whole}
      label={incidentLabels().whatDetails}
      autosize
      minRows={3}
      {...form.getInputProps('whatDetails')}
    />
  );
}

/** The buttons that add a person or a vehicle, and the people. */
function InvolvedFields({ form }: IncidentFieldsProps) {
  return (
    <>
      <div className={incidentClasses.buttons}>
        <Button
          variant="default"
          leftSection={<IconUserPlus />}
          onClick={() => form.insertListItem('people', newPerson())}
        >
          {recordIncidentTexts.addPerson}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCar />}
          onClick={() => form.insertListItem('vehicles', newVehicle())}
        >
          {recordIncidentTexts.addVehicle}
        </Button>
      </div>
      <PeopleFields form={form} />
    </>
  );
}
