export * from './fact-text.ts';
export * from './incidents/routes.ts';
export * from './review-text.ts';
export * from './routes.ts';
export * from './rules.ts';
export * from './taking.ts';
export * from './text.ts';
export * from './voiding.ts';
