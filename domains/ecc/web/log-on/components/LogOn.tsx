import { Alert } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { useId } from 'react';
import type { EccLogOnForm } from '#ecc/contract';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import type { OpenDraft } from '#lib/drafts/open-draft.ts';
import { asChanged, useDraft } from '#lib/drafts/use-draft.ts';
import { useSaveForm } from '#lib/form/save-form.ts';
import { NewEccLogOn, type Patrol } from '#patrols/contract';
import { Drafted } from '#patrols/web/recorded/Drafted.tsx';
import { keep } from '#patrols/web/recorded/keep.ts';
import { knownWrite } from '#patrols/web/recorded/record-write.ts';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import { type LogOnValues, logOnBodyOf, logOnDetailsOf, logOnValuesOf, startingValues } from '../log-on.ts';
import { DetailsCard } from './DetailsCard.tsx';
import classes from './LogOn.module.css';
import { MessageCard } from './MessageCard.tsx';

interface LogOnProps {
  patrol: Patrol;
  start: EccLogOnForm;
  recorder: Pick<Recorder, 'logOn'>;
  /** The log-on that was refused, which the form shows again; give it its id as its key. */
  refused: RecordedPatrol['refused'][number] | undefined;
  /** ISO instant. */
  now: string;
}

/** The form of a log-on, with what was typed into it before (product 17.28). */
export function LogOn(props: LogOnProps) {
  return (
    <Drafted patrolId={props.patrol._id} form="log-on">
      {(draft) => <LogOnForm {...props} draft={draft} />}
    </Drafted>
  );
}

/** The form of a log-on beside its message. What is sent waits on the device until the server has it (product 17.34). */
function LogOnForm({ patrol, start, recorder, refused, now, draft }: LogOnProps & { draft: OpenDraft }) {
  const formId = useId();
  const former = refused && knownWrite(refused);
  const { form, submit } = useSaveForm<LogOnValues, NewEccLogOn, never>({
    initialValues: asChanged(
      former?.kind === 'log-on' ? logOnValuesOf(former.body) : startingValues(start),
      draft,
    ),
    refused: refused?.refusal?.issues,
    schema: NewEccLogOn,
    bodyOf: (values) => logOnBodyOf({ _id: draft.id, training: start.training }, values),
    save: ({ _id, ...entry }) => {
      const kept = recorder.logOn(entry, _id);
      keep(kept);
      draft.dropOnce(kept);
      form.resetDirty();
    },
    onSaved: () => undefined,
    onFailed: () => undefined,
  });
  useDraft(form, draft);
  return (
    <>
      {start.undermanned && <StandDown crew={start.crew} />}
      <div className={classes.columns}>
        <form id={formId} aria-label={eccLogOnTexts.form} onSubmit={submit} noValidate>
          <UnsavedChanges isDirty={() => form.isDirty()} onLeave={draft.drop} />
          <DetailsCard form={form} start={start} />
        </form>
        <MessageCard
          patrol={patrol}
          start={start}
          now={now}
          formId={formId}
          refusal={refused?.refusal ?? null}
          details={logOnDetailsOf(form.values)}
        />
      </div>
    </>
  );
}

/** Tells a crew of fewer than two to stand down (product 16.2). */
function StandDown({ crew: [only] }: Pick<EccLogOnForm, 'crew'>) {
  return (
    <Alert role="alert" color="red" icon={<IconUserMinus />} title={eccLogOnTexts.standDown}>
      {only ? eccLogOnTexts.onlyOne(only) : eccLogOnTexts.nobody} {eccLogOnTexts.needsTwo}
    </Alert>
  );
}
