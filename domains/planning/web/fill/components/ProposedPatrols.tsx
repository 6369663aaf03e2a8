import { useEffect, useRef, useState } from 'react';
import type { PatrolListItem } from '#patrols/contract';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import type { Deciding } from '../decide.ts';
import { patrolFillTexts } from '../texts.ts';
import { type FilledPatrol, type FillValues, placementsOf, withoutPlacement } from '../values.ts';
import { ProposedPatrol } from './ProposedPatrol.tsx';
import { placeId } from './ProposedPerson.tsx';

const FillDialog = lazyOverlay(() => import('../../month/components/FillDialog.tsx'), 'FillDialog');

/** For which patrol somebody is chosen, and in whose place. */
interface Choosing {
  patrol: PatrolListItem;
  /** Who is proposed for it. */
  proposed: readonly string[];
  instead: string | undefined;
}

interface ProposedPatrolsProps {
  filled: readonly FilledPatrol[];
  values: FillValues;
  deciding: Deciding;
}

/** The crews that are proposed, each with a tick that takes its patrol out (product 14.51). */
export function ProposedPatrols({ filled, values, deciding }: ProposedPatrolsProps) {
  const [choosing, setChoosing] = useState<Choosing>();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const focusOn = useRef<string>(undefined);
  // Whoever was chosen takes the focus: the button that opened the picker may be gone.
  useEffect(() => {
    const place = focusOn.current && document.getElementById(focusOn.current);
    if (!place) return;
    focusOn.current = undefined;
    place.focus();
  });
  const ask = ({ patrol, item }: FilledPatrol, instead?: string) => {
    setChoosing({ patrol, proposed: item.proposed.map(({ personId }) => personId), instead });
    setTyped('');
    setOpened(true);
  };
  const besideWhom = ({ patrol, instead = '' }: Choosing) =>
    withoutPlacement(placementsOf(filled), { patrolId: patrol._id, personId: instead });
  const choose = (personId: string) => {
    setOpened(false);
    if (!choosing) return;
    const { patrol, instead } = choosing;
    const patrolId = patrol._id;
    const chosen = { patrolId, personId };
    deciding.choose(chosen, {
      instead: instead === undefined ? undefined : { patrolId, personId: instead },
      onChosen: () => {
        focusOn.current = placeId(chosen);
      },
    });
  };
  return (
    <SectionCard title={patrolFillTexts.proposedCrews}>
      <ul>
        {filled.map((one) => (
          <ProposedPatrol
            key={one.patrol._id}
            filled={one}
            restHours={Number(values.restHours)}
            deciding={deciding}
            onChoose={(instead) => ask(one, instead)}
          />
        ))}
      </ul>
      <FillDialog
        opened={opened}
        // Nobody is mailed by being chosen here.
        patrol={choosing && { ...choosing.patrol, finalized: null }}
        except={choosing?.proposed ?? []}
        beside={choosing && { kept: besideWhom(choosing), restHours: Number(values.restHours) }}
        typed={typed}
        onType={setTyped}
        onChoose={choose}
        onClose={() => setOpened(false)}
      />
    </SectionCard>
  );
}
