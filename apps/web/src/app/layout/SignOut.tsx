import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { signOut } from '#lib/auth/auth.ts';
import { abandonInput } from '#lib/form/saved-input.ts';
import { hasUnsaved } from '#lib/form/unsaved.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { toastError } from '#ui/feedback/toasts.tsx';
import { LeaveDialog } from '#ui/form/LeaveDialog.tsx';
import classes from './Navigation.module.css';
import { layoutTexts } from './texts.ts';

/** Ends the session, and asks first when there are unsaved changes. */
export function SignOut() {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: async () => {
      await signOut();
      // The next person to sign in here starts on the first page.
      await router.navigate({ to: '/', ignoreBlocker: true });
    },
    onMutate: () => abandonInput(true),
    onError: (error) => {
      abandonInput(false);
      toastError(layoutTexts.unableToSignOut({ reason: messageOf(error) }));
    },
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
        {layoutTexts.signOut}
      </button>
      <LeaveDialog opened={asking} onStay={() => setAsking(false)} onLeave={onLeave} />
    </>
  );
}
