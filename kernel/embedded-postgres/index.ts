export { findEmbeddedPostgres } from './running.ts';
export { type EmbeddedConnection, type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
export { StartError } from './start-error.ts';
