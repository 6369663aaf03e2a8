import { formatDateTime, type Patrol } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../../lib/clock.ts';
import { myOrganizationQuery, useZone } from '../../../lib/profile.tsx';
import classes from './PrintFoot.module.css';

/** On paper: whose patrol it is, and when it was printed. */
export function PrintFoot({ patrol }: { patrol: Patrol }) {
  const zone = useZone();
  const { data: organization } = useQuery(myOrganizationQuery);
  const printed = formatDateTime(new Date(serverNow()).toISOString(), zone);
  return (
    <p className={classes.foot} data-print-only>
      {[organization?.name, patrol.callSign, `printed ${printed}`].filter(Boolean).join(' · ')}
    </p>
  );
}
