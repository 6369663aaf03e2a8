import { formatDateTime } from '#contract';
import type { Person } from '#people/contract';
import classes from './AddressFailing.module.css';
import { AddressFailingChip } from './AddressFailingChip.tsx';
import { useZone } from './profile.tsx';

/** Says that the last mail to a person's address did not arrive, and why (product 11.13). */
export function AddressFailing({ failing }: { failing: NonNullable<Person['addressFailing']> }) {
  const zone = useZone();
  return (
    <div className={classes.failing}>
      <AddressFailingChip />
      <span>{formatDateTime(failing.when, zone)}</span>
      {failing.reason && <p className={classes.reason}>{failing.reason}</p>}
    </div>
  );
}
