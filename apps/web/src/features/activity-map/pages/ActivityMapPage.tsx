import { IconMap2 } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

/** A placeholder for the map of all incidents (product 7.7). */
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
