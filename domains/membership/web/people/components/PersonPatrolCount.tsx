import { Skeleton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '#lib/http/api-error.ts';
import classes from './PersonPatrolCount.module.css';

interface PersonPatrolCountProps {
  /** The counts of everybody on the page, which come from one call. */
  counts: Pick<UseQueryResult<ReadonlyMap<string, number>>, 'data' | 'error'>;
  personId: string;
}

/** The number of patrols that a person has ever done (product 4.9). */
export function PersonPatrolCount({ counts: { data, error }, personId }: PersonPatrolCountProps) {
  if (data) return <>{data.get(personId) ?? 0}</>;
  if (error) return <IconAlertCircle className={classes.failed} aria-label={messageOf(error)} role="img" />;
  return <Skeleton className={classes.pending} width={28} height={16} animate={false} />;
}
