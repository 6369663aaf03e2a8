import { IconNotes } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Page } from '../../../ui/Page.tsx';

/** What patrols have come across; each patrol shows its own, until they can be read together here. */
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
