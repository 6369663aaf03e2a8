export * from './mailbox.ts';
export * from './notices/digests.ts';
export * from './notices/routes.ts';
export * from './notices/schema.ts';
export * from './routes.ts';
export * from './rules.ts';
export * from './schema.ts';
export * from './text.ts';
