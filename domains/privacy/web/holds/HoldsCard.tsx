import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatLocalDate, today } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import type { Hold, Patrol } from '#patrols/contract';
import { ReleaseDialog } from '#patrols/web/ReleaseDialog.tsx';
import list from '#patrols/web/RuledList.module.css';
import { StampText } from '#patrols/web/StampText.tsx';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { patrolHoldTexts } from '../texts.ts';
import classes from './HoldsCard.module.css';
import { heldNames } from './held-names.ts';
import { useRelease, useWithdrawRelease } from './hold-changes.ts';

interface HoldsCardProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** What is and was kept beyond its age, the latest first, for admins and the crew (product 22.5). */
export function HoldsCard({ patrol, now }: HoldsCardProps) {
  const { holds = [] } = patrol;
  if (holds.length === 0) return null;
  return (
    <SectionCard title={patrolHoldTexts.title} count={holds.length} padded>
      <ul className={list.list}>
        {holds.map((hold) => (
          <Item key={hold._id} hold={hold} patrol={patrol} now={now} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Item({ hold, patrol, now }: HoldsCardProps & { hold: Hold }) {
  const zone = useZone();
  const { made, released, releasing, reason, until, incidentId } = hold;
  const isReleased = released !== null || (releasing !== null && releasing.from <= now);
  const isOver = isReleased || until < today(now, zone);
  return (
    <li className={list.item}>
      <b>
        {patrolHoldTexts.keptUntil({
          what: heldNames(patrol, zone).what(incidentId),
          date: formatLocalDate(until, zone),
        })}
      </b>
      <p>{reason}</p>
      <div className={list.quiet}>
        <StampText stamp={made} text={patrolHoldTexts.noted} textBy={patrolHoldTexts.notedBy} />
      </div>
      {released && (
        <div className={list.quiet}>
          <StampText stamp={released} text={patrolHoldTexts.released} textBy={patrolHoldTexts.releasedBy} />
        </div>
      )}
      {releasing && (
        <div className={list.quiet}>
          <StampText
            stamp={releasing.chosen}
            text={patrolHoldTexts.releasing}
            textBy={patrolHoldTexts.releasingBy}
            values={{ date: formatLocalDate(today(releasing.from, zone), zone) }}
          />
        </div>
      )}
      {!isOver && <HoldButton patrol={patrol} hold={hold} />}
    </li>
  );
}

/** Release, or Withdraw once it was released, for an admin. */
function HoldButton({ patrol, hold }: { patrol: Patrol; hold: Hold }) {
  const isAdmin = useRoles().includes('admin');
  const withdraw = useWithdrawRelease(patrol._id);
  const release = useRelease(patrol._id);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (!isAdmin) return null;
  if (hold.releasing)
    return (
      <div className={classes.release} data-screen-only>
        <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate(hold._id)}>
          {actionTexts.withdraw}
        </Button>
      </div>
    );
  return (
    <div className={classes.release} data-screen-only>
      <Button variant="default" loading={release.isPending} onClick={() => setAsking(true)}>
        {actionTexts.release}
      </Button>
      <ReleaseDialog opened={asking} onClose={close} onRelease={() => release.mutate(hold._id)} />
    </div>
  );
}
