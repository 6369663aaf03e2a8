import { Button } from '@mantine/core';
import type { Session } from '#accounts/contract';
import { sessionTexts } from '#accounts/web/texts.ts';
import { useNow } from '#lib/time/clock.ts';
import { useZone } from '#people/web/profile.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { fullMoment } from '../moments.ts';
import { useRevokeSession } from '../revoke-session.ts';
import { browserName, sessionState } from '../session-text.ts';

/** The chip of a session that is over, or the button that ends it. */
export function SessionStatus({ session, onRevoked }: { session: Session; onRevoked: () => void }) {
  const zone = useZone();
  const state = sessionState(session, useNow(30_000));
  if (state === 'revoked') return <Chip color="red">{sessionTexts.over(state)}</Chip>;
  if (state === 'expired') return <Chip color="gray">{sessionTexts.over(state)}</Chip>;
  const label = sessionTexts.revokeOne({
    browser: browserName(session.userAgent),
    when: fullMoment(session.issued, zone),
  });
  return <RevokeButton session={session} label={label} onRevoked={onRevoked} />;
}

interface RevokeButtonProps {
  session: Session;
  /** Tells the buttons apart for screen readers: "Revoke Firefox on Windows, issued 15 Nov 2026, 09:12". */
  label: string;
  /** Called when the button is about to disappear. */
  onRevoked: () => void;
}

/** Ends a session that is neither revoked nor expired. */
function RevokeButton({ session, label, onRevoked }: RevokeButtonProps) {
  const revoke = useRevokeSession(onRevoked);
  return (
    <Button
      variant="outline"
      color="red"
      aria-label={label}
      loading={revoke.isPending}
      onClick={() => revoke.mutate(session)}
    >
      {sessionTexts.revoke}
    </Button>
  );
}
