export * from './mails/routes.ts';
export * from './mails/rules.ts';
export * from './mails/schema.ts';
export * from './routes.ts';
export * from './rules.ts';
export * from './schema.ts';
