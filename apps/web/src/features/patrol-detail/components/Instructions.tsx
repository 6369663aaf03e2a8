import type { Patrol } from '@patrolbook/contract';
import { InstructionSections } from '../../../domain/patrol/InstructionSections.tsx';
import { useInstructions } from '../../../domain/patrol/instructions.ts';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';

interface InstructionsProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Where to meet and the instructions, if there are any. */
export function Instructions({ patrol, now }: InstructionsProps) {
  const told = useInstructions(patrol, now);
  if (!told.meetUp && !told.instructions) return null;
  return (
    <LedgerCard padded>
      <InstructionSections {...told} />
    </LedgerCard>
  );
}
