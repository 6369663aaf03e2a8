import type { ReactNode } from 'react';
import type { Patrol } from '#patrols/contract';
import { EccReplies } from '../domain/ecc/EccReplies.tsx';
import { recordOf } from '../domain/patrols/timeline/timeline.ts';
import { CrewPart } from '../features/ecc/log-on/components/CrewPart.tsx';
import { EccNote } from '../features/patrols/detail/components/EccNote.tsx';
import { OverdueNote } from '../features/patrols/detail/components/OverdueNote.tsx';
import { PatrolBanners } from '../features/patrols/detail/components/PatrolBanners.tsx';
import { RunningActions } from '../features/patrols/detail/components/RunningActions.tsx';
import { RecordTable } from '../features/patrols/detail/record/RecordTable.tsx';
import { NextPatrolCard } from '../features/patrols/roster/components/NextPatrolCard.tsx';
import { RecordSteps } from '../features/record/frame/RecordSteps.tsx';
import { aRecorder, recorded, self } from '../features/record/record.fixture.tsx';

const now = '2027-01-15T08:00:00.000Z';

function PatrolScreens({ patrol }: { patrol: Patrol }) {
  return (
    <div data-testid="shown">
      <PatrolBanners patrol={patrol} />
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
      <CrewPart
        record={recorded(patrol)}
        recorder={aRecorder()}
        viewer={{ personId: self, roles: ['patroller'] }}
      />
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
