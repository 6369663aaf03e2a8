import { Button } from '@mantine/core';
import { archivedCodeDays, type Organization } from '@patrolbook/contract';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useArchive } from '../queries.ts';
import classes from './AdminsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Archives an organization, after a question that says what follows and shows a refusal (product 3.8). */
export function ArchiveSection({ organization: { _id, name, code } }: { organization: Organization }) {
  const [asking, setAsking] = useState(false);
  const archive = useArchive(_id, () => toastSuccess('Organization archived'));
  const close = () => {
    archive.reset();
    setAsking(false);
  };
  return (
    <SettingsSection title="Archive" hint="For an organization that has ended or pauses.">
      <p>
        Nobody can sign in to an archived organization, and it mails nobody. Nothing of it is lost, and it can
        be restored.
      </p>
      <Button
        className={classes.add}
        variant="outline"
        color="red"
        leftSection={<IconArchive />}
        onClick={() => setAsking(true)}
      >
        Archive Organization
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Archive ${name}?`}
        choices={[
          { label: 'Cancel', onClick: close },
          { label: 'Archive', tone: 'danger', loading: archive.isPending, onClick: () => archive.mutate() },
        ]}
        onClose={close}
      >
        <p>
          Everybody is signed out. Links, calendars and reminders stop, and emails that wait are dropped.
          After {archivedCodeDays} days another organization can take the code {code}.
        </p>
        {archive.error && (
          <p className={classes.refusal} role="alert">
            {messageOf(archive.error)}
          </p>
        )}
      </ConfirmDialog>
    </SettingsSection>
  );
}
