import { Button } from '@mantine/core';
import { type IncidentFilter, incidentRoutes } from '@patrolbook/contract';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/api/download.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError } from '../../../ui/feedback/toasts.tsx';

/** Saves what the filter leaves as a file. */
export function DownloadButton({ filter }: { filter: IncidentFilter }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(incidentRoutes.downloadIncidents, { query: { filter } }),
    onError: (error) => toastError(`Unable to download incidents: ${messageOf(error)}`),
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
