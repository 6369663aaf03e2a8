import type { Patrol } from '#patrols/contract';
import { InstructionsCard } from '#web/domain/patrols/InstructionSections.tsx';
import { useInstructions } from '#web/domain/patrols/instructions.ts';

interface InstructionsProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Where to meet and the instructions, if there are any. */
export function Instructions({ patrol, now }: InstructionsProps) {
  return <InstructionsCard {...useInstructions(patrol, now)} />;
}
