import { Skeleton } from '@mantine/core';
import { usePageUnder } from '../../../lib/page-under.ts';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Page } from '../../../ui/Page.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import head from './PatrolHead.module.css';
import classes from './PatrolSkeleton.module.css';

/** A patrol's page while it is read: its head, and the cards of those on it. */
export function PatrolSkeleton() {
  usePageUnder('');
  return (
    <Page>
      <div className={[head.head, classes.late].join(' ')} aria-hidden>
        <Skeleton width={84} height={62} animate={false} />
        <div className={head.text}>
          <Skeleton width={190} height={24} mb={10} animate={false} />
          <Skeleton width={240} height={16} maw="100%" animate={false} />
        </div>
      </div>
      <LedgerCard title="Patrollers">
        <RowSkeletons plain />
      </LedgerCard>
      <LedgerCard title="Guests">
        <RowSkeletons plain />
      </LedgerCard>
    </Page>
  );
}
