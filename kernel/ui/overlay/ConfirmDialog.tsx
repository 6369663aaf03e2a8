import { lazyOverlay } from './lazy-part.tsx';

/** Asks for confirmation of something important. */
export const ConfirmDialog = lazyOverlay(() => import('./Dialog.tsx'), 'Dialog');
