import { useAuth, useRoles } from '../../../lib/auth/auth.ts';
import { productName } from '../../../lib/browser/page.ts';
import { assignmentTexts } from '../../../texts/assignments.ts';
import { useTexts } from '../../../texts/catalogue.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import classes from './Outcome.module.css';

/**
 * Leads from the link's page into the application: to My Roster, or to signing in. The person that the link is for may have no
 * account, while somebody else is signed in here.
 */
export function Onward({ hasAccount }: { hasAccount: boolean }) {
  const signedIn = useAuth().status === 'authenticated';
  const hasRoster = useRoles().includes('patroller');
  const texts = useTexts(assignmentTexts);
  const inside = hasRoster ? texts.myRoster : texts.open({ product: productName });
  if (!signedIn && !hasAccount) return null;
  return (
    <ButtonLink to="/" variant="default" className={classes.onward}>
      {signedIn ? inside : texts.signIn}
    </ButtonLink>
  );
}
