import { IconTrash } from '@tabler/icons-react';
import type { Ref } from 'react';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';

interface RemoveButtonProps {
  /** Who would be removed. */
  name: string;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

export function RemoveButton({ name, className, ref, onClick }: RemoveButtonProps) {
  return (
    <IconButton ref={ref} className={className} hint="Remove" label={`Remove ${name}`} onClick={onClick}>
      <IconTrash />
    </IconButton>
  );
}
