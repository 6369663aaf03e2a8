import { useRoles } from '#lib/auth/auth.ts';
import { MailsCard } from '#messages/web/mails/MailsCard.tsx';
import type { Patrol } from '#patrols/contract';
import { OwnPlaceCard } from '#planning/web/cover/components/OwnPlaceCard.tsx';
import { OffersCard } from '#planning/web/offers/OffersCard.tsx';

interface PatrolFootProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** What stands below a patrol's people and reads data of its own: the viewer's place, and for admins the free places and the mails. */
export function PatrolFoot({ patrol, now }: PatrolFootProps) {
  const isAdmin = useRoles().includes('admin');
  return (
    <>
      <OwnPlaceCard patrol={patrol} now={now} />
      {isAdmin && <OffersCard patrol={patrol} now={now} />}
      {isAdmin && <MailsCard patrol={patrol} />}
    </>
  );
}
