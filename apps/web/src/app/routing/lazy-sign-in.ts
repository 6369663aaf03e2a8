import { LazyModule } from '#lib/loading/lazy-module.ts';
import { lazyPage } from './lazy-page.tsx';

/** The sign-in screen, loaded on its own because signed-in people do not need it. */
export const SignInPage = lazyPage(
  new LazyModule(() => import('../../pages/sign-in/SignInPage.tsx')),
  'SignInPage',
);
