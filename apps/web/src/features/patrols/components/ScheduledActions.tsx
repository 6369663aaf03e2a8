import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useRoles } from '../../../lib/auth.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import classes from './ScheduledActions.module.css';

/** The way to the month on paper; for admins, to the form as well. */
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
