import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#contract';
import { useNow } from '#lib/time/clock.ts';
import classes from './PrintFoot.module.css';
import { myOrganizationQuery, useZone } from './profile.tsx';
import { printTexts } from './texts.ts';

/** The foot of a printed page: the organization, the patrol's call sign or else the organization's code, the time. */
export function PrintFoot({ callSign }: { callSign?: string | null }) {
  const { data: organization } = useQuery(myOrganizationQuery);
  const zone = useZone();
  const now = useNow(15_000);
  return (
    <footer className={classes.foot} data-print-only>
      <span>
        {organization?.name} <b className={classes.code}>{callSign ?? organization?.code}</b>
      </span>
      <span>{printTexts.printed({ when: formatDateTime(new Date(now).toISOString(), zone) })}</span>
    </footer>
  );
}
