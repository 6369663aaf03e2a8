import { CodeFile } from '../lib/code-file.ts';
import { lazyPage } from './lazy-page.tsx';

/** Everything behind sign-in; loaded while the person types, so that it is there when the answer comes. */
export const routedAppFile = new CodeFile(() => import('./RoutedApp.tsx'));

export const RoutedApp = lazyPage(routedAppFile, 'RoutedApp');
