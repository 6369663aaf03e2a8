import { Button } from '@mantine/core';
import type { Session } from '#accounts/contract';
import { sessionTexts } from '#accounts/web/texts.ts';
import { useRevokeSession } from '../revoke-session.ts';

interface RevokeButtonProps {
  session: Session;
  /** Tells the buttons apart for screen readers: "Revoke Firefox on Windows, issued 15 Nov 2026, 09:12". */
  label: string;
  /** Called when the button is about to disappear. */
  onRevoked: () => void;
}

/** Ends a session that is neither revoked nor expired. */
export function RevokeButton({ session, label, onRevoked }: RevokeButtonProps) {
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
