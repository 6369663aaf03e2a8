import { Alert, Button, Checkbox, type CheckboxProps } from '@mantine/core';
import { IconFlagCheck, IconMailForward } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { toLocal } from '#contract';
import { isKnownToEcc } from '#ecc/contract';
import { usePosition } from '#lib/browser/position.ts';
import type { OpenDraft } from '#lib/drafts/open-draft.ts';
import { keepFocus } from '#lib/form/forms.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { isTest, NewFinish, type Started } from '#patrols/contract';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { placeQuestion } from '../../fields/far-place.ts';
import classes from '../../fields/fields.module.css';
import { odometerQuestion } from '../../fields/odometer.ts';
import { coordinatesOf } from '../../fields/place.ts';
import { FinishFields } from '../../finish/FinishFields.tsx';
import {
  asFinished,
  emptyFinish,
  type FinishValues,
  finishErrors,
  finishedOf,
  finishOf,
  finishValues,
} from '../../finish/finish.ts';
import { BarLine, Layout } from '../frame/Layout.tsx';
import { refusedFinish } from '../refused.ts';
import { RecordSummaryCard } from '../running/RecordSummaryCard.tsx';
import { RefusalAlert } from '../running/RefusalAlert.tsx';
import { recordFinishTexts, recordPageTexts } from '../texts.ts';
import finishClasses from './FinishForm.module.css';
import { saidNow, useRecordForm } from './use-record-form.ts';

interface FinishFormProps {
  record: RecordedPatrol;
  started: Started;
  recorder: Recorder;
  draft: OpenDraft;
  /** ISO instant. */
  now: string;
  onClose: () => void;
}

/** Finishes the patrol, after a look at its figures. */
export function FinishForm(props: FinishFormProps) {
  usePageTitle(recordPageTexts.finishPatrol);
  const { record, started, draft, now, onClose } = props;
  const { patrol } = record;
  const zone = useZone();
  const { form, submit, typed, dialog, refusal } = useFinishForm(props);
  return (
    <>
      <form className={classes.page} aria-label={recordPageTexts.finishPatrol} onSubmit={submit} noValidate>
        <UnsavedChanges isDirty={() => form.isDirty()} onLeave={draft.drop} />
        <Layout
          bar={
            <>
              <BarLine>
                <CompleteBox {...form.getInputProps('complete', { type: 'checkbox' })} />
              </BarLine>
              <Button type="submit" size="xl" leftSection={<IconFlagCheck />} onMouseDown={keepFocus}>
                {recordPageTexts.finishPatrol}
              </Button>
              <Button size="xl" variant="default" onClick={onClose}>
                {actionTexts.goBack}
              </Button>
            </>
          }
          aside={
            <RecordSummaryCard
              incidents={patrol.incidents}
              finished={asFinished(started, form.values, { started, near: now, now, zone })}
              record={record}
            >
              {isKnownToEcc(patrol) && (
                <Alert color="blue" icon={<IconMailForward />}>
                  {isTest(patrol) ? recordFinishTexts.logsOffInTraining : recordFinishTexts.logsOff}
                </Alert>
              )}
            </RecordSummaryCard>
          }
        >
          <RefusalAlert refusal={refusal} />
          <SectionCard title={recordPageTexts.finish} padded>
            <FinishFields form={form} typed={typed} />
          </SectionCard>
        </Layout>
      </form>
      {dialog}
    </>
  );
}

/** The form with the present time and place, or with the values of a refused finish. */
function useFinishForm({ record, started, recorder, draft, now, onClose }: FinishFormProps) {
  const zone = useZone();
  const { fix } = usePosition();
  const expected = started.vehicle?.startOdometer ?? null;
  const [former] = useState(() => refusedFinish(record.refused));
  const moments = () => ({
    near: former?.input.finished ?? serverMoment(),
    now: serverMoment(),
    zone,
    started,
  });
  const { form, submit, said, dialog } = useRecordForm<FinishValues, NewFinish>({
    draft,
    unkept: ['complete'],
    initialValues: former ? finishValues(former.input, zone) : emptyFinish(now, zone),
    refused: former?.refusal?.issues,
    defaults: former ? {} : { finished: toLocal(now, zone).time, coordinates: coordinatesOf(fix) },
    schema: NewFinish,
    bodyOf: (values) => finishOf(values, moments()),
    check: (values) => finishErrors(values, moments()),
    questions: ({ vehicle, location }) => [
      odometerQuestion(vehicle?.finishOdometer ?? null, expected),
      placeQuestion(location, record.patrol, zone),
    ],
    now: saidNow('finished', serverMoment, former && { ...former, at: former.input.finished }),
    record: recorder.finish,
    onRecorded: onClose,
  });
  const typed = said ? null : finishedOf(form.values, moments());
  return { form, submit, typed, dialog, refusal: former?.refusal };
}

/** The tick that the record was looked over. What is missing stands where its hint stood, so that nothing moves. */
function CompleteBox({ error, ...input }: CheckboxProps) {
  const hintId = useId();
  return (
    <div>
      <Checkbox
        label={recordFinishTexts.complete}
        error={Boolean(error)}
        aria-describedby={hintId}
        {...input}
      />
      <p id={hintId} role="status" className={error ? finishClasses.missing : finishClasses.hint}>
        {error ?? recordFinishTexts.lookOverFirst}
      </p>
    </div>
  );
}
