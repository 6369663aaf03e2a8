import { Switch } from '@mantine/core';
import { useShowArchived } from '../archived.ts';
import classes from './OrganizationsHead.module.css';

/** How many organizations are listed, and the switch that lists the archived ones in place of the others. */
export function OrganizationsHead({ matches }: { matches: number | undefined }) {
  const [archived, setArchived] = useShowArchived();
  return (
    <div className={classes.head}>
      {matches !== undefined && <span>{matches === 1 ? '1 organization' : `${matches} organizations`}</span>}
      <Switch
        label="Archived"
        checked={archived}
        onChange={(event) => setArchived(event.currentTarget.checked)}
      />
    </div>
  );
}
