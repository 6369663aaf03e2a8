import { z } from 'zod';

/**
 * zod, told before the first shape is made not to try `new Function` in a page: the Content-Security-Policy forbids it, and
 * the browser reports each attempt. On the server it makes parsing faster and stays.
 */
z.config({ jitless: 'document' in globalThis });

export { z };
