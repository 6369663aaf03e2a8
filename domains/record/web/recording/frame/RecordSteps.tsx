import { type ComponentProps, useState } from 'react';
import type { Role } from '#contract';
import { formatTime } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import { partOf } from '#lib/loading/parts.ts';
import { useLoaded } from '#lib/loading/use-loaded.ts';
import { useNow } from '#lib/time/clock.ts';
import { canStart, isCrewMember, type Patrol } from '#patrols/contract';
import { Drafted } from '#patrols/web/recorded/Drafted.tsx';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { whyNotReady } from '#patrols/web/why-not-ready.ts';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { StartForm } from '../form/forms.ts';
import { formOf, useClosedDrafts, useHalfTyped } from '../half-typed.ts';
import { DraftCard } from '../running/DraftCard.tsx';
import { HalfTypedCards } from '../running/HalfTypedCards.tsx';
import { Recording } from '../running/Recording.tsx';
import { type Step, useStep } from '../step.ts';
import { recordPageTexts } from '../texts.ts';
import type { Unsaved } from '../unsaved.ts';
import { FinishNote } from './FinishNote.tsx';
import { NotRecording } from './NotRecording.tsx';

/** What says all that stands in a form. A record that is open has it on the phone. */
const file = partOf(() => import('../unsaved.ts'));
const load = async () => (await file.preload()) !== undefined;
const isLoaded = () => file.module !== undefined;

/**
 * Nothing can be recorded now, perhaps of a sudden: a removal or a cancellation was heard of while somebody was typing. A form that stayed
 * open would be sent as of a phone that could not hear of it (product 17.57), so that what it says is shown to be copied instead.
 */
function CutOff(props: ComponentProps<typeof NotRecording>) {
  const { record } = props;
  const zone = useZone();
  const drafts = useClosedDrafts(record) ?? [];
  useLoaded(load, isLoaded);
  const unsaved = file.module?.unsavedOf(drafts, record, zone) ?? [];
  return <NotRecording {...props} unsaved={unsaved} aside={<UnsavedCards unsaved={unsaved} />} />;
}

interface RecordStepsProps {
  record: RecordedPatrol;
  recorder: Recorder;
}

/** How often everything that depends on the time is updated, in milliseconds. */
const refreshInterval = 10_000;

/** What the crew does now: start the patrol, record on it, or read that it is finished. */
export function RecordSteps({ record, recorder }: RecordStepsProps) {
  const { patrol } = record;
  const zone = useZone();
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const now = new Date(useNow(refreshInterval)).toISOString();
  const isCrew = isCrewMember(patrol, viewer);
  const { isStaying, goOn } = useStaysOpen(patrol);
  const parts = { record, recorder };
  if (!isCrew) return <CutOff {...parts}>{whyNotCrew(patrol, viewer)}</CutOff>;
  if (patrol.finished && !isStaying)
    return (
      <NotRecording {...parts} aside={<HalfTypedAfter record={record} goOn={goOn} />}>
        <FinishNote record={record} finished={patrol.finished} />
      </NotRecording>
    );
  if (patrol.started) return <Recording {...parts} started={patrol.started} now={now} />;
  if (canStart(patrol, viewer, now))
    return (
      <Drafted patrolId={patrol._id} form="start">
        {(draft) => <StartForm {...parts} draft={draft} now={now} />}
      </Drafted>
    );
  return <CutOff {...parts}>{whyNotReady(patrol, 'start', now, zone)}</CutOff>;
}

/** Says why somebody cannot record, who may have been on the crew until just now. */
function whyNotCrew(
  { patrollers }: Patrol,
  { personId, roles }: { personId: string; roles: readonly Role[] },
): string {
  if (!patrollers[personId]) return recordPageTexts.crewOnly;
  return roles.includes('patroller') ? recordPageTexts.takenOff : recordPageTexts.roleLost;
}

/** What was half-typed when the patrol finished. It can still be gone on with, and is kept as after the finish (product 17.25). */
function HalfTypedAfter({ record, goOn }: { record: RecordedPatrol; goOn: (step: Step) => void }) {
  return <HalfTypedCards halfTyped={useHalfTyped(record) ?? []} open={goOn} />;
}

/**
 * Whether an incident's form stays open though the patrol has finished: somebody else may finish it while one is
 * typing, and nothing typed is lost. `goOn` opens one that was half-typed.
 */
function useStaysOpen({ finished }: Pick<Patrol, 'finished'>) {
  const { step, open } = useStep();
  const [goingOn, setGoingOn] = useState<string>();
  const isOpen = step.add !== undefined || step.edit !== undefined;
  const [wasRunning, setWasRunning] = useState(!finished);
  if (finished && wasRunning && !isOpen) setWasRunning(false);
  const goOn = (next: Step) => {
    setGoingOn(formOf(next));
    open(next);
  };
  return { isStaying: isOpen && (wasRunning || goingOn === formOf(step)), goOn };
}

/** What was half-typed by somebody who cannot save it now, as it stands (product 17.59). `CopyWaiting` copies it. */
function UnsavedCards({ unsaved }: { unsaved: readonly Unsaved[] }) {
  const zone = useZone();
  return unsaved.map(({ begun, copy: _copy, ...draft }) => (
    <DraftCard
      key={draft.id}
      {...draft}
      since={recordPageTexts.unsavedSince({ time: formatTime(begun, zone) })}
    />
  ));
}
