import type { Instructions } from '#patrols/contract';
import { FoldedText } from '#ui/display/FoldedText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import classes from './InstructionSections.module.css';
import { patrolTexts } from './texts.ts';

/** Where to meet, and what the people on a patrol are told; nothing where both are blank (product 8.9). */
export function InstructionSections(told: Instructions) {
  const sections = sectionsOf(told);
  if (sections.length === 0) return null;
  return (
    <div className={classes.sections}>
      {sections.map(([title, text]) => (
        <section key={title}>
          <h3 className={classes.title}>{title}</h3>
          <FoldedText>{text}</FoldedText>
        </section>
      ))}
    </div>
  );
}

/** The same in a card of its own. */
export function InstructionsCard(told: Instructions) {
  if (sectionsOf(told).length === 0) return null;
  return (
    <SectionCard padded>
      <InstructionSections {...told} />
    </SectionCard>
  );
}

function sectionsOf({ meetUp, instructions }: Instructions): [title: string, text: string][] {
  const sections: [string, string][] = [
    [patrolTexts.whereToMeet, meetUp.trim()],
    [patrolTexts.instructions, instructions.trim()],
  ];
  return sections.filter(([, text]) => text !== '');
}
