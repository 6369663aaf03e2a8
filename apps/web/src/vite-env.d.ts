/// <reference types="vite/client" />

/** When this build was made, as an ISO string; set by vite.config.ts. */
declare const __BUILT__: string;
