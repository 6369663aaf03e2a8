import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Page } from '../../../ui/Page.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';

/** The roster until all of it is read: part by part it would push itself down the screen. */
export function RosterSkeleton() {
  return (
    <Page>
      <LedgerCard>
        <RowSkeletons />
      </LedgerCard>
      <LedgerCard>
        <RowSkeletons />
      </LedgerCard>
    </Page>
  );
}
