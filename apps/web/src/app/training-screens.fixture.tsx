import type { Patrol } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import { EccReplies } from '../domain/ecc/EccReplies.tsx';
import { recordOf } from '../domain/patrol/timeline/timeline.ts';
import { CrewPart } from '../features/ecc/components/CrewPart.tsx';
import { Banners } from '../features/patrol-detail/components/Banners.tsx';
import { EccNote } from '../features/patrol-detail/components/EccNote.tsx';
import { OverdueNote } from '../features/patrol-detail/components/OverdueNote.tsx';
import { RunningActions } from '../features/patrol-detail/components/RunningActions.tsx';
import { RecordTable } from '../features/patrol-detail/record/RecordTable.tsx';
import { RecordSteps } from '../features/record/components/RecordSteps.tsx';
import { aRecorder, recorded, self } from '../features/record/record.fixture.tsx';
import { NextPatrolCard } from '../features/roster/components/NextPatrolCard.tsx';

const now = '2027-01-15T08:00:00.000Z';

function PatrolScreens({ patrol }: { patrol: Patrol }) {
  return (
    <div data-testid="shown">
      <Banners patrol={patrol} />
      <OverdueNote patrol={patrol} now={now} />
      <RunningActions patrol={patrol} now={now} />
      <EccNote patrol={patrol} now={now} />
      <EccReplies patrol={patrol} now={now} />
      <RecordTable entries={recordOf(patrol)} waiting={new Set()} />
      <NextPatrolCard patrol={patrol} now={now} onAnswered={() => undefined} />
    </div>
  );
}

function LogOnScreen({ patrol }: { patrol: Patrol }) {
  return (
    <div data-testid="shown">
      <CrewPart patrol={patrol} viewer={{ personId: self, roles: ['patroller'] }} />
    </div>
  );
}

function RecordScreen({ patrol }: { patrol: Patrol }) {
  return (
    <div data-testid="shown">
      <RecordSteps record={recorded(patrol)} recorder={aRecorder()} />
    </div>
  );
}

/** What a crew sees of a patrol that concerns the ECC, each with the address at which it is shown. */
export const screens: [address: string, Screen: (props: { patrol: Patrol }) => ReactNode][] = [
  ['/', PatrolScreens],
  ['/', LogOnScreen],
  ['/', RecordScreen],
  ['/?finish=true', RecordScreen],
];
