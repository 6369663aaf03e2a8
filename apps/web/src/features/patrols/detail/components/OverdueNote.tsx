import { Alert, Button } from '@mantine/core';
import {
  canFinishForCrew,
  endOf,
  formatTime,
  isCrewMember,
  isOnCrew,
  isOverdue,
  lastEntryOf,
  type Patrol,
  type Stamp,
  type Started,
} from '@patrolbook/contract';
import { IconAlertTriangle, IconCheck, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { watchesOver } from '../../../../domain/patrols/out/patrols-out.ts';
import { endText } from '../../../../domain/patrols/patrol-end.ts';
import { CallPeople } from '../../../../domain/people/CallPeople.tsx';
import { useDirectory } from '../../../../domain/people/directory.ts';
import { PersonLookup } from '../../../../domain/people/PersonLookup.tsx';
import { useProfile, useZone } from '../../../../domain/profile/profile.tsx';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { agoText } from '../../../../lib/time/ago-text.ts';
import { AlertButtons } from '../../../../ui/feedback/AlertButtons.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx';
import { lazyOverlay } from '../../../../ui/overlay/lazy-part.tsx';
import { useAcknowledge } from '../queries.ts';

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
    <Alert role="status" color="red" icon={<IconAlertTriangle />} title="OVERDUE">
      <p>
        Planned until {endText(patrol, zone)}, {agoText(endOf(patrol), now)}. Last heard of{' '}
        {agoText(lastEntryOf(started, patrol.incidents), now)}.
      </p>
      {onCrew && <p>If you are back, please finish it. If you are still out, please extend it.</p>}
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
  return (
    <p>
      Acknowledged at {formatTime(when, zone)}
      {by && (
        <>
          {' '}
          by <PersonLookup lookup={lookup(by)} />
        </>
      )}
      . Nobody is mailed about it any more, unless it is extended.
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
        Acknowledge
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Do you know that they are well?"
        choices={[
          { label: 'Go Back', onClick: close },
          {
            label: 'Acknowledge',
            tone: 'primary',
            onClick: () => {
              close();
              acknowledge.mutate();
            },
          },
        ]}
        onClose={close}
      >
        No admin is mailed about this patrol any more, unless it is extended. The crew reads that you know.
      </ConfirmDialog>
    </>
  );
}

function FinishButton({ patrol, started }: { patrol: Patrol; started: Started }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconFlag />} onClick={() => setAsking(true)}>
        Finish for the Crew
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
