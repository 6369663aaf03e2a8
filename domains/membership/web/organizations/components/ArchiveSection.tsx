import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { archivedCodeDays } from '#contract';
import { messageOf } from '#lib/http/api-error.ts';
import type { Organization } from '#organizations/contract';
import { actionTexts } from '#texts/shared.ts';
import { toastSuccess } from '#ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useArchive } from '../queries.ts';
import { organizationArchiveTexts } from '../texts.ts';
import classes from './AdminsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Archives an organization, after a question that says what follows and shows a refusal (product 3.8). */
export function ArchiveSection({ organization: { _id, name, code } }: { organization: Organization }) {
  const [asking, setAsking] = useState(false);
  const archive = useArchive(_id, () => toastSuccess(organizationArchiveTexts.archived));
  const close = () => {
    archive.reset();
    setAsking(false);
  };
  return (
    <SettingsSection title={organizationArchiveTexts.title} hint={organizationArchiveTexts.about}>
      <p>{organizationArchiveTexts.means}</p>
      <Button
        className={classes.add}
        variant="outline"
        color="red"
        leftSection={<IconArchive />}
        onClick={() => setAsking(true)}
      >
        {organizationArchiveTexts.archiveOrganization}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={organizationArchiveTexts.askBeforeArchiving({ name })}
        choices={[
          { label: actionTexts.cancel, onClick: close },
          {
            label: organizationArchiveTexts.archive,
            tone: 'danger',
            loading: archive.isPending,
            onClick: () => archive.mutate(),
          },
        ]}
        onClose={close}
      >
        <p>{organizationArchiveTexts.archivingMeans({ days: archivedCodeDays, code })}</p>
        {archive.error && (
          <p className={classes.refusal} role="alert">
            {messageOf(archive.error)}
          </p>
        )}
      </ConfirmDialog>
    </SettingsSection>
  );
}
