import { serverMoment } from '#lib/time/clock.ts';
import type { PatrolListItem } from '#patrols/contract';
import { PatrolRow } from '#patrols/web/rows/PatrolRow.tsx';
import { useProfile } from '#people/web/profile.tsx';
import { useAnswered } from './answer.ts';
import { Companions } from './Companions.tsx';
import { OwnAnswerButtons } from './OwnAnswerButtons.tsx';
import { offeredAnswers, ownStatus } from './own-status.ts';
import classes from './RosterRow.module.css';

interface RosterRowProps {
  patrol: PatrolListItem;
  onAnswered: () => void;
}

/** One of the user's own patrols: its time, crew-mates, the user's answer, and the buttons to give or change it. */
export function RosterRow({ patrol: read, onAnswered }: RosterRowProps) {
  const user = useProfile();
  const patrol = useAnswered(read);
  const offered = offeredAnswers(read, user, serverMoment());
  return (
    <PatrolRow patrol={patrol} status={ownStatus(patrol, user._id)}>
      <div className={classes.line} data-changing={offered.length === 1 || undefined}>
        <Companions patrol={patrol} />
        {offered.length > 0 && (
          <OwnAnswerButtons
            patrol={read}
            offered={offered}
            answering={patrol !== read}
            onAnswered={onAnswered}
          />
        )}
      </div>
    </PatrolRow>
  );
}
