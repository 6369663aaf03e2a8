import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { currentAuth, watchAuth } from '#lib/auth/auth.ts';
import { styleNonce } from '#lib/browser/page.ts';
import { unregisterOtherWorkers } from '#lib/browser/record-worker.ts';
import { beginFirstPaint } from '#lib/loading/first-paint.ts';
import { yieldToMain } from '#lib/loading/yield-to-main.ts';
import { App } from './app/App.tsx';
import { Providers } from './app/providers.tsx';
import { routedAppFile } from './app/routing/lazy-routed-app.ts';
import { SignInPage } from './app/routing/lazy-sign-in.ts';
import { isLinkPage } from './app/routing/link-pages.ts';
import './app/styles/mantine-variables.css';
import './app/styles/styles.css';

setNonce(styleNonce);
watchAuth();
void unregisterOtherWorkers();

/** Milliseconds to wait for the first page's data; after that the layout shows with skeletons. None come without a network. */
const firstScreenTimeout = navigator.onLine ? 1000 : 0;

void prepareFirstScreen().catch(reportError).finally(render);

/** Renders in a transition: React works in small steps, between which the browser can handle input. */
function render(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root.');
  const root = createRoot(container);
  beginFirstPaint();
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

/** Loads the first screen's code and data, so that it renders complete. The screen handles what fails or is late. */
async function prepareFirstScreen(): Promise<void> {
  const { status } = currentAuth();
  if (status !== 'authenticated' && !isLinkPage(location.pathname)) return SignInPage.preload();
  const loading = routedAppFile.preload();
  await warmIntl();
  const app = await loading;
  await Promise.race([
    app?.loadFirstPage(),
    new Promise((resolve) => setTimeout(resolve, firstScreenTimeout)),
  ]);
}

/**
 * Creates the first object of Intl while files and data are on their way, and apart from other work: it takes 16 ms on a laptop and
 * several times as long on a phone, and every page needs one to show a time. Further ones take none.
 */
async function warmIntl(): Promise<void> {
  await yieldToMain();
  new Intl.DateTimeFormat('en-NZ').format();
}
