import type { Patrol } from '@patrolbook/contract';
import { InstructionsCard } from '../../../../domain/patrols/InstructionSections.tsx';
import { useInstructions } from '../../../../domain/patrols/instructions.ts';

interface InstructionsProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Where to meet and the instructions, if there are any. */
export function Instructions({ patrol, now }: InstructionsProps) {
  return <InstructionsCard {...useInstructions(patrol, now)} />;
}
