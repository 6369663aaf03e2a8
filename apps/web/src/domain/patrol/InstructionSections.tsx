import type { Instructions } from '@patrolbook/contract';
import { FoldedText } from '../../ui/display/FoldedText.tsx';
import classes from './InstructionSections.module.css';

/** Where to meet, and what the people on a patrol are told; nothing where both are blank (product 8.9). */
export function InstructionSections({ meetUp, instructions }: Instructions) {
  const sections = Object.entries({ 'Where to Meet': meetUp.trim(), Instructions: instructions.trim() });
  const told = sections.filter(([, text]) => text !== '');
  if (told.length === 0) return null;
  return (
    <div className={classes.sections}>
      {told.map(([title, text]) => (
        <section key={title}>
          <h3 className={classes.title}>{title}</h3>
          <FoldedText>{text}</FoldedText>
        </section>
      ))}
    </div>
  );
}
