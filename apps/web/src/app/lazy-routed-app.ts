import { lazyPage } from './lazy-page.tsx';

/** Everything behind sign-in; loaded while the person types, so that it is there when the answer comes. */
export const RoutedApp = lazyPage(() => import('./RoutedApp.tsx'), 'RoutedApp');
