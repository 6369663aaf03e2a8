import { Skeleton } from '@mantine/core';
import { Loading } from '#ui/feedback/Loading.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { PersonColumns } from './PersonColumns.tsx';

/** A person's page until everything has loaded; shown part by part, it would shift down the screen. */
export function PersonSkeleton() {
  return (
    <Page>
      <Loading>
        <Skeleton width={240} height={28} mb={14} animate={false} />
        <Skeleton width={300} height={20} mb={16} animate={false} />
        <Skeleton width={160} height={24} animate={false} />
      </Loading>
      <PersonColumns summary={<Skeleton height={400} radius={12} animate={false} />}>
        <SectionCard>
          <RowSkeletons quiet />
        </SectionCard>
        <SectionCard>
          <RowSkeletons quiet />
        </SectionCard>
      </PersonColumns>
    </Page>
  );
}
