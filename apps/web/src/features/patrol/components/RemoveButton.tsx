import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Ref } from 'react';

interface RemoveButtonProps {
  /** Who would be removed. */
  name: string;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

export function RemoveButton({ name, className, ref, onClick }: RemoveButtonProps) {
  return (
    <Tooltip label="Remove">
      <ActionIcon
        ref={ref}
        className={className}
        variant="subtle"
        aria-label={`Remove ${name}`}
        onClick={onClick}
      >
        <IconTrash />
      </ActionIcon>
    </Tooltip>
  );
}
