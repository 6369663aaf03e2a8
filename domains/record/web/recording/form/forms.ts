import { lazyView } from '#ui/overlay/lazy-part.tsx';

// The forms are most of the record's code, and what a crew needs first is the overview. They are loaded right after it.

export const StartForm = lazyView(() => import('./StartForm.tsx'), 'StartForm');
export const NewIncidentForm = lazyView(() => import('./IncidentForm.tsx'), 'NewIncidentForm');
export const EditIncident = lazyView(() => import('./EditIncident.tsx'), 'EditIncident');
export const FinishForm = lazyView(() => import('./FinishForm.tsx'), 'FinishForm');
