import { archivedCodeDays } from '#contract';
import type { Organization } from '#organizations/contract';
import { eccOf } from '#organizations/server/ecc-contact.ts';
import { type OrganizationRow, settingsIn } from '#organizations/server/store.ts';
import { after, day } from '#platform/clock.ts';
import { presentEdits } from '#platform/edits.ts';
import { domainSentBy, isReadAddress, senderOf } from '#platform/mail/from.ts';
import { mailDefaults, type Settings } from '#platform/settings.ts';

/** Returns what every member sees of their organization (product 2.8). */
export function presentToMembers(row: OrganizationRow, settings: Settings): Organization {
  const { id, code, name, policeStation, timeZone, eccPhone } = row;
  const { patrollerInstructions, patrolMeetUpInstructions } = row;
  const { email, phone } = eccOf(row, settings);
  const ecc = { phone, takesMail: email !== null };
  return {
    _id: id,
    code,
    name,
    policeStation,
    timeZone,
    ecc,
    eccPhone,
    patrollerInstructions,
    patrolMeetUpInstructions,
  };
}

/** Returns the whole organization, for its admins and super administrators. */
export function presentToAdmins(row: OrganizationRow, settings: Settings): Organization {
  const defaults = mailDefaults(settings);
  const { from, replyTo } = senderOf(row.emailFrom, settings);
  return Object.assign(
    presentToMembers(row, settings),
    settingsIn(row),
    {
      emailFrom: row.emailFrom ?? defaults.emailFrom,
      sentFrom: replyTo && `${from.name} <${from.address}>`,
      isFromRead: isReadAddress(row.emailFrom, settings),
      sentBy: domainSentBy(row.emailFrom, settings),
      emailSignOff: row.emailSignOff ?? defaults.emailSignOff,
    },
    presentArchived(row),
    presentEdits(row),
  );
}

function presentArchived({ archived, codeFreed }: OrganizationRow): Pick<Organization, 'archived'> {
  if (!archived) return {};
  const codeUntil = after(archived, archivedCodeDays * day);
  return { archived: { since: archived, codeUntil, isCodeTaken: codeFreed !== null } };
}
