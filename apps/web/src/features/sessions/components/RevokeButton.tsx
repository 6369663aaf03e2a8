import { Button } from '@mantine/core';
import type { Session } from '@patrolbook/contract';
import { useRevokeSession } from '../revoke-session.ts';

interface RevokeButtonProps {
  session: Session;
  /** Tells the buttons apart for screen readers: "Firefox on Windows, issued 15 Nov 2026, 09:12". */
  name: string;
  /** Called when the button is about to disappear. */
  onRevoked: () => void;
}

/** Ends a session that is neither revoked nor expired. */
export function RevokeButton({ session, name, onRevoked }: RevokeButtonProps) {
  const revoke = useRevokeSession(onRevoked);
  return (
    <Button
      variant="outline"
      color="red"
      aria-label={`Revoke ${name}`}
      loading={revoke.isPending}
      onClick={() => revoke.mutate(session)}
    >
      Revoke
    </Button>
  );
}
