import { IconTrash } from '@tabler/icons-react';
import type { Ref } from 'react';
import { actionTexts } from '#texts/shared.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { patrolRemoveTexts } from '../texts.ts';

interface RemoveButtonProps {
  /** Who would be removed. */
  name: string;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

export function RemoveButton({ name, className, ref, onClick }: RemoveButtonProps) {
  return (
    <IconButton
      ref={ref}
      className={className}
      hint={actionTexts.remove}
      label={patrolRemoveTexts.label({ name })}
      onClick={onClick}
    >
      <IconTrash />
    </IconButton>
  );
}
