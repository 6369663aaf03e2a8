import { Skeleton } from '@mantine/core';
import { Loading } from '#ui/feedback/Loading.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import classes from './PatrolForm.module.css';

const fields = ['time', 'hours', 'name'];

/** A patrol's form while the patrol is loading: placeholders for the calendar and the fields. */
export function PatrolFormSkeleton() {
  return (
    <Loading className={classes.form}>
      <SectionCard padded>
        <div className={classes.columns}>
          <Skeleton mt={29} height={372} radius={12} animate={false} />
          <div className={classes.fields}>
            {fields.map((field) => (
              <Skeleton key={field} mt={29} height={48} radius={8} animate={false} />
            ))}
          </div>
        </div>
      </SectionCard>
    </Loading>
  );
}
