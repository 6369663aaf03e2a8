import { Card, Skeleton } from '@mantine/core';
import { Loading } from '#ui/feedback/Loading.tsx';
import classes from './PersonFields.module.css';

const fields = ['name', 'email', 'phone', 'roles'];

/** The form while the person is loading. */
export function PersonFieldsSkeleton() {
  return (
    <Loading>
      <Card className={classes.fields}>
        {fields.map((field) => (
          <div key={field}>
            <Skeleton width={90} height={16} mb={12} animate={false} />
            <Skeleton height={48} animate={false} />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
