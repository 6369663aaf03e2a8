import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setPasswordTexts } from '#accounts/web/texts.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { SignedOutAlert } from '#ui/feedback/SignedOutAlert.tsx';
import { isDead, passwordLinkQuery } from '../queries.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';

interface PasswordByLinkProps {
  linkToken: string;
  onSet: (email: string) => void;
  /** Asks for another link. */
  onAnother: () => void;
}

/** Sets the password of the account that a link is for. A dead link says so at once (product 10.3). */
export function PasswordByLink({ linkToken, onSet, onAnother }: PasswordByLinkProps) {
  const { data: account, error, refetch } = useQuery(passwordLinkQuery(linkToken));
  const [dead, setDead] = useState(false);
  if (dead || account === null || isDead(error)) return <DeadPasswordLink onAnother={onAnother} />;
  if (account)
    return (
      <SetPasswordForm
        linkToken={linkToken}
        email={account.email}
        onSet={onSet}
        onDead={() => setDead(true)}
      />
    );
  if (error)
    return <ErrorCard title={setPasswordTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons plain />;
}

/** Says that a link to set a password was used or has expired, and offers another (product 10.3). */
function DeadPasswordLink({ onAnother }: { onAnother: () => void }) {
  return (
    <SignedOutAlert
      title={setPasswordTexts.linkDead}
      action={setPasswordTexts.sendAnother}
      onAction={onAnother}
    >
      {setPasswordTexts.linkDeadHint}
    </SignedOutAlert>
  );
}
