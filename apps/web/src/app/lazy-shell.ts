import { lazyPage } from './lazy-page.tsx';

/** The layout; loaded while the person types, so that it is there when the answer to the sign-in comes. */
export const Shell = lazyPage(() => import('./layout/Shell.tsx'), 'Shell');
