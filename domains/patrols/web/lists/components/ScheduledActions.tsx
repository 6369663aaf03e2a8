import { IconCopy, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useRoles } from '#lib/auth/auth.ts';
import { patrolListsTexts } from '#patrols/web/texts.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
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
        aria-label={patrolListsTexts.printRoster}
      >
        <span className={classes.words}>{patrolListsTexts.printRoster}</span>
      </ButtonLink>
      {isAdmin && (
        <ButtonLink
          className={classes.secondary}
          to="/patrols/copy"
          variant="default"
          leftSection={<IconCopy />}
          aria-label={titleTexts.copyWeekOrMonth}
        >
          <span className={classes.words}>{titleTexts.copyWeekOrMonth}</span>
        </ButtonLink>
      )}
      {isAdmin && (
        <ButtonLink to="/patrol/new" leftSection={<IconPlus />}>
          {titleTexts.newPatrol}
        </ButtonLink>
      )}
    </>
  );
}
