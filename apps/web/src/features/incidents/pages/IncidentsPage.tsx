import { IconNotes } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

/** A placeholder for the list of all incidents; each patrol shows its own (product 7.7). */
export function IncidentsPage() {
  return (
    <Page>
      <LedgerCard>
        <EmptyState
          icon={<IconNotes />}
          title="Incidents Stand with Their Patrols"
          action={
            <ButtonLink to="/patrols/past" variant="default">
              Past Patrols
            </ButtonLink>
          }
        >
          They cannot be listed together yet. Open a past patrol to read what it came across.
        </EmptyState>
      </LedgerCard>
    </Page>
  );
}
