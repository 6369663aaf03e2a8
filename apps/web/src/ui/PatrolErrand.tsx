import type { Patrol } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import { LedgerCard } from './LedgerCard.tsx';
import { Page } from './Page.tsx';
import { PatrolBrief } from './PatrolBrief.tsx';
import { PatrolFrame } from './PatrolFrame.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';

interface PatrolErrandProps {
  id: string;
  children: (patrol: Patrol) => ReactNode;
}

/** A page for one thing to do about a patrol: the patrol in short, then what `children` makes of it. */
export function PatrolErrand({ id, children }: PatrolErrandProps) {
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
            <PatrolBrief patrol={patrol} />
          </LedgerCard>
          {children(patrol)}
        </Page>
      )}
    </PatrolFrame>
  );
}
