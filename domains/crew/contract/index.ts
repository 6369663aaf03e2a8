export * from './routes.ts';
export * from './rules.ts';
export * from './schema.ts';
