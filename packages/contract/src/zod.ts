import { z } from 'zod';

/**
 * zod, configured before the first schema is created. In a page it must not try `new Function`, because the
 * Content-Security-Policy forbids it and the browser reports each attempt. On the server it may, because that
 * makes parsing faster.
 */
z.config({ jitless: 'document' in globalThis });

export { z };
