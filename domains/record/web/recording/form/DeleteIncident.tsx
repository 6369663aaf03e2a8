import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { keep } from '#patrols/web/recorded/keep.ts';
import type { Recorder } from '#patrols/web/recorded/recorder.ts';
import { actionTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { recordIncidentTexts } from '../texts.ts';
import classes from './IncidentForm.module.css';

interface DeleteIncidentProps {
  incidentId: string;
  recorder: Recorder;
  onDeleted: () => void;
}

/** Deletes one's own incident, once confirmed (product 17.7). */
export function DeleteIncident({ incidentId, recorder, onDeleted }: DeleteIncidentProps) {
  const [asking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    keep(recorder.remove(incidentId));
    onDeleted();
  };
  return (
    <>
      <Button
        className={classes.delete}
        variant="outline"
        color="red"
        fullWidth
        leftSection={<IconTrash />}
        onClick={() => setAsking(true)}
      >
        {actionTexts.delete}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={recordIncidentTexts.askBeforeDeleting}
        choices={[
          { label: actionTexts.keepIt, onClick: () => setAsking(false) },
          { label: actionTexts.delete, tone: 'danger', onClick: remove },
        ]}
        onClose={() => setAsking(false)}
      >
        {recordIncidentTexts.deletingMeans}
      </ConfirmDialog>
    </>
  );
}
