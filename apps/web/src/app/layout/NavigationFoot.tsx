import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDate, formatName, formatTime } from '#contract';
import { useUpdateAvailable } from '#lib/browser/update.ts';
import { myOrganizationQuery, useProfile, useZone } from '#people/web/profile.tsx';
import { titleTexts } from '#texts/titles.ts';
import classes from './Navigation.module.css';
import { SignOut } from './SignOut.tsx';
import { layoutTexts } from './texts.ts';
import { UpdateItem } from './Update.tsx';

/** The signed-in person and their organization, Sign Out, what everybody may read, and the date of the build. */
export function NavigationFoot() {
  const profile = useProfile();
  const zone = useZone();
  const affiliation = useAffiliation();
  const update = useUpdateAvailable();
  return (
    <>
      <div className={classes.spring} />
      {affiliation !== undefined && (
        <div className={classes.person}>
          <b>{formatName(profile)}</b>
          <br />
          <span className={classes.quiet}>{affiliation}</span>
        </div>
      )}
      <UpdateItem available={update} />
      <SignOut />
      <Link to="/accessibility" className={classes.about}>
        {titleTexts.accessibility}
      </Link>
      <p className={classes.built}>
        {layoutTexts.built({ date: formatDate(__BUILT__, zone), time: formatTime(__BUILT__, zone) })}
      </p>
    </>
  );
}

/**
 * Returns the name of the person's organization, or the role of a super administrator. Undefined while it loads.
 * The person's name is shown only with it, so that nothing moves.
 */
function useAffiliation(): string | undefined {
  const member = useProfile().organizationId !== null;
  const { data, isError } = useQuery({ ...myOrganizationQuery, enabled: member });
  if (!member) return layoutTexts.superAdministrator;
  return data?.name ?? (isError ? '' : undefined);
}
