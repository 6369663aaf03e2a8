import { Alert } from '@mantine/core';
import { type Patrol, reviewText } from '@patrolbook/contract';
import { IconArchive, IconArrowBackUp } from '@tabler/icons-react';
import { currentVoid, keptForReview, logOffAdvice } from '../../../domain/patrols/set-aside.ts';
import { useDirectory } from '../../../domain/people/directory.ts';
import { PersonLookup } from '../../../domain/people/PersonLookup.tsx';
import { useZone } from '../../../domain/profile/profile.tsx';

/**
 * Tells the crew that an admin voided their start or finish, and which of their entries are kept for review
 * (product 17.15 and 17.16).
 */
export function SetAsideNote({ patrol }: { patrol: Patrol }) {
  return (
    <>
      <VoidNote patrol={patrol} />
      <ReviewNote patrol={patrol} />
    </>
  );
}

function VoidNote({ patrol }: { patrol: Patrol }) {
  const zone = useZone();
  const lookup = useDirectory();
  const voided = currentVoid(patrol);
  if (!voided) return null;
  const advice = logOffAdvice(patrol, voided.loggedOff, zone);
  return (
    <Alert
      role="status"
      color="orange"
      icon={<IconArrowBackUp />}
      title={`An admin voided the ${voided.kind}`}
    >
      <div>
        {voided.by && (
          <>
            <PersonLookup lookup={lookup(voided.by)} />:{' '}
          </>
        )}
        {voided.reason}
      </div>
      {advice && <p>{advice}</p>}
    </Alert>
  );
}

const words = { start: 'Start', finish: 'Finish', incident: 'Entry', edit: 'Edit' };

function ReviewNote({ patrol }: { patrol: Patrol }) {
  const [last, ...others] = keptForReview(patrol);
  if (!last) return null;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return (
    <Alert
      role="status"
      color="orange"
      icon={<IconArchive />}
      title={`${words[last.kind]}${more} kept for review`}
    >
      <p>
        {reviewText(last.why)} It is not lost: your admins read it on the patrol’s page
        {last.why === 'after-finish' ? ', and decide whether it counts.' : '. It counts nowhere.'}
      </p>
      {last.kind === 'start' && !patrol.started && (
        <p>This patrol is not started. If you are on it, start it now.</p>
      )}
      {last.kind === 'finish' && patrol.started && !patrol.finished && (
        <p>This patrol is still running. If you are back, finish it now.</p>
      )}
    </Alert>
  );
}
