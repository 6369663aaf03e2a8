import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import { adminsQuery } from '../admin-queries.ts';
import { organizationAdminTexts } from '../texts.ts';
import { AdminItem } from './AdminItem.tsx';
import classes from './AdminsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

const AddAdmin = lazyPart(() => import('./AddAdmin.tsx'), 'AddAdmin');

/** The admins of an organization, whom a super administrator invites again, corrects, adds and takes off (product 3.7). */
export function AdminsSection({ organizationId }: { organizationId: string }) {
  const { data, error, refetch } = useQuery(adminsQuery(organizationId));
  const [adding, setAdding] = useState(false);
  const open = () => void AddAdmin.load().then(setAdding);
  return (
    <SettingsSection title={organizationAdminTexts.title} hint={organizationAdminTexts.about}>
      {data ? (
        <ul className={classes.admins}>
          {data.items.map((admin) => (
            <AdminItem key={admin._id} organizationId={organizationId} admin={admin} />
          ))}
        </ul>
      ) : error ? (
        <ErrorCard title={organizationAdminTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons />
      )}
      {adding ? (
        <AddAdmin organizationId={organizationId} onClose={() => setAdding(false)} />
      ) : (
        <Button className={classes.add} variant="default" leftSection={<IconPlus />} onClick={open}>
          {organizationAdminTexts.add}
        </Button>
      )}
    </SettingsSection>
  );
}
