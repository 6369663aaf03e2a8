import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { watchSheets } from './app/missing-sheets.ts';
import { Providers } from './app/providers.tsx';
import './app/styles.css';
import { watchAuth } from './lib/auth.ts';
import { styleNonce } from './lib/page.ts';
import { unregisterServiceWorkers } from './lib/service-workers.ts';

setNonce(styleNonce);
watchAuth();
watchSheets();
void unregisterServiceWorkers();

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the application.');
createRoot(container).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
);
