import { Alert, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useKeptSession } from '#lib/auth/auth.ts';
import { useOnline } from '#lib/browser/online.ts';
import { actionTexts } from '#texts/shared.ts';
import { recordPageTexts } from '../texts.ts';

/** Holds the session, so that its end does not take the record away in the middle of a patrol, and says when it has ended. */
export function EndedSession() {
  const { ended, leave } = useKeptSession();
  const online = useOnline();
  if (!ended) return null;
  return (
    <Alert role="alert" color="orange" icon={<IconLock />} title={recordPageTexts.sessionEnded} m="md" mb={0}>
      <p>{recordPageTexts.sessionEndedMeans}</p>
      {online && (
        <Button variant="default" mt="sm" onClick={leave}>
          {actionTexts.signIn}
        </Button>
      )}
    </Alert>
  );
}
