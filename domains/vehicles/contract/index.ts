export * from './routes.ts';
export * from './schema.ts';
export * from './text.ts';
