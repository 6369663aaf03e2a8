import { lazyPart } from '#ui/overlay/lazy-part.tsx';

/** The form that adds a patroller who suits, loaded when it is opened. */
export const AddPatroller = lazyPart(() => import('./AddPatroller.tsx'), 'AddPatroller');
