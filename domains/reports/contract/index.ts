export * from './report/routes.ts';
export * from './report/schema.ts';
export * from './report/text.ts';
export * from './to-do/routes.ts';
export * from './to-do/schema.ts';
