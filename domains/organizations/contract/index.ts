export * from './routes.ts';
export * from './schema.ts';
export * from './second-step.ts';
export * from './text.ts';
