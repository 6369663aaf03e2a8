import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx';
import classes from './ScheduledActions.module.css';

/** Links to the printable roster and, for admins, to the form for a new patrol. */
export function ScheduledActions() {
  return (
    <>
      <ButtonLink
        className={classes.print}
        to="/patrols/print"
        variant="default"
        leftSection={<IconPrinter />}
        aria-label="Print Roster"
      >
        <span className={classes.words}>Print Roster</span>
      </ButtonLink>
      {useRoles().includes('admin') && (
        <ButtonLink to="/patrol/new" leftSection={<IconPlus />}>
          New Patrol
        </ButtonLink>
      )}
    </>
  );
}
