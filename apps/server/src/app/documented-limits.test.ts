import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { perHistory } from '#accounts/server/auth/failed-sign-ins.ts';
import { perAccount, perPlace } from '#accounts/server/auth/lock-out.ts';
import { hashedTogether } from '#accounts/server/auth/passwords.ts';
import { resets } from '#accounts/server/auth/passwords-by-link.ts';
import { perSession } from '#accounts/server/auth/session-tries.ts';
import { once } from '#accounts/server/passkeys/challenge.ts';
import { perApp } from '#accounts/server/second-step/code-guard.ts';
import { keptMailed } from '#accounts/server/second-step/second-step.ts';
import { limits, type Route, serverLimits } from '#contract';
import { most as mostReplies } from '#ecc/server/correspondence/use-cases/replies.ts';
import { ofAddress, requestQuota } from '#membership/server/joining/asking.ts';
import { askedADay } from '#membership/server/people/address-changes.ts';
import { repeats } from '#membership/server/people/invitations.ts';
import { changeLimits } from '#patrols/server/schedule/change-limits.ts';
import { share } from '#places/server/streets/service.ts';
import { mostBusy } from '#planning/server/fill/filling.ts';
import { day, hour, minute } from '#platform/clock.ts';
import { grouped } from '#platform/grouped.ts';
import { ruleOf } from '#platform/http/pipeline/enforce-rate-limit.ts';
import { ofSession } from '#platform/http/pipeline/fair-share.ts';
import { inboundLimits } from '#platform/inbound-mail/limits.ts';
import { maxThreads } from '#platform/inbound-mail/reader.ts';
import { maxStreams } from '#platform/live/routes.ts';
import { quotas, urgentQuota } from '#platform/mail/quota.ts';
import type { AttemptRule } from '#platform/rate-limit/store.ts';
import { tablesOf } from '../testing/security-tables.ts';
import { door } from './api-description/openapi.ts';
import { routes } from './routes.ts';

const often = ({ max, per }: AttemptRule) => `${max.toLocaleString('en')} in ${time(per)}`;
const daily = (max: number) => often({ max, per: day });
const atATime = (max: number) => `${max} at a time`;
const inAll = (max: number) => `${max.toLocaleString('en')} in all`;

function time(length: number): string {
  if (length === minute) return 'a minute';
  if (length === hour) return 'an hour';
  return length === day ? 'a day' : `${length / minute} minutes`;
}

function size(octets: number): string {
  const kibibytes = octets / 1024;
  if (!Number.isInteger(kibibytes)) return `${octets / 1_000_000} MB`;
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`;
}

/** Returns the rows of the calls with a limit, in the order of the contract: those with the same limits have one row. */
function rowsOfCalls(): string[] {
  const limited = Object.values<Route>(routes).flatMap((route) => {
    const { method, path, limit, linkLimit, takenLimit } = route;
    const said = [limit, linkLimit, takenLimit].map((each) => (each ? often(ruleOf(each)) : '–'));
    return said.every((each) => each === '–') ? [] : [{ call: `${method} ${path}`, said: said.join(' | ') }];
  });
  return [...grouped(limited, ({ said }) => said)].map(
    ([said, calls]) => `| ${calls.map(({ call }) => call).join(', ')} | ${said} |`,
  );
}

/** The words for each limit on changes that cause mail. */
const changes: Record<string, string> = {
  ownAnswers: 'answers to one assignment by its patroller',
  answersForOthers: 'answers to one assignment by admins',
  eventNumbers: 'event numbers of one patrol, by one of its crew or by the ECC’s page',
  extensions: 'extensions of one patrol by one of its crew',
  moves: 'moves and renames of one finalized patrol',
  crewChanges: 'times that one person is added to one finalized patrol or removed',
  guestChanges: 'guests with an address who are added to one finalized patrol or removed',
  allOwnAnswers: 'answers of one person to all their assignments',
  allAnswersForOthers: 'answers of one admin for others',
  allMoves: 'moves and renames by one admin',
  allOffers: 'calls of one admin that mail of open places',
  allCover: 'calls for cover by one person',
  coverOfOne: 'calls for cover of one place by one person',
  messagesToCrews: 'messages of one admin to a crew',
  messagesToMany: 'messages of one admin to those of a month or to members',
  keepingLess: 'choices of one admin to keep less',
  swaps: 'swaps that one person proposes',
  swapsToOne: 'swaps that one person proposes to one other',
  allCrewChanges: 'people and guests added or removed by one admin',
};

/** The rows of what is limited otherwise: what is counted, and how often it may be. */
const accounts = {
  'failed sign-ins to an account from one network, or from one known device': often(perPlace),
  'failed sign-ins to an account from all devices that are not known': often(perAccount),
  'wrong codes of an app at signing in to an account': often(perApp),
  'wrong passwords and codes at a session': often(perSession),
  'failed sign-ins in the history of a person': often(perHistory),
  'answers to one challenge for a passkey': often(once),
  'links to reset the password of an account': often(resets),
  'mails that the second step was not reset, for one change of an address': often(keptMailed),
  'invitations of one person, mailed again': often(repeats),
  'changes of one person’s address': often(askedADay),
  'requests to join one organization': often(requestQuota),
  'links to join, mailed to one mailbox': often(ofAddress),
};
const mailsOut = {
  'mails to one guest': daily(quotas.guests.toOne),
  'mails to all guests': daily(quotas.guests.toAll),
  'mails to one new person': daily(quotas.invitations.toOne),
  'mails to all new people': daily(quotas.invitations.toAll),
  'mails to one member': daily(quotas.members.toOne),
  'urgent mails of one kind to one address, about one patrol': daily(urgentQuota.ofPatrol),
  'urgent mails of one kind to one address': daily(urgentQuota.ofAll),
};
const mailsIn = {
  'mails that answer one mail to the ECC': inAll(mostReplies.mails),
  'size of all of them': size(mostReplies.octets),
  'size of a mail': size(inboundLimits.messageSize),
  'recipients of a mail': inAll(inboundLimits.recipients),
  conversations: atATime(inboundLimits.connections),
  'conversations with one network': atATime(inboundLimits.connectionsOfNetwork),
  'unknown addresses in a conversation': inAll(inboundLimits.refusedAddresses),
  'size of a command': size(inboundLimits.commandLength),
  'size of a conversation': size(inboundLimits.conversationSize),
  'length of a conversation': time(inboundLimits.conversationTime),
  'silence of a client': time(inboundLimits.idleTime),
  'mails that are read': atATime(maxThreads),
};
const atOnce = {
  'calls of one session': atATime(ofSession.running),
  'further calls of one session, which wait': atATime(ofSession.waiting),
  'streams of one session': atATime(maxStreams),
  'passwords that are hashed': atATime(hashedTogether),
  'searches for streets by one organization': atATime(share.running),
  'further searches of one organization, which wait': atATime(share.waiting),
  'organizations whose crews are worked out': atATime(mostBusy),
};
const inPlace = {
  'body of a call that anyone may make': size(serverLimits.strangersBodyBytes),
  'body of another call': size(serverLimits.bodyBytes),
  'entries of one patrol': inAll(serverLimits.incidents.max),
  'entries of one patrol by one person': inAll(serverLimits.ownIncidents.max),
  'entries of one patrol by one person that are kept for review': inAll(limits.setAside.max),
  'corrections of who came on one patrol': inAll(limits.corrections.max),
  'holds of one patrol': inAll(limits.holds.max),
  'passkeys of one person': inAll(limits.passkeys.max),
};

/** The sources of the server: how a file of this folder imports each, and its text. */
function sources(): { from: string; text: string }[] {
  const places = [
    { folder: '..', as: '../' },
    { folder: '../../../../kernel/platform', as: '#platform/' },
    { folder: '../../../../domains', as: '#' },
  ];
  return places.flatMap(({ folder, as }) => {
    const at = new URL(`${folder}/`, import.meta.url);
    const files = readdirSync(at, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => ({ from: `${as}${file}`, text: readFileSync(new URL(file, at), 'utf8') }));
  });
}

describe('the limits in docs/security.md are those of the code [12.9]', () => {
  const [ofCalls, ...others] = tablesOf('Limits');

  it('of calls, in one row for all with the same', () => {
    const described = `| GET /docs and GET /openapi.json together | ${often(ruleOf(door.limit))} | – | – |`;
    expect(ofCalls).toEqual([...rowsOfCalls(), described]);
  });

  it('of everything else', () => {
    const changing = Object.entries(changeLimits).map(([name, rule]) => [changes[name] ?? name, often(rule)]);
    const tables = [accounts, Object.fromEntries(changing), mailsOut, mailsIn, atOnce, inPlace];
    const rows = others.map((table) => table.map((row) => row.slice(2, -2).split(' | ').slice(0, 2)));
    expect(rows).toEqual(tables.map((table) => Object.entries(table)));
  });

  it('and all of them: this file imports each rule by which something is counted', () => {
    const own = readFileSync(new URL(import.meta.url), 'utf8');
    const rules = sources().flatMap(({ from, text }) => {
      const found = text.matchAll(/const (\w+) = \{ max: .*\bper: |\bconsumeAttempt\(/g);
      return [...found].map(([, name = 'import']) => ({ from, name }));
    });
    const isImported = ({ from, name }: (typeof rules)[number]) =>
      new RegExp(`\\b${name}\\b[^;]* from '${from}'`).test(own);
    expect(rules.filter((rule) => !isImported(rule))).toEqual([]);
  });
});
