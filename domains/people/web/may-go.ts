import type { Person } from '#people/contract';

/** Whether somebody may be on crews: they are a patroller and have not left. */
export function mayGo({ roles, finished }: Pick<Person, 'roles' | 'finished'>): boolean {
  return finished === null && (roles?.includes('patroller') ?? false);
}
