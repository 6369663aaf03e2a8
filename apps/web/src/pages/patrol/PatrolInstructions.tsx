import type { Patrol } from '#patrols/contract';
import { InstructionsCard } from '#patrols/web/InstructionSections.tsx';
import { useInstructions } from '#patrols/web/instructions.ts';

interface InstructionsProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Where to meet and the instructions, if there are any. */
export function PatrolInstructions({ patrol, now }: InstructionsProps) {
  return <InstructionsCard {...useInstructions(patrol, now)} />;
}
