import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setPasswordTexts } from '#accounts/web/texts.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { isDead, passwordLinkQuery } from '../queries.ts';
import { DeadPasswordLink } from './DeadPasswordLink.tsx';
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
