import { useEffect } from 'react';
import { useKeepPosition } from '#lib/browser/position.ts';
import type { OpenDraft } from '#lib/drafts/open-draft.ts';
import { areAllPartsLoaded, loadParts } from '#lib/loading/parts.ts';
import { useLoaded } from '#lib/loading/use-loaded.ts';
import type { Started } from '#patrols/contract';
import { Drafted } from '#patrols/web/recorded/Drafted.tsx';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { useProfile } from '#people/web/profile.tsx';
import { useWakeLock } from '../device/wake-lock.ts';
import { EditIncident, FinishForm, NewIncidentForm } from '../form/forms.ts';
import { formOf, useHalfTyped } from '../half-typed.ts';
import { refusedIncident } from '../refused.ts';
import { useStep } from '../step.ts';
import { Running } from './Running.tsx';

interface RecordingProps {
  record: RecordedPatrol;
  started: Started;
  recorder: Recorder;
  /** ISO instant. */
  now: string;
}

/** The form of an incident first: on a bad line all parts take half a minute, and the first tap may come before. */
const loadForms = async () => (await NewIncidentForm.load()) && loadParts();

/** A started patrol: the overview, or the form that is open. The screen stays awake, and the device's place is followed. */
export function Recording({ record, started, recorder, now }: RecordingProps) {
  const { step, open, close } = useStep();
  const { _id: self } = useProfile();
  const { patrol } = record;
  const own = patrol.incidents.find(({ _id, by }) => _id === step.edit && by === self);
  const refused = refusedIncident(record, step.edit);
  const incident = own ?? refused?.input;
  useWakeLock(!patrol.finished);
  useKeepPosition();
  useLoaded(loadForms, areAllPartsLoaded);
  useFocusOn(JSON.stringify(step));
  const halfTyped = useHalfTyped(record);
  const isOpen = step.finish || step.add !== undefined || incident !== undefined;
  if (!isOpen)
    return (
      halfTyped && (
        <Running
          record={record}
          started={started}
          recorder={recorder}
          now={now}
          open={open}
          halfTyped={halfTyped}
        />
      )
    );
  const formOpened = (draft: OpenDraft) => {
    const parts = { started, recorder, draft, onClose: close };
    if (step.finish) return <FinishForm {...parts} record={record} now={now} />;
    if (!incident) return <NewIncidentForm {...parts} patrol={patrol} what={step.add ?? ''} />;
    return (
      <EditIncident
        {...parts}
        patrol={patrol}
        incident={incident}
        isTimeTyped={refused?.isTimeTyped ?? false}
        refusal={refused?.refusal}
        isRecorded={own !== undefined}
      />
    );
  };
  const form = formOf(step);
  return (
    <Drafted key={form} patrolId={patrol._id} form={form}>
      {formOpened}
    </Drafted>
  );
}

/** Moves the focus to the content when a form opens or closes, since the button that was pressed is gone. */
function useFocusOn(step: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another form is shown
  useEffect(() => {
    const content = document.getElementById('content');
    if (content?.contains(document.activeElement)) return;
    content?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);
}
