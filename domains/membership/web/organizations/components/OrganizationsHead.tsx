import { Switch } from '@mantine/core';
import { useShowArchived } from '../archived.ts';
import { organizationListTexts } from '../texts.ts';
import classes from './OrganizationsHead.module.css';

/** How many organizations are listed, and the switch that lists the archived ones in place of the others. */
export function OrganizationsHead({ matches }: { matches: number | undefined }) {
  const [archived, setArchived] = useShowArchived();
  return (
    <div className={classes.head}>
      {matches !== undefined && <span>{organizationListTexts.organizations(matches)}</span>}
      <Switch
        label={organizationListTexts.archived}
        checked={archived}
        onChange={(event) => setArchived(event.currentTarget.checked)}
      />
    </div>
  );
}
