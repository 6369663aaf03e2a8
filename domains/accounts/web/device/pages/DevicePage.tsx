import { Checkbox } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { deviceTexts } from '#accounts/web/texts.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { isSharedDevice, setSharedDevice } from '#lib/auth/device.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { toastSuccess } from '#ui/feedback/toasts.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
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
    toastSuccess(feedbackTexts.updated);
  };
  return (
    <Page form>
      <SectionCard padded>
        <Checkbox
          label={titleTexts.sharedDevice}
          aria-describedby={hint}
          checked={shared}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <p id={hint} className={classes.hint}>
          {deviceTexts.sharedHint}
        </p>
      </SectionCard>
    </Page>
  );
}
