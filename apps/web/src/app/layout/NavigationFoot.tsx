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
  const home = useHome();
  return (
    <>
      <div className={classes.spring} />
      {home !== undefined && (
        <div className={classes.person}>
          <b>{formatName(profile)}</b>
          <br />
          <span className={classes.quiet}>{home}</span>
        </div>
      )}
      <UpdateItem available={updateAvailable} />
      <SignOut />
      <p className={classes.built}>
        Built {formatDate(__BUILT__, zone)}, {formatTime(__BUILT__, zone)}
      </p>
    </>
  );
}

/** Where someone belongs: their organization. Undefined until it is known, so that its name pushes nothing aside. */
function useHome(): string | undefined {
  const member = useProfile().organizationId !== null;
  const { data, isError } = useQuery({ ...myOrganizationQuery, enabled: member });
  if (!member) return 'Super administrator';
  return data?.name ?? (isError ? '' : undefined);
}
