import { config, z } from 'zod';

/**
 * zod, configured before the first schema is created. In a page it must not try `new Function`, because the
 * Content-Security-Policy forbids it and the browser reports each attempt. On the server it may, because that
 * makes parsing faster. The build of the page takes every call of `z` for one without effect, and so leaves out schemas that nothing uses.
 */
config({ jitless: 'document' in globalThis });

export { z };
