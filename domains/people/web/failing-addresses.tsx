import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#contract';
import { call } from '#lib/api/api.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { type FailingAddress, type Person, peopleRoutes } from '#people/contract';
import { Chip } from '#ui/display/Chip.tsx';
import { directoryLimit } from './directory.ts';
import classes from './failing-addresses.module.css';
import { useZone } from './profile.tsx';
import { peopleTexts } from './texts.ts';

/**
 * The people whose last mail did not arrive, by id; for admins. A mail may change this at any time, so it is
 * never fresh.
 */
export const failingAddressesQuery = queryOptions({
  queryKey: ['persons', 'failing'],
  queryFn: ({ signal }) =>
    call(peopleRoutes.listFailingAddresses, { query: { limit: directoryLimit }, signal }),
  staleTime: 0,
  select: ({ items }): ReadonlyMap<string, FailingAddress> => new Map(items.map((one) => [one._id, one])),
});

const none: ReadonlyMap<string, FailingAddress> = new Map();

/** Milliseconds for which a row that only marks them takes them for fresh, so that each page reads them once. */
const freshFor = 30_000;

/** Returns them for the marks in lists; none until they are read, or unless the user is an admin, who alone may know. */
export function useFailingAddresses(): ReadonlyMap<string, FailingAddress> {
  const isAdmin = useRoles().includes('admin');
  return useQuery({ ...failingAddressesQuery, staleTime: freshFor, enabled: isAdmin }).data ?? none;
}

/** Marks somebody to whose address the last mail did not arrive (product 11.13). */
export function AddressFailingChip() {
  return <Chip color="red">{peopleTexts.mailFailed}</Chip>;
}

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
