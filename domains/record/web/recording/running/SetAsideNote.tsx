import { Alert } from '@mantine/core';
import { IconArchive, IconArrowBackUp } from '@tabler/icons-react';
import type { Patrol } from '#patrols/contract';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import { reviewText } from '#record/contract';
import { currentVoid, keptForReview, logOffAdvice } from '../../set-aside.ts';
import { recordPageTexts } from '../texts.ts';

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
      title={voided.kind === 'start' ? recordPageTexts.startVoided : recordPageTexts.finishVoided}
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

function ReviewNote({ patrol }: { patrol: Patrol }) {
  const [last, ...others] = keptForReview(patrol);
  if (!last) return null;
  const { keptForReview: one, severalKeptForReview: several } = recordPageTexts;
  const title = others.length > 0 ? several(last.kind, { count: others.length }) : one(last.kind);
  return (
    <Alert role="status" color="orange" icon={<IconArchive />} title={title}>
      <p>
        {reviewText(last.why)}{' '}
        {last.why === 'after-finish' ? recordPageTexts.notLost : recordPageTexts.countsNowhere}
      </p>
      {last.kind === 'start' && !patrol.started && !patrol.cancelled && <p>{recordPageTexts.notStarted}</p>}
      {last.kind === 'finish' && patrol.started && !patrol.finished && <p>{recordPageTexts.stillRunning}</p>}
    </Alert>
  );
}
