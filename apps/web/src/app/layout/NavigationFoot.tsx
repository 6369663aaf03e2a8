import { formatDate, formatName, formatTime } from '@patrolbook/contract';
import { IconLogout } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { signOut } from '../../lib/auth.ts';
import { myOrganizationQuery, useProfile, useZone } from '../../lib/profile.tsx';
import { toastError } from '../../ui/toasts.tsx';
import classes from './Navigation.module.css';

/** Who is signed in and where they belong, Sign Out, and when this build was made. */
export function NavigationFoot() {
  const profile = useProfile();
  const zone = useZone();
  const router = useRouter();
  const organization = useQuery({ ...myOrganizationQuery, enabled: profile.organizationId !== null });
  const leave = useMutation({
    mutationFn: async () => {
      await signOut();
      // The next person to sign in here begins at the first page.
      await router.navigate({ to: '/' });
    },
    onError: (error) => toastError(`Unable to sign out: ${error.message}`),
  });
  return (
    <>
      <div className={classes.person}>
        <b>{formatName(profile)}</b>
        <br />
        <span className={classes.quiet}>
          {profile.organizationId === null ? 'Super administrator' : organization.data?.name}
        </span>
      </div>
      <button
        type="button"
        className={classes.item}
        onClick={() => leave.mutate()}
        disabled={leave.isPending}
      >
        <IconLogout />
        Sign Out
      </button>
      <p className={classes.built}>
        Built {formatDate(__BUILT__, zone)}, {formatTime(__BUILT__, zone)}
      </p>
    </>
  );
}
