import { Alert, Button, Textarea } from '@mantine/core';
import { IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatTime, toLocal } from '#contract';
import { EventNumberField } from '#ecc/web/EventNumberField.tsx';
import { answerTitle } from '#ecc/web/ecc-text.ts';
import { WhichNumber } from '#ecc/web/WhichNumber.tsx';
import { usePosition } from '#lib/browser/position.ts';
import { reloadPage } from '#lib/browser/reachable.ts';
import type { OpenDraft } from '#lib/drafts/open-draft.ts';
import { keepFocus } from '#lib/form/forms.ts';
import { usePrefill } from '#lib/form/prefill.ts';
import { usePartsLoaded } from '#lib/loading/use-loaded.ts';
import { useGoBack } from '#lib/navigation/go-back.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { useLasting } from '#lib/time/lasting.ts';
import { isTest, NewStart, type Patrol } from '#patrols/contract';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { TimeField } from '#ui/form/time/TimeField.tsx';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { RememberedVehicle } from '#vehicles/contract';
import { RegoField } from '#vehicles/web/RegoField.tsx';
import { vehicleOf } from '#vehicles/web/vehicle-of.ts';
import { vehiclesQuery } from '#vehicles/web/vehicles.ts';
import { placeQuestion } from '../../fields/far-place.ts';
import classes from '../../fields/fields.module.css';
import { OdometerField } from '../../fields/OdometerField.tsx';
import { kilometresText, odometerGap, odometerQuestion } from '../../fields/odometer.ts';
import { PlaceField } from '../../fields/PlaceField.tsx';
import { coordinatesOf } from '../../fields/place.ts';
import { WhichTime } from '../../fields/WhichTime.tsx';
import { BarLine, Layout } from '../frame/Layout.tsx';
import { refusedStart } from '../refused.ts';
import { CrewCards } from '../running/CrewCards.tsx';
import { Unsent } from '../running/Unsent.tsx';
import { Waiting } from '../running/Waiting.tsx';
import { recordStartTexts } from '../texts.ts';
import {
  emptyStart,
  givenNumber,
  type StartValues,
  startBodyOf,
  startErrors,
  startedOf,
  startValues,
  wholeMinute,
} from './start.ts';
import { saidNow, useRecordForm } from './use-record-form.ts';

interface StartFormProps {
  record: RecordedPatrol;
  recorder: Recorder;
  draft: OpenDraft;
  /** ISO instant. */
  now: string;
}

/** Starts the patrol, but only once everything that opens later is loaded, because there may be no network then. */
export function StartForm(props: StartFormProps) {
  const { record, recorder, draft, now } = props;
  const { patrol } = record;
  usePageTitle(recordStartTexts.title);
  const goBack = useGoBack();
  const formId = useId();
  const loaded = usePartsLoaded({ reload: record.storageError === null ? reloadPage : undefined });
  const { form, submit, typed, dialog, vehicles, last } = useStartForm(props);
  return (
    <>
      <Layout
        aside={<CrewCards patrol={patrol} now={now} />}
        bar={
          <>
            <PartsMissing missing={!loaded} />
            <Button
              type="submit"
              form={formId}
              size="xl"
              leftSection={<IconPlayerPlay />}
              disabled={!loaded}
              onMouseDown={keepFocus}
            >
              {recordStartTexts.title}
            </Button>
            <Button size="xl" variant="default" onClick={() => goBack(`/patrol/${patrol._id}`)}>
              {actionTexts.cancel}
            </Button>
          </>
        }
      >
        {record.waitingCount > 0 && <Waiting record={record} />}
        <Unsent record={record} recorder={recorder} />
        <EccReply patrol={patrol} />
        <SectionCard title={recordStartTexts.start} padded>
          <form id={formId} aria-label={recordStartTexts.title} onSubmit={submit} noValidate>
            <UnsavedChanges isDirty={() => form.isDirty()} onLeave={draft.drop} />
            <StartFields form={form} typed={typed} vehicles={vehicles} last={last} />
          </form>
        </SectionCard>
        <WhichNumber patrol={patrol} now={now} />
      </Layout>
      {dialog}
    </>
  );
}

/** Milliseconds after which Start Patrol, which cannot be pressed, says why. */
const patience = 6000;

/** Why Start Patrol cannot be pressed, if that takes long (product 17.32). */
function PartsMissing({ missing }: { missing: boolean }) {
  if (!useLasting(missing, patience)) return null;
  return (
    <BarLine>
      <p role="status">{recordStartTexts.notLoaded}</p>
      <Button variant="default" onClick={reloadPage}>
        {actionTexts.tryAgain}
      </Button>
    </BarLine>
  );
}

/**
 * The form with what it begins with: the time, the place, the ECC's number, the vehicle used last and its odometer; or a start that
 * was refused.
 */
function useStartForm({ record: { patrol, refused }, recorder, draft, now }: StartFormProps) {
  const zone = useZone();
  const { data: vehicles = [] } = useQuery(vehiclesQuery);
  const { fix } = usePosition();
  const lastOf = (rego: string | null | undefined) =>
    vehicleOf(vehicles, rego ?? '')?.odometer?.reading ?? null;
  const [former] = useState(() => refusedStart(refused));
  const starting = () => ({ near: former?.input.started ?? serverMoment(), now: serverMoment(), zone });
  const { form, submit, said, dialog } = useRecordForm<StartValues, NewStart>({
    draft,
    initialValues: former ? startValues(former.input, zone) : emptyStart(now, zone),
    refused: former?.refusal?.issues,
    defaults: former
      ? {}
      : {
          started: toLocal(now, zone).time,
          coordinates: coordinatesOf(fix),
          policeEventNumber: givenNumber(patrol),
          rego: vehicles[0]?.rego ?? '',
        },
    schema: NewStart,
    bodyOf: (values) => ({ ...startBodyOf(values, starting()), training: isTest(patrol) }),
    check: (values) => startErrors(values, starting()),
    questions: ({ vehicle, location }) => [
      odometerQuestion(vehicle?.startOdometer ?? null, lastOf(vehicle?.rego)),
      placeQuestion(location, patrol, zone),
    ],
    now: saidNow(
      'started',
      () => wholeMinute(serverMoment()),
      former && { ...former, at: former.input.started },
    ),
    record: recorder.start,
  });
  const last = lastOf(form.values.rego);
  usePrefill(form, former ? {} : { startOdometer: kilometresText(last) });
  const typed = said ? null : startedOf(form.values, starting());
  return { form, submit, typed, dialog, vehicles, last };
}

interface StartFieldsProps extends Pick<ReturnType<typeof useStartForm>, 'form' | 'typed'> {
  vehicles: readonly RememberedVehicle[];
  /** The odometer at the vehicle's last finish, in kilometres. */
  last: number | null;
}

function StartFields({ form, typed, vehicles, last }: StartFieldsProps) {
  return (
    <div className={classes.fields}>
      <TimeField label={recordStartTexts.time} input={form.getInputProps('started')} />
      <EventNumberField form={form} label={recordStartTexts.eventNumber} className={classes.code} />
      <WhichTime form={form} typed={typed} />
      <div className={classes.whole}>
        <PlaceField form={form} label={fieldTexts.place} />
      </div>
      <RegoField className={classes.code} input={form.getInputProps('rego')} vehicles={vehicles} />
      <OdometerField
        label={recordStartTexts.odometer}
        input={form.getInputProps('startOdometer')}
        flag={odometerGap(form.values.startOdometer, last)}
        hint={last === null ? undefined : recordStartTexts.asAtLastFinish}
      />
      <Textarea
        className={classes.whole}
        label={fieldTexts.notes}
        autosize
        minRows={3}
        {...form.getInputProps('notes')}
      />
    </div>
  );
}

function EccReply({ patrol }: { patrol: Patrol }) {
  const zone = useZone();
  const reply = patrol.eccLogOnResponse;
  if (!reply) return null;
  return (
    <Alert
      role="status"
      color="green"
      icon={<IconCircleCheck />}
      title={answerTitle(isTest(patrol), formatTime(reply.when, zone))}
    >
      <Filled
        text={recordStartTexts.filledIn}
        values={{ number: <b className={classes.number}>{reply.policeEventNumber}</b> }}
      />
    </Alert>
  );
}
