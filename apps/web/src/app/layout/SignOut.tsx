import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { signOut } from '../../lib/auth.ts';
import { hasUnsaved } from '../../lib/unsaved.ts';
import { toastError } from '../../ui/toasts.tsx';
import { LeaveDialog } from '../../ui/UnsavedChanges.tsx';
import classes from './Navigation.module.css';

/** Ends the session; asks first when that would lose what was typed. */
export function SignOut() {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: async () => {
      await signOut();
      // The next person to sign in here begins at the first page.
      await router.navigate({ to: '/', ignoreBlocker: true });
    },
    onError: (error) => toastError(`Unable to sign out: ${messageOf(error)}`),
  });
  const onLeave = () => {
    setAsking(false);
    leave.mutate();
  };
  return (
    <>
      <button
        type="button"
        className={classes.item}
        onClick={() => (hasUnsaved() ? setAsking(true) : leave.mutate())}
        disabled={leave.isPending}
      >
        <IconLogout />
        Sign Out
      </button>
      <LeaveDialog opened={asking} onStay={() => setAsking(false)} onLeave={onLeave} />
    </>
  );
}
