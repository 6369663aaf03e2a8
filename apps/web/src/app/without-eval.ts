import { config } from 'zod';

/** While it makes a schema, zod tries out `new Function`, which the page's policy forbids and reports. */
config({ jitless: true });
