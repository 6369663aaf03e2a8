export * from './passkeys/routes.ts';
export * from './passkeys/schema.ts';
export * from './routes.ts';
export * from './schema.ts';
export * from './second-step/routes.ts';
export * from './second-step/schema.ts';
export * from './sessions/routes.ts';
export * from './sessions/schema.ts';
