export { findStreets as default } from '../../features/streets/search/find-streets.ts';
