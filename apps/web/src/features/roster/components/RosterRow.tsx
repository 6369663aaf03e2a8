import type { PatrolListItem } from '@patrolbook/contract';
import { PatrolRow } from '../../../domain/patrol/PatrolRow.tsx';
import { useProfile } from '../../../domain/profile/profile.tsx';
import { serverNow } from '../../../lib/time/clock.ts';
import { useAnswered } from '../answer.ts';
import { awaitsAnswer, ownStatus } from '../own-status.ts';
import { Companions } from './Companions.tsx';
import { OwnAnswerButtons } from './OwnAnswerButtons.tsx';

interface RosterRowProps {
  patrol: PatrolListItem;
  onAnswered: () => void;
}

/** One of the user's own patrols: its time, crew-mates, the user's answer, and the buttons while it is pending. */
export function RosterRow({ patrol: read, onAnswered }: RosterRowProps) {
  const me = useProfile()._id;
  const patrol = useAnswered(read);
  const own = patrol.patrollers[me];
  const awaiting = awaitsAnswer(read, me, new Date(serverNow()).toISOString());
  return (
    <PatrolRow patrol={patrol} status={own && ownStatus(own)}>
      <Companions patrol={patrol} />
      {awaiting && <OwnAnswerButtons patrol={read} answering={patrol !== read} onAnswered={onAnswered} />}
    </PatrolRow>
  );
}
