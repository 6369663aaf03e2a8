import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { formatTime, type Stamp } from '#contract';
import { isOverdue } from '#ecc/contract';
import { useRoles } from '#lib/auth/auth.ts';
import { agoText } from '#lib/time/ago-text.ts';
import { endOf, isCrewMember, isOnCrew, type Patrol, type Started } from '#patrols/contract';
import { endText } from '#patrols/web/patrol-text.ts';
import { CallPeople } from '#people/web/CallPeople.tsx';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { canFinishForCrew, lastEntryOf } from '#record/contract';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts } from '#texts/shared.ts';
import { AlertButtons } from '#ui/feedback/AlertButtons.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import { watchesOver } from '../out/patrols-out.ts';
import { useAcknowledge } from './record-changes.ts';
import { patrolOverdueTexts } from './texts.ts';

const FinishDialog = lazyOverlay(() => import('./FinishDialog.tsx'), 'FinishDialog');

interface OverdueNoteProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/**
 * Says that a running patrol is past its end: to its crew, whose buttons to finish and to extend stand below, and to those who
 * watch over it, with what an admin can do (product 17.8 and 17.9).
 */
export function OverdueNote({ patrol, now }: OverdueNoteProps) {
  const zone = useZone();
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const onCrew = isCrewMember(patrol, viewer);
  const { started, overdueAcknowledged } = patrol;
  if (!started || !isOverdue(patrol, now) || !(onCrew || watchesOver(viewer.roles))) return null;
  return (
    <Alert role="status" color="red" icon={<IconAlertTriangle />} title={patrolOverdueTexts.title}>
      <p>
        {patrolOverdueTexts.since({
          end: endText(patrol, zone),
          passed: agoText(endOf(patrol), now),
          heard: agoText(lastEntryOf(started, patrol.incidents), now),
        })}
      </p>
      {onCrew && <p>{patrolOverdueTexts.toCrew}</p>}
      {overdueAcknowledged && <Acknowledged stamp={overdueAcknowledged} />}
      {watchesOver(viewer.roles) && <CallPeople people={crewIdsOf(patrol)} size="xl" />}
      {viewer.roles.includes('admin') && (
        <AlertButtons>
          {canFinishForCrew(patrol, viewer.roles, now) && <FinishButton patrol={patrol} started={started} />}
          {!overdueAcknowledged && <AcknowledgeButton patrolId={patrol._id} />}
        </AlertButtons>
      )}
    </Alert>
  );
}

function crewIdsOf({ patrollers }: Pick<Patrol, 'patrollers'>): string[] {
  return Object.entries(patrollers).flatMap(([id, assignment]) => (isOnCrew(assignment) ? [id] : []));
}

function Acknowledged({ stamp: { when, by } }: { stamp: Stamp }) {
  const zone = useZone();
  const lookup = useDirectory();
  const text = by ? patrolOverdueTexts.acknowledgedBy : patrolOverdueTexts.acknowledged;
  const name = by && <PersonLookup lookup={lookup(by)} />;
  return (
    <p>
      <Filled text={text} values={{ time: formatTime(when, zone), name }} />
    </p>
  );
}

/** Asks first, because it stops the mails to every admin (product 17.43). */
function AcknowledgeButton({ patrolId }: { patrolId: string }) {
  const [asking, setAsking] = useState(false);
  const acknowledge = useAcknowledge(patrolId);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconCheck />}
        loading={acknowledge.isPending}
        onClick={() => setAsking(true)}
      >
        {actionTexts.acknowledge}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={patrolOverdueTexts.acknowledgeTitle}
        choices={[
          { label: actionTexts.goBack, onClick: close },
          {
            label: actionTexts.acknowledge,
            tone: 'primary',
            onClick: () => {
              close();
              acknowledge.mutate();
            },
          },
        ]}
        onClose={close}
      >
        {patrolOverdueTexts.acknowledgeMeans}
      </ConfirmDialog>
    </>
  );
}

function FinishButton({ patrol, started }: { patrol: Patrol; started: Started }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconFlag />} onClick={() => setAsking(true)}>
        {patrolOverdueTexts.finishForCrew}
      </Button>
      <FinishDialog
        patrolId={patrol._id}
        started={started}
        opened={asking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
