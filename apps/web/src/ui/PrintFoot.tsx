import { formatDateTime } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../lib/clock.ts';
import { myOrganizationQuery, useZone } from '../lib/profile.tsx';
import classes from './PrintFoot.module.css';

/** At the end of a print-out: whose it is, with the patrol's call sign or else the organization's, and how old. */
export function PrintFoot({ callSign }: { callSign?: string | null }) {
  const { data: organization } = useQuery(myOrganizationQuery);
  const zone = useZone();
  const now = useNow(15_000);
  return (
    <footer className={classes.foot} data-print-only>
      <span>
        {organization?.name} <b className={classes.code}>{callSign ?? organization?.code}</b>
      </span>
      <span>printed {formatDateTime(new Date(now).toISOString(), zone)}</span>
    </footer>
  );
}
