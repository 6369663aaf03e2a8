import { IconMap2 } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Page } from '../../../ui/Page.tsx';

/** Where patrols have come across what; each patrol names its places, until they can be seen on one map here. */
export function ActivityMapPage() {
  return (
    <Page>
      <LedgerCard>
        <EmptyState
          icon={<IconMap2 />}
          title="No Map Yet"
          action={
            <ButtonLink to="/patrols/past" variant="default">
              Past Patrols
            </ButtonLink>
          }
        >
          Incidents cannot be shown on a map yet. Open a past patrol to read what it came across, and where.
        </EmptyState>
      </LedgerCard>
    </Page>
  );
}
