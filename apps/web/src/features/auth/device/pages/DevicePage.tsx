import { Checkbox } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { isSharedDevice, setSharedDevice } from '../../../../lib/auth/device.ts';
import { toastSuccess } from '../../../../ui/feedback/toasts.tsx';
import { Page } from '../../../../ui/layout/Page.tsx';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import classes from './DevicePage.module.css';

/** Marks this device as shared, in this browser only (product 9.11). Redirects everybody but admins. */
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
      <SectionCard padded>
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
      </SectionCard>
    </Page>
  );
}
