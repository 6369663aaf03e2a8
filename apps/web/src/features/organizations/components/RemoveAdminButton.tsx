import { Button } from '@mantine/core';
import { type Admin, formatName } from '@patrolbook/contract';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useRemoveAdmin } from '../admin-queries.ts';
import classes from './AdminsSection.module.css';

interface RemoveAdminButtonProps {
  organizationId: string;
  admin: Admin;
}

/** Takes the role from an admin, after a question. The question shows a refusal, after which nothing has changed. */
export function RemoveAdminButton({ organizationId, admin }: RemoveAdminButtonProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveAdmin(organizationId, admin._id, () => toastSuccess('Administrator removed'));
  const close = () => {
    remove.reset();
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Remove ${formatName(admin)} as administrator?`}
        choices={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Remove',
            tone: 'danger',
            loading: remove.isPending,
            onClick: () => remove.mutate(undefined),
          },
        ]}
        onClose={close}
      >
        <p>
          They keep their other roles. Without another role they leave the organization: they can no longer
          sign in, and an invitation that they have is void. What was done so far stays in the record.
        </p>
        {remove.error && (
          <p className={classes.refusal} role="alert">
            {messageOf(remove.error)}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
