import { Alert, Button } from '@mantine/core';
import {
  canFinishForCrew,
  formatTime,
  isCrewMember,
  isOverdue,
  lastEntryOf,
  type Moment,
  type Patrol,
  type Started,
} from '@patrolbook/contract';
import { IconAlertTriangle, IconCheck, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { watchesOver } from '../../../../domain/patrols/out/patrols-out.ts';
import { endText } from '../../../../domain/patrols/patrol-end.ts';
import { useDirectory } from '../../../../domain/people/directory.ts';
import { PersonLookup } from '../../../../domain/people/PersonLookup.tsx';
import { useProfile, useZone } from '../../../../domain/profile/profile.tsx';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { RelativeTime } from '../../../../ui/display/RelativeTime.tsx';
import { lazyOverlay } from '../../../../ui/overlay/lazy-part.tsx';
import { useAcknowledge } from '../queries.ts';
import classes from './OverdueNote.module.css';

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
        Planned until {endText(patrol, zone)}. Last heard of{' '}
        <RelativeTime when={lastEntryOf(started, patrol.incidents)} />.
      </p>
      {onCrew && <p>If you are back, please finish it. If you are still out, please extend it.</p>}
      {overdueAcknowledged && <Acknowledged moment={overdueAcknowledged} />}
      {viewer.roles.includes('admin') && (
        <div className={classes.actions}>
          {!overdueAcknowledged && <AcknowledgeButton patrolId={patrol._id} />}
          {canFinishForCrew(patrol, viewer.roles, now) && <FinishButton patrol={patrol} started={started} />}
        </div>
      )}
    </Alert>
  );
}

function Acknowledged({ moment: { when, by } }: { moment: Moment }) {
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

function AcknowledgeButton({ patrolId }: { patrolId: string }) {
  const acknowledge = useAcknowledge(patrolId);
  return (
    <Button leftSection={<IconCheck />} loading={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
      Acknowledge
    </Button>
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
