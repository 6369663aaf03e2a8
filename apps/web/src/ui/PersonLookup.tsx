import { Skeleton } from '@mantine/core';
import { formatName } from '@patrolbook/contract';
import classes from './PersonLookup.module.css';

interface PersonLookupProps {
  /** The read that answers the person, or null when there is none (the shape of a query's result). */
  lookup: {
    isPending: boolean;
    error: Error | null;
    data?: { firstName: string; lastName: string } | null | undefined;
  };
}

/** A person's name that is still to be read: a placeholder while pending, red with the reason when it failed. */
export function PersonLookup({ lookup }: PersonLookupProps) {
  if (lookup.data) return <>{formatName(lookup.data)}</>;
  if (lookup.isPending)
    return <Skeleton className={classes.pending} width={120} height={16} role="img" aria-label="Loading" />;
  if (lookup.error) return <span className={classes.failed}>{lookup.error.message || 'Unknown error'}</span>;
  return <span className={classes.missing}>Not found</span>;
}
