import type { Patrol } from '#patrols/contract';
import { InstructionsCard } from '#patrols/web/InstructionSections.tsx';
import { useInstructions } from '#patrols/web/instructions.ts';
import { GuestNames, PatrollerNames } from '#patrols/web/rows/CrewNames.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { recordPageTexts } from '../texts.ts';

interface CrewCardsProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Who is on the patrol, and what they were told. */
export function CrewCards({ patrol, now }: CrewCardsProps) {
  const told = useInstructions(patrol, now);
  const hasGuests = Object.values(patrol.guests).some(({ removed }) => !removed);
  return (
    <>
      <SectionCard title={recordPageTexts.crew} padded>
        <PatrollerNames patrol={patrol} stacked />
        {hasGuests && <GuestNames guests={patrol.guests} stacked marked />}
      </SectionCard>
      <InstructionsCard {...told} />
    </>
  );
}
