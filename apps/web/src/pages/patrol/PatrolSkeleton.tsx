import { Skeleton } from '@mantine/core';
import { patrolCrewTexts } from '#crew/web/texts.ts';
import { useSetParentPage } from '#lib/navigation/parent-page.ts';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import head from './PatrolHead.module.css';
import classes from './PatrolSkeleton.module.css';

/** A patrol's page while it is loading: its head, and the cards of patrollers and guests. */
export function PatrolSkeleton() {
  useSetParentPage('');
  return (
    <Page>
      <div className={[head.head, classes.late].join(' ')} aria-hidden>
        <Skeleton width={84} height={62} animate={false} />
        <div className={head.text}>
          <Skeleton width={190} height={24} mb={10} animate={false} />
          <Skeleton width={240} height={16} maw="100%" animate={false} />
        </div>
      </div>
      <SectionCard title={patrolCrewTexts.patrollers}>
        <RowSkeletons plain />
      </SectionCard>
      <SectionCard title={patrolCrewTexts.guests}>
        <RowSkeletons plain quiet />
      </SectionCard>
    </Page>
  );
}
