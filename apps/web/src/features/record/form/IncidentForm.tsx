import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { kindOf, NewIncident, type Started } from '@patrolbook/contract';
import { IconCar, IconCheck, IconUserPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { IncidentIcon } from '../../../domain/patrols/rows/IncidentIcon.tsx';
import { useZone } from '../../../domain/profile/profile.tsx';
import classes from '../../../domain/record/fields/fields.module.css';
import { PlaceField } from '../../../domain/record/fields/PlaceField.tsx';
import { type Coordinates, coordinatesOf } from '../../../domain/record/fields/place.ts';
import type { Recorder } from '../../../domain/record/recorder.ts';
import { recentFix, usePosition } from '../../../lib/browser/position.ts';
import { keepFocus } from '../../../lib/form/forms.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import type { Refusal } from '../../../lib/queue/queue.ts';
import { deviceClock, serverMoment } from '../../../lib/time/clock.ts';
import type { TimeStamp } from '../../../lib/time/device-clock.ts';
import { UnsavedChanges } from '../../../ui/form/UnsavedChanges.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { TimeField } from '../../../ui/time/TimeField.tsx';
import { PeopleFields } from '../fields/PeopleFields.tsx';
import { VehiclesFields } from '../fields/VehiclesFields.tsx';
import { Layout } from '../frame/Layout.tsx';
import { RefusalAlert } from '../running/RefusalAlert.tsx';
import incidentClasses from './IncidentForm.module.css';
import {
  emptyIncident,
  type IncidentValues,
  incidentErrors,
  incidentOf,
  incidentValues,
  newPerson,
  newVehicle,
  type RecordedIncident,
} from './incident.ts';
import { useRecordForm } from './use-record-form.ts';

interface NewIncidentFormProps {
  /** The kind; blank for one that is typed. */
  what: string;
  started: Started;
  recorder: Recorder;
  onClose: () => void;
}

/** Records an incident: when and where it is opened, unless something else is typed. */
export function NewIncidentForm({ what, started, recorder, onClose }: NewIncidentFormProps) {
  const zone = useZone();
  const [opened] = useState(serverMoment);
  const [now] = useState(() => deviceClock.stamp());
  const here = useHere();
  const form = useIncidentForm({
    name: `add ${what}`,
    started,
    near: opened,
    onClose,
    initialValues: emptyIncident(what, opened, zone),
    defaults: { coordinates: here },
    now: { field: 'when', stamp: () => now },
    record: recorder.record,
  });
  return <IncidentCard {...form} what={what} here={here} isNew onClose={onClose} />;
}

interface EditIncidentFormProps extends Omit<NewIncidentFormProps, 'what'> {
  incident: RecordedIncident;
  /** Why the server refused it, if it did. */
  refusal: Refusal | null | undefined;
  /** What follows the fields. */
  children: ReactNode;
}

/** Edits one's own incident (product 17.7). */
export function EditIncidentForm(props: EditIncidentFormProps) {
  const { incident, refusal, started, recorder, onClose, children } = props;
  const zone = useZone();
  const { _id, when } = incident;
  const form = useIncidentForm({
    name: `edit ${_id}`,
    started,
    near: when,
    onClose,
    initialValues: incidentValues(incident, zone),
    refused: refusal?.issues,
    defaults: {},
    record: ({ when: said, ...entry }) =>
      recorder.edit(_id, said === when ? entry : { ...entry, when: said }),
  });
  return (
    <IncidentCard {...form} what={kindOf(incident)} refusal={refusal} onClose={onClose}>
      {children}
    </IncidentCard>
  );
}

/** Returns the place of the device when the form was opened, or the first that it says afterwards: the car may drive on. */
function useHere(): Coordinates | null {
  const [opened] = useState(recentFix);
  const { fix } = usePosition();
  const [first, setFirst] = useState(opened);
  if (!first && fix) setFirst(fix);
  return coordinatesOf(first);
}

interface IncidentFormOptions {
  name: string;
  started: Started;
  /** When it was recorded, as an ISO instant. */
  near: string;
  initialValues: IncidentValues;
  refused?: Refusal['issues'] | undefined;
  defaults: Partial<IncidentValues>;
  now?: { field: 'when'; stamp: () => TimeStamp };
  record: Recorder['record'];
  onClose: () => void;
}

function useIncidentForm({ started, near, record, onClose, ...options }: IncidentFormOptions) {
  const zone = useZone();
  return useRecordForm<IncidentValues, NewIncident>({
    ...options,
    schema: NewIncident,
    bodyOf: (values) => incidentOf(values, near, zone),
    check: (values) => incidentErrors(values, started, { near, now: serverMoment(), zone }),
    record,
    onRecorded: onClose,
  });
}

interface IncidentCardProps extends ReturnType<typeof useIncidentForm> {
  what: string;
  /** As in PlaceField. */
  here?: Coordinates | null | undefined;
  isNew?: boolean;
  refusal?: Refusal | null | undefined;
  onClose: () => void;
  children?: ReactNode;
}

function IncidentCard(props: IncidentCardProps) {
  const { form, submit, what, here, isNew = false, refusal, onClose, children } = props;
  usePageTitle('Recording');
  const formId = useId();
  return (
    <Layout
      bar={
        <>
          {' '}
          <Button type="submit" form={formId} size="xl" leftSection={<IconCheck />} onMouseDown={keepFocus}>
            Save
          </Button>
          <Button size="xl" variant="default" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <RefusalAlert refusal={refusal} />
      <SectionCard padded>
        <form id={formId} aria-label={what || 'Something Else'} onSubmit={submit} noValidate>
          <UnsavedChanges isDirty={() => form.isDirty()} />
          <div className={incidentClasses.head}>
            <IncidentIcon what={what} />
            <h2>{what || 'Something Else'}</h2>
            <ActionIcon size="xl" variant="subtle" aria-label="Close" onClick={onClose}>
              <IconX />
            </ActionIcon>
          </div>
          <IncidentFields form={form} what={what} here={here} isNew={isNew} />
        </form>
        {children}
      </SectionCard>
    </Layout>
  );
}

interface IncidentFieldsProps {
  form: UseFormReturnType<IncidentValues>;
  what: string;
  /** As in PlaceField. */
  here?: Coordinates | null | undefined;
  isNew: boolean;
}

function IncidentFields({ form, what, here, isNew }: IncidentFieldsProps) {
  const isNow = isNew && !form.isDirty('when');
  return (
    <div className={incidentClasses.fields}>
      {what === '' && <TextInput label="What" {...form.getInputProps('what')} />}
      <div className={incidentClasses.whenWhere}>
        <TimeField label="When" description={isNow ? 'Now' : undefined} input={form.getInputProps('when')} />
        <PlaceField form={form} label="Where" here={here} narrow />
      </div>
      <Textarea
        className={classes.whole}
        label="Details"
        autosize
        minRows={3}
        {...form.getInputProps('whatDetails')}
      />
      <div className={incidentClasses.buttons}>
        <Button
          variant="default"
          leftSection={<IconUserPlus />}
          onClick={() => form.insertListItem('people', newPerson())}
        >
          Add Person
        </Button>
        <Button
          variant="default"
          leftSection={<IconCar />}
          onClick={() => form.insertListItem('vehicles', newVehicle())}
        >
          Add Vehicle
        </Button>
      </div>
      <PeopleFields form={form} />
      <VehiclesFields form={form} />
    </div>
  );
}
