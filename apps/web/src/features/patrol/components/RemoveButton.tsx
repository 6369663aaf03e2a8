import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

interface RemoveButtonProps {
  /** Who would be removed. */
  name: string;
  className?: string | undefined;
  onClick: () => void;
}

export function RemoveButton({ name, className, onClick }: RemoveButtonProps) {
  return (
    <Tooltip label="Remove">
      <ActionIcon className={className} variant="subtle" aria-label={`Remove ${name}`} onClick={onClick}>
        <IconTrash />
      </ActionIcon>
    </Tooltip>
  );
}
