import { limits } from '#contract';

/** Marks as an address has them: as they are, encoded, or as HTML writes them (`.`, `%3E`, `%E2%80%9D`, `&gt;`). */
const marks = [
  String.raw`[!"$'()*+,.:;<=>@[\\\]^{|}~\`]`,
  '%(?:2[0-9A-CE]|3[A-F]|40|5[B-E]|60|7[B-E]|C2%[AB][0-9A-F]|E[23]%80%[0-9A-F]{2}|EF%B[BC]%[0-9A-F]{2})',
  String.raw`&\w+;?`,
].join('|');
const ofPath = new RegExp(`(?:${marks})+$`, 'i');
/** After the id that a page is told; anything else that it is told may have been typed. */
const ofId = new RegExp(`(?<=-[0-9a-f]{12})(?:${marks})+$`, 'i');

/** How many characters of an end are looked at: more than comes along with an address. */
const looked = 60;

/** A page that is told an organization's code, which may end with any mark itself (product 3.2). */
const ofCode = /^\/(?:privacy\/)?join\/(?=[^/]+$)/;
/** A character as an address has it; one that is encoded in four bytes counts as two. */
const character =
  /%f[\da-f](?:%[\da-f]{2}){3}|%e[\da-f](?:%[\da-f]{2}){2}|%[cd][\da-f]%[\da-f]{2}|%[\da-f]{2}|./giu;

/**
 * Returns an address without what came along when it was copied from a mail, such as a full stop or a bracket (product 10.9); null if
 * nothing did.
 */
export function withoutTrail(url: string): string | null {
  const [path = '', ...told] = url.split('?');
  const query = told.join('?');
  const own = path.slice(0, beginOfTrail(path));
  const tidy = own + endWithout(ofPath, path.slice(own.length)) + (query && `?${endWithout(ofId, query)}`);
  // an address that begins with two strokes would be that of another host
  return tidy === url ? null : tidy.replace(/^[/\\]+/, '/');
}

/** Returns where a trail may begin at the earliest: after a code. */
function beginOfTrail(path: string): number {
  const [address = ''] = ofCode.exec(path) ?? [];
  let begin = address.length;
  let left: number = address === '' ? 0 : limits.organizationCode.exact;
  for (const [one] of path.slice(begin).matchAll(character)) {
    if (left <= 0) break;
    left -= /^%f/i.test(one) ? 2 : 1;
    begin += one.length;
  }
  return begin;
}

function endWithout(trail: RegExp, text: string): string {
  const end = text.slice(-looked);
  return text.slice(0, text.length - end.length) + end.replace(trail, '');
}
