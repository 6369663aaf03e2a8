import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/http/api-error.ts';
import { toastError } from '../feedback/toasts.tsx';

interface CsvButtonProps {
  /** What is saved, for the message that it cannot be: `incidents`, `the report`. */
  what: string;
  save: () => Promise<void>;
}

/** Saves what is shown as a file. Pressed again, it waits for the first. */
export function CsvButton({ what, save }: CsvButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: (error) => toastError(`Unable to download ${what}: ${messageOf(error)}`),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload />}
      aria-busy={isPending}
      onClick={() => isPending || mutate()}
    >
      CSV
    </Button>
  );
}
