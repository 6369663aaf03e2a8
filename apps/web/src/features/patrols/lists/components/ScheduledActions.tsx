import { IconCopy, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx';
import classes from './ScheduledActions.module.css';

/** Links to the printable roster and, for admins, to the forms that make patrols. */
export function ScheduledActions() {
  const isAdmin = useRoles().includes('admin');
  return (
    <>
      <ButtonLink
        className={classes.secondary}
        to="/patrols/print"
        variant="default"
        leftSection={<IconPrinter />}
        aria-label="Print Roster"
      >
        <span className={classes.words}>Print Roster</span>
      </ButtonLink>
      {isAdmin && (
        <ButtonLink
          className={classes.secondary}
          to="/patrols/copy"
          variant="default"
          leftSection={<IconCopy />}
          aria-label="Copy Week or Month"
        >
          <span className={classes.words}>Copy Week or Month</span>
        </ButtonLink>
      )}
      {isAdmin && (
        <ButtonLink to="/patrol/new" leftSection={<IconPlus />}>
          New Patrol
        </ButtonLink>
      )}
    </>
  );
}
