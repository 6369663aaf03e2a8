import { useAuth, useRoles } from '../../../lib/auth/auth.ts';
import { productName } from '../../../lib/browser/page.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import classes from './Outcome.module.css';

/** Leads from the link's page into the application: to My Roster, or to signing in. */
export function Onward() {
  const signedIn = useAuth().status === 'authenticated';
  const hasRoster = useRoles().includes('patroller');
  const inside = hasRoster ? 'My Roster' : `Open ${productName}`;
  return (
    <ButtonLink to="/" variant="default" className={classes.onward}>
      {signedIn ? inside : 'Sign In'}
    </ButtonLink>
  );
}
