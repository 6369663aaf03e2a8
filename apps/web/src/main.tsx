import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { routedAppFile } from './app/lazy-routed-app.ts';
import { SignInPage } from './app/lazy-sign-in.ts';
import { isLinkPage } from './app/link-pages.ts';
import { Providers } from './app/providers.tsx';
import { currentAuth, watchAuth } from './lib/auth.ts';
import { watchSheets } from './lib/missing-sheets.ts';
import { styleNonce } from './lib/page.ts';
import { unregisterServiceWorkers } from './lib/service-workers.ts';
import './app/styles.css';

setNonce(styleNonce);
watchSheets();
watchAuth();
void unregisterServiceWorkers();

/** Milliseconds that what stands in the page is looked at, once there is code, before the layout shows with skeletons in it. */
const patience = 1000;

void firstScreen().catch(reportError).finally(show);

/** As a transition it is drawn in small steps, between which the browser can answer a touch. */
function show(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no place for the application.');
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers>
          <App />
        </Providers>
      </StrictMode>,
    ),
  );
}

/** Loads and reads what the first screen shows, so that it comes at once and whole. What fails or is late is told by the screen. */
async function firstScreen(): Promise<void> {
  const { status } = currentAuth();
  if (status !== 'authenticated' && !isLinkPage(location.pathname)) return SignInPage.preload();
  const app = await routedAppFile.preload();
  await Promise.race([app?.openFirst(), new Promise((resolve) => setTimeout(resolve, patience))]);
}
