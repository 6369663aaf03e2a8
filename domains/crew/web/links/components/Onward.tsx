import { assignmentTexts } from '#crew/web/texts.ts';
import { useAuth, useRoles } from '#lib/auth/auth.ts';
import { productName } from '#lib/browser/page.ts';
import { actionTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import classes from './Outcome.module.css';

/**
 * Leads from the link's page into the application: to My Roster, or to signing in. The person that the link is for may have no
 * account, while somebody else is signed in here.
 */
export function Onward({ hasAccount }: { hasAccount: boolean }) {
  const signedIn = useAuth().status === 'authenticated';
  const hasRoster = useRoles().includes('patroller');
  const inside = hasRoster ? titleTexts.myRoster : assignmentTexts.open({ product: productName });
  if (!signedIn && !hasAccount) return null;
  return (
    <ButtonLink to="/" variant="default" className={classes.onward}>
      {signedIn ? inside : actionTexts.signIn}
    </ButtonLink>
  );
}
