import type { PatrolListItem } from '@patrolbook/contract';
import { serverNow } from '../../../lib/clock.ts';
import { useProfile } from '../../../lib/profile.tsx';
import { PatrolRow } from '../../../ui/PatrolRow.tsx';
import { useAnswered } from '../answer.ts';
import { isAsked, ownStatus } from '../own-status.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { Companions } from './Companions.tsx';

interface RosterRowProps {
  patrol: PatrolListItem;
  onAnswered: () => void;
}

/** One of one's own patrols: when, with whom, one's answer, and the buttons to give it while it is wanted. */
export function RosterRow({ patrol: read, onAnswered }: RosterRowProps) {
  const me = useProfile()._id;
  const patrol = useAnswered(read);
  const own = patrol.patrollers[me];
  const asked = isAsked(read, me, new Date(serverNow()).toISOString());
  return (
    <PatrolRow patrol={patrol} status={own && ownStatus(own)}>
      <Companions patrol={patrol} />
      {asked && <AnswerButtons patrol={read} answering={patrol !== read} onAnswered={onAnswered} />}
    </PatrolRow>
  );
}
