import type { ReactNode } from 'react';
import { EccNote } from '#ecc/web/EccNote.tsx';
import { EccReplies } from '#ecc/web/EccReplies.tsx';
import { CrewPart } from '#ecc/web/log-on/components/CrewPart.tsx';
import type { Patrol } from '#patrols/contract';
import { OverdueNote } from '#record/web/on-page/OverdueNote.tsx';
import { RecordTable } from '#record/web/on-page/RecordTable.tsx';
import { RunningActions } from '#record/web/on-page/RunningActions.tsx';
import { RecordSteps } from '#record/web/recording/frame/RecordSteps.tsx';
import { aRecorder, recorded, self } from '#record/web/recording/record.fixture.tsx';
import { recordOf } from '#record/web/timeline/timeline.ts';
import { PatrolBanners } from '../pages/patrol/PatrolBanners.tsx';
import { NextPatrolCard } from '../pages/roster/NextPatrolCard.tsx';

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
