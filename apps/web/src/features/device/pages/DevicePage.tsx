import { Checkbox } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useRoles } from '../../../lib/auth.ts';
import { isSharedDevice, setSharedDevice } from '../../../lib/device.ts';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Page } from '../../../ui/Page.tsx';
import { toastSuccess } from '../../../ui/toasts.tsx';
import classes from './DevicePage.module.css';

/** Marks this device as one that several people use; saved on it alone. For admins, others are led away (specification 2). */
export function DevicePage() {
  const isAdmin = useRoles().includes('admin');
  const [shared, setShared] = useState(isSharedDevice);
  const hint = useId();
  if (!isAdmin) return <Navigate to="/" replace />;
  const choose = (chosen: boolean) => {
    setSharedDevice(chosen);
    setShared(chosen);
    toastSuccess('Updated');
  };
  return (
    <Page form>
      <LedgerCard padded>
        <Checkbox
          label="Shared Device"
          aria-describedby={hint}
          checked={shared}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <p id={hint} className={classes.hint}>
          For a device that several people use. From the next sign-in on, nobody is offered to stay signed in
          here, and everybody is signed out after 12 hours. Kept on this device only.
        </p>
      </LedgerCard>
    </Page>
  );
}
