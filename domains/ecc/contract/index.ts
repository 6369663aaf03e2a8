export * from './message.ts';
export * from './overdue/routes.ts';
export * from './overdue/rules.ts';
export * from './overdue/schema.ts';
export * from './routes.ts';
export * from './rules.ts';
export * from './script.ts';
export * from './stand-ins.ts';
