import { Card, Skeleton } from '@mantine/core';
import { Loading } from '#ui/feedback/Loading.tsx';
import classes from './SettingsSection.module.css';

const fields = ['name', 'station'];

/** The form's first section while it is loading. */
export function OrganizationFormSkeleton() {
  return (
    <Loading className={classes.section}>
      <div>
        <Skeleton width={120} height={18} mb={10} animate={false} />
        <Skeleton width={160} height={16} animate={false} />
      </div>
      <Card className={classes.fields}>
        {fields.map((field) => (
          <div key={field}>
            <Skeleton width={140} height={16} mb={12} animate={false} />
            <Skeleton height={48} animate={false} />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
