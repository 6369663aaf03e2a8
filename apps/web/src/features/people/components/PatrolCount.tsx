import { Skeleton } from '@mantine/core';
import type { Person } from '@patrolbook/contract';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { patrolCountsQuery } from '../queries.ts';
import classes from './PatrolCount.module.css';

interface PatrolCountProps {
  person: Person;
  /** Those on the page: all are counted in one call. */
  page: readonly Person[];
}

/** How many patrols a person has ever done. */
export function PatrolCount({ person, page }: PatrolCountProps) {
  const { data: counts, error } = useQuery(patrolCountsQuery(page.map(({ _id }) => _id)));
  if (counts) return <>{counts.get(person._id) ?? 0}</>;
  if (error) return <IconAlertCircle className={classes.failed} aria-label={messageOf(error)} role="img" />;
  return <Skeleton className={classes.pending} width={28} height={16} animate={false} />;
}
