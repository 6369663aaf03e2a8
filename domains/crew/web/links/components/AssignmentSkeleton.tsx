import { Card, Skeleton } from '@mantine/core';
import { Loading } from '#ui/feedback/Loading.tsx';
import classes from './AssignmentCard.module.css';

/** The page while it is loading. */
export function AssignmentSkeleton() {
  return (
    <Loading>
      <Skeleton width={180} height={28} mb={14} animate={false} />
      <Skeleton height={20} mb={22} animate={false} />
      <Card className={classes.when}>
        <Skeleton width={84} height={62} animate={false} />
      </Card>
    </Loading>
  );
}
