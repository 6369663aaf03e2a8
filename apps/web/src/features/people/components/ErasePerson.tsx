import { Button } from '@mantine/core';
import { formatName, type Person, personalRoutes } from '@patrolbook/contract';
import { IconEraser } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErasureParts } from '../../../domain/people/ErasureParts.tsx';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';

/** Erases the details of a person who has left, once it was shown what goes and what stays (product 22.9). */
export function ErasePerson({ person }: { person: Person }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const close = () => setAsking(false);
  const erase = useMutation({
    mutationFn: () => call(personalRoutes.erasePerson, { params: { id: person._id } }),
    onSuccess: () => {
      toastSuccess('Erased');
      close();
      void client.invalidateQueries({ queryKey: ['to-do'] });
      return client.invalidateQueries({ queryKey: ['person', person._id] });
    },
    onError: (error) => toastError(`Unable to erase: ${messageOf(error)}`),
  });
  return (
    <>
      <Button variant="outline" color="red" leftSection={<IconEraser />} onClick={() => setAsking(true)}>
        Erase Details
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Erase the details of ${formatName(person)}?`}
        choices={[
          { label: 'Cancel', onClick: close },
          { label: 'Erase', tone: 'danger', loading: erase.isPending, onClick: () => erase.mutate() },
        ]}
        onClose={close}
      >
        <p>This cannot be undone.</p>
        <ErasureParts />
      </ConfirmDialog>
    </>
  );
}
