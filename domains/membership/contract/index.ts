export * from './address-change/routes.ts';
export * from './admins/routes.ts';
export * from './admins/schema.ts';
export * from './installation/routes.ts';
export * from './installation/schema.ts';
export * from './joining/routes.ts';
export * from './joining/schema.ts';
