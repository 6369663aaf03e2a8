import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { toLocal } from '#contract';
import { recentFix, usePosition } from '#lib/browser/position.ts';
import type { OpenDraft } from '#lib/drafts/open-draft.ts';
import { asBegun } from '#lib/drafts/use-draft.ts';
import { keepFocus } from '#lib/form/forms.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { Refusal } from '#lib/queue/queue.ts';
import { momentAt, serverMoment } from '#lib/time/clock.ts';
import { kindOf, NewIncident, type Patrol, type Started } from '#patrols/contract';
import type { Recorder } from '#patrols/web/recorded/recorder.ts';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { placeQuestion } from '../../fields/far-place.ts';
import { coordinatesOf, type MeasuredCoordinates } from '../../fields/place.ts';
import { IncidentIcon } from '../../incidents/IncidentIcon.tsx';
import { Layout } from '../frame/Layout.tsx';
import { RefusalAlert } from '../running/RefusalAlert.tsx';
import { recordIncidentTexts, recordPageTexts } from '../texts.ts';
import { IncidentFields } from './IncidentFields.tsx';
import incidentClasses from './IncidentForm.module.css';
import {
  emptyIncident,
  type IncidentValues,
  incidentErrors,
  incidentOf,
  incidentTimeOf,
  incidentValues,
  type ShownIncident,
} from './incident.ts';
import { type SaidNow, useRecordForm } from './use-record-form.ts';

interface NewIncidentFormProps {
  /** The kind; blank for one that is typed. */
  what: string;
  patrol: Patrol;
  started: Started;
  recorder: Recorder;
  draft: OpenDraft;
  onClose: () => void;
}

/**
 * Records an incident: when and where its form was first opened, unless something else is typed. That a phone was off meanwhile
 * changes neither.
 */
export function NewIncidentForm({ what, patrol, started, recorder, draft, onClose }: NewIncidentFormProps) {
  const zone = useZone();
  const { opened, found } = draft;
  const begunAt = momentAt(opened);
  const initialValues = asBegun(emptyIncident(what, begunAt, zone), draft);
  const present = useHere();
  const here = found ? initialValues.coordinates : present;
  const form = useIncidentForm({
    draft,
    patrol,
    started,
    near: begunAt,
    onClose,
    initialValues,
    defaults: { when: toLocal(begunAt, zone).time, ...(!found && { coordinates: here }) },
    now: { field: 'when', stamp: () => opened, at: () => momentAt(opened) },
    record: recorder.record,
  });
  const begun = found ? recordIncidentTexts.begun : recordIncidentTexts.now;
  return <IncidentCard {...form} draft={draft} what={what} here={here} now={begun} onClose={onClose} />;
}

interface EditIncidentFormProps extends Omit<NewIncidentFormProps, 'what'> {
  incident: ShownIncident;
  /** Whether its time was typed into what was refused, and is sent again with it. */
  isTimeTyped: boolean;
  /** Why the server refused it, if it did. */
  refusal: Refusal | null | undefined;
  /** What follows the fields. */
  children: ReactNode;
}

/** Edits one's own incident (product 17.7). */
export function EditIncidentForm(props: EditIncidentFormProps) {
  const { incident, isTimeTyped, refusal, patrol, started, recorder, draft, onClose, children } = props;
  const zone = useZone();
  const { _id, when } = incident;
  const form = useIncidentForm({
    draft,
    patrol,
    started,
    near: when,
    kept: isTimeTyped ? undefined : when,
    onClose,
    initialValues: incidentValues(incident, zone),
    refused: refusal?.issues,
    defaults: {},
    record: ({ when: said, ...entry }) =>
      recorder.edit(_id, said === when ? entry : { ...entry, when: said }),
  });
  return (
    <IncidentCard {...form} draft={draft} what={kindOf(incident)} refusal={refusal} onClose={onClose}>
      {children}
    </IncidentCard>
  );
}

/** Returns the place of the device when the form was opened, or the first that it says afterwards: the car may drive on. */
function useHere(): MeasuredCoordinates | null {
  const [opened] = useState(recentFix);
  const { fix } = usePosition();
  const [first, setFirst] = useState(opened);
  if (!first && fix) setFirst(fix);
  return coordinatesOf(first);
}

interface IncidentFormOptions {
  draft: OpenDraft;
  patrol: Patrol;
  started: Started;
  /** When it was recorded, as an ISO instant. */
  near: string;
  /** The time that it has, which is not judged while it stays. */
  kept?: string | undefined;
  initialValues: IncidentValues;
  refused?: Refusal['issues'] | undefined;
  defaults: Partial<IncidentValues>;
  now?: SaidNow<IncidentValues>;
  record: Recorder['record'];
  onClose: () => void;
}

function useIncidentForm({ patrol, started, near, kept, record, onClose, ...options }: IncidentFormOptions) {
  const zone = useZone();
  const moments = () => ({ near, now: serverMoment(), zone, started, kept });
  const { form, submit, said, dialog } = useRecordForm<IncidentValues, NewIncident>({
    ...options,
    schema: NewIncident,
    bodyOf: (values) => incidentOf(values, moments()),
    check: (values) => incidentErrors(values, moments()),
    questions: ({ location }) => [placeQuestion(location, patrol, zone)],
    record,
    onRecorded: onClose,
  });
  return { form, submit, dialog, typed: said ? null : incidentTimeOf(form.values, moments()) };
}

interface IncidentCardProps extends ReturnType<typeof useIncidentForm> {
  draft: OpenDraft;
  what: string;
  /** As in PlaceField. */
  here?: MeasuredCoordinates | null | undefined;
  /** What a time that nobody has changed means; undefined for one that was recorded. */
  now?: string;
  refusal?: Refusal | null | undefined;
  onClose: () => void;
  children?: ReactNode;
}

function IncidentCard(props: IncidentCardProps) {
  const { form, submit, dialog, typed, draft, what, here, now, refusal, onClose, children } = props;
  usePageTitle(recordPageTexts.recording);
  const formId = useId();
  return (
    <Layout
      bar={
        <>
          {' '}
          <Button type="submit" form={formId} size="xl" leftSection={<IconCheck />} onMouseDown={keepFocus}>
            {actionTexts.save}
          </Button>
          <Button size="xl" variant="default" onClick={onClose}>
            {actionTexts.cancel}
          </Button>
        </>
      }
    >
      <RefusalAlert refusal={refusal} />
      <SectionCard padded>
        <form id={formId} aria-label={what || recordPageTexts.somethingElse} onSubmit={submit} noValidate>
          <UnsavedChanges isDirty={() => form.isDirty()} onLeave={draft.drop} />
          <div className={incidentClasses.head}>
            <IncidentIcon what={what} />
            <h2>{what || recordPageTexts.somethingElse}</h2>
            <ActionIcon size="xl" variant="subtle" aria-label={actionTexts.close} onClick={onClose}>
              <IconX />
            </ActionIcon>
          </div>
          <IncidentFields form={form} typed={typed} what={what} here={here} now={now} />
        </form>
        {children}
      </SectionCard>
      {dialog}
    </Layout>
  );
}
