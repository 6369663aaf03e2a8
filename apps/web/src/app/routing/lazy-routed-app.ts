import { LazyModule } from '#lib/loading/lazy-module.ts';
import { lazyPage } from './lazy-page.tsx';

/** Everything behind sign-in. It loads while the person types, so that it is there once they are signed in. */
export const routedAppFile = new LazyModule(() => import('../RoutedApp.tsx'));

export const RoutedApp = lazyPage(routedAppFile, 'RoutedApp');
