import { patrolPage } from '#patrols/server/patrol-page.ts';
import { hasAccount } from '#people/server/account.ts';
import type { Reader } from '#platform/database/connect.ts';
import type { Settings } from '#platform/settings.ts';
import { findLink, type PatrolMailData } from './mail-data.store.ts';
import { assignmentPage } from './mail-props.ts';

/**
 * Returns the page on which one of the crew looks at the patrol: its own, or for somebody without an account, who cannot sign in
 * there, that of their personal link.
 */
export async function crewPage(
  db: Reader,
  settings: Settings,
  data: PatrolMailData,
  member: PatrolMailData['assignments'][number],
): Promise<string> {
  if (hasAccount(member.person)) return patrolPage(settings, data);
  const link = await findLink(db, member);
  return link ? assignmentPage(settings, link.id) : patrolPage(settings, data);
}
