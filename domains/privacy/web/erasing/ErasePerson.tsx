import { Button } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatName } from '#contract';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { leavingTexts } from '#membership/web/texts.ts';
import type { Person } from '#people/contract';
import { personalRoutes } from '#privacy/contract';
import { actionTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { ErasureParts } from './ErasureParts.tsx';

/** Erases the details of a person who has left, once it was shown what goes and what stays (product 22.9). */
export function ErasePerson({ person }: { person: Person }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const close = () => setAsking(false);
  const erase = useMutation({
    mutationFn: () => call(personalRoutes.erasePerson, { params: { id: person._id } }),
    onSuccess: () => {
      toastSuccess(leavingTexts.erased);
      close();
      void client.invalidateQueries({ queryKey: ['to-do'] });
      return client.invalidateQueries({ queryKey: ['person', person._id] });
    },
    onError: (error) => toastError(leavingTexts.unableToErase({ reason: messageOf(error) })),
  });
  return (
    <>
      <Button variant="outline" color="red" leftSection={<IconEraser />} onClick={() => setAsking(true)}>
        {leavingTexts.eraseDetails}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={leavingTexts.askBeforeErasing({ name: formatName(person) })}
        choices={[
          { label: actionTexts.cancel, onClick: close },
          {
            label: actionTexts.erase,
            tone: 'danger',
            loading: erase.isPending,
            onClick: () => erase.mutate(),
          },
        ]}
        onClose={close}
      >
        <p>{leavingTexts.erasingWaits}</p>
        <ErasureParts />
      </ConfirmDialog>
    </>
  );
}
