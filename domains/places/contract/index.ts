export * from './streets/routes.ts';
export * from './streets/schema.ts';
export * from './streets/text.ts';
