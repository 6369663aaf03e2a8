import { Alert, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useKeptSession } from '../../../lib/auth/auth.ts';
import { useOnline } from '../../../lib/browser/online.ts';

/** Holds the session, so that its end does not take the record away in the middle of a patrol, and says when it has ended. */
export function EndedSession() {
  const { ended, leave } = useKeptSession();
  const online = useOnline();
  if (!ended) return null;
  return (
    <Alert role="alert" color="orange" icon={<IconLock />} title="You are no longer signed in" m="md" mb={0}>
      <p>
        Go on recording. What you write is kept on this phone, and sent when you sign in again. Until then,
        stay on this page.
      </p>
      {online && (
        <Button variant="default" mt="sm" onClick={leave}>
          Sign In
        </Button>
      )}
    </Alert>
  );
}
