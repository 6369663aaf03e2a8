/** What puts places into words, in a file that no page waits for. */
export { placeWords } from '#places/contract/places.ts';
export { Street } from './Street.tsx';
export { streetQuery } from './street-query.ts';
