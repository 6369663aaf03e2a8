import { type EccLogOnForm, eccLogOnScript, type Patrol } from '@patrolbook/contract';
import { RingEcc } from '../../../domain/ecc/RingEcc.tsx';
import { useZone } from '../../../domain/profile/profile.tsx';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import { detailsOf, startingValues, whyNotNow } from '../log-on.ts';
import { EventNumberCard } from './EventNumberCard.tsx';
import classes from './LogOn.module.css';
import { Script } from './Message.tsx';

interface NotNowProps {
  patrol: Patrol;
  start: EccLogOnForm;
  /** ISO instant. */
  now: string;
}

/** Why the patrol cannot be logged on now; a running one still can by phone. */
export function NotNow({ patrol, start, now }: NotNowProps) {
  const zone = useZone();
  return (
    <>
      <LedgerCard padded>
        <div className={classes.message}>
          <p>{whyNotNow(patrol, now, zone)}</p>
          {patrol.started && !patrol.finished && start.withContacts && (
            <Script parts={eccLogOnScript(start, detailsOf(startingValues(start)))} />
          )}
          {!start.training && <RingEcc size="xl" variant="default" phone={start.ecc.phone} />}
        </div>
      </LedgerCard>
      <EventNumberCard patrol={patrol} now={now} />
    </>
  );
}
