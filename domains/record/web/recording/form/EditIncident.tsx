import type { ComponentProps } from 'react';
import { DeleteIncident } from './DeleteIncident.tsx';
import { EditIncidentForm } from './IncidentForm.tsx';

interface EditIncidentProps extends Omit<ComponentProps<typeof EditIncidentForm>, 'children'> {
  /** Whether it is in the record, from which it can be deleted. */
  isRecorded: boolean;
}

/** Edits one's own incident, or deletes it (product 17.7). */
export function EditIncident({ isRecorded, ...props }: EditIncidentProps) {
  const { incident, recorder, onClose } = props;
  return (
    <EditIncidentForm {...props}>
      {isRecorded && <DeleteIncident incidentId={incident._id} recorder={recorder} onDeleted={onClose} />}
    </EditIncidentForm>
  );
}
