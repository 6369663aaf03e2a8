import { useEffect } from 'react';
import { useConfirmationQuestion } from '#lib/auth/confirmation.ts';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';

const ConfirmSession = lazyOverlay(
  () => import('#accounts/web/security/confirmation/ConfirmSession.tsx'),
  'ConfirmSession',
);

/** Asks the user to confirm that it is them when the server wants it. Who leaves the signed-in pages has not. */
export function ConfirmationDialog() {
  const question = useConfirmationQuestion();
  useEffect(() => () => question?.answer(false), [question]);
  return (
    <ConfirmSession
      opened={question !== undefined}
      onConfirmed={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    />
  );
}
