import { Card, Skeleton } from '@mantine/core';
import classes from './AssignmentCard.module.css';

/** The page while it is loading. */
export function AssignmentSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton width={180} height={28} mb={14} animate={false} />
      <Skeleton height={20} mb={22} animate={false} />
      <Card className={classes.when}>
        <Skeleton width={84} height={62} animate={false} />
      </Card>
    </div>
  );
}
