import { lazyOverlay } from './lazy-part.tsx';

/** Asks before something that matters. */
export const ConfirmDialog = lazyOverlay(() => import('./Dialog.tsx'), 'Dialog');
