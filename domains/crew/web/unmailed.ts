import type { Recipients } from '#crew/contract';
import { useDirectory } from '#people/web/directory.ts';
import { unmailedText } from './unmailed-text.ts';

/** Says whom of a patrol's crew no mail reaches, so that somebody rings them (product 4.15); blank if it reaches everybody. */
export function useUnmailedText(recipients: Recipients | undefined): string {
  const lookup = useDirectory();
  return unmailedText((recipients?.unmailed ?? []).flatMap((id) => lookup(id).data ?? []));
}
