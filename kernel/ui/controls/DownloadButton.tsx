import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#lib/http/api-error.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError } from '../feedback/toasts.tsx';

export interface DownloadButtonProps {
  /** The name of the file's content, for the message that it cannot be saved: `incidents`, `the report`. */
  what: string;
  save: () => Promise<void>;
  /** What tells it from another one on the page. */
  name?: string;
}

/** Saves a file. A second press waits for the first. */
export function DownloadButton({ what, save, name, children }: DownloadButtonProps & { children: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: (error) => toastError(feedbackTexts.unableToDownload({ what, reason: messageOf(error) })),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload />}
      aria-label={name}
      aria-busy={isPending}
      onClick={() => isPending || mutate()}
    >
      {children}
    </Button>
  );
}
