import type { Patrol } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../../ui/feedback/RowSkeletons.tsx';
import { LedgerCard } from '../../ui/layout/LedgerCard.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { PatrolFrame } from './PatrolFrame.tsx';
import { PatrolSummaryRow } from './PatrolSummaryRow.tsx';

interface PatrolTaskPageProps {
  id: string;
  children: (patrol: Patrol) => ReactNode;
}

/** A page for one task of a patrol: a summary of the patrol, then the task itself. */
export function PatrolTaskPage({ id, children }: PatrolTaskPageProps) {
  const loading = (
    <Page form>
      <LedgerCard>
        <RowSkeletons plain />
      </LedgerCard>
    </Page>
  );
  return (
    <PatrolFrame id={id} loading={loading}>
      {(patrol) => (
        <Page form>
          <LedgerCard>
            <PatrolSummaryRow patrol={patrol} />
          </LedgerCard>
          {children(patrol)}
        </Page>
      )}
    </PatrolFrame>
  );
}
