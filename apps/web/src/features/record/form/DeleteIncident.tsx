import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { keep } from '../../../domain/record/keep.ts';
import type { Recorder } from '../../../domain/record/recorder.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
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
        Delete
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Delete this entry?"
        choices={[
          { label: 'Keep It', onClick: () => setAsking(false) },
          { label: 'Delete', tone: 'danger', onClick: remove },
        ]}
        onClose={() => setAsking(false)}
      >
        It leaves the timeline. The coordinators can still read what it said.
      </ConfirmDialog>
    </>
  );
}
