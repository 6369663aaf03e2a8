import type { Settings } from '#platform/settings.ts';

/** Returns the URL of a patrol's page, or of the page on which it is recorded. */
export function patrolPage(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { id }: { id: string },
  part: '' | '/record' = '',
): string {
  return new URL(`/patrol/${id}${part}`, publicUrl).href;
}
