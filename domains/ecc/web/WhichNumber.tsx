import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#contract';
import { canEnterEventNumber, canReadEccReplies } from '#ecc/contract';
import { useRoles } from '#lib/auth/auth.ts';
import type { Patrol } from '#patrols/contract';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { NumberChoices } from './NumberChoices.tsx';
import { eccRepliesQuery } from './queries.ts';
import { eccReplyTexts } from './texts.ts';

interface WhichNumberProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/**
 * Shows in the record the numbers of the newest mail that offers any, as long as the patrol has none (product
 * 16.16).
 */
export function WhichNumber({ patrol, now }: WhichNumberProps) {
  const zone = useZone();
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const hasNone = !patrol.eccLogOnResponse && !patrol.started?.policeEventNumber;
  const mayChoose = canReadEccReplies(patrol, viewer, now) && canEnterEventNumber(patrol, viewer, now);
  const waits = hasNone && mayChoose;
  const { data: replies } = useQuery({ ...eccRepliesQuery(patrol._id), enabled: waits });
  const reply = replies?.items.find(({ candidates }) => candidates.length > 0);
  if (!waits || !reply) return null;
  return (
    <SectionCard title={eccReplyTexts.whichNumber} padded>
      <p>{eccReplyTexts.severalNumbers({ time: formatTime(reply.when, zone) })}</p>
      <NumberChoices patrol={patrol} candidates={reply.candidates} size="xl" />
    </SectionCard>
  );
}
