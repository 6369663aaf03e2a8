export { findStreets as default } from '#places/server/streets/search/find-streets.ts';
