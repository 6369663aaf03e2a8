import { formatDate, formatName, formatTime } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { myOrganizationQuery, useProfile, useZone } from '../../lib/profile.tsx';
import { updateAvailable } from '../../lib/update.ts';
import classes from './Navigation.module.css';
import { SignOut } from './SignOut.tsx';
import { UpdateItem } from './Update.tsx';

/** Who is signed in and where they belong, Sign Out, and when this build was made. */
export function NavigationFoot() {
  const profile = useProfile();
  const zone = useZone();
  const organization = useQuery({ ...myOrganizationQuery, enabled: profile.organizationId !== null });
  return (
    <>
      <div className={classes.person}>
        <b>{formatName(profile)}</b>
        <br />
        <span className={classes.quiet}>
          {profile.organizationId === null ? 'Super administrator' : organization.data?.name}
        </span>
      </div>
      <UpdateItem available={updateAvailable} />
      <SignOut />
      <p className={classes.built}>
        Built {formatDate(__BUILT__, zone)}, {formatTime(__BUILT__, zone)}
      </p>
    </>
  );
}
