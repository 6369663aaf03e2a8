import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatName } from '#contract';
import { messageOf } from '#lib/http/api-error.ts';
import type { Admin } from '#membership/contract';
import { actionTexts } from '#texts/shared.ts';
import { toastSuccess } from '#ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useRemoveAdmin } from '../admin-queries.ts';
import { organizationAdminTexts } from '../texts.ts';
import classes from './AdminsSection.module.css';

interface RemoveAdminButtonProps {
  organizationId: string;
  admin: Admin;
}

/** Takes the role from an admin, after a question. The question shows a refusal, after which nothing has changed. */
export function RemoveAdminButton({ organizationId, admin }: RemoveAdminButtonProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveAdmin(organizationId, admin._id, () =>
    toastSuccess(organizationAdminTexts.removed),
  );
  const close = () => {
    remove.reset();
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {actionTexts.remove}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={organizationAdminTexts.askBeforeRemoving({ name: formatName(admin) })}
        choices={[
          { label: actionTexts.cancel, onClick: close },
          {
            label: actionTexts.remove,
            tone: 'danger',
            loading: remove.isPending,
            onClick: () => remove.mutate(undefined),
          },
        ]}
        onClose={close}
      >
        <p>{organizationAdminTexts.removingMeans}</p>
        {remove.error && (
          <p className={classes.refusal} role="alert">
            {messageOf(remove.error)}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
