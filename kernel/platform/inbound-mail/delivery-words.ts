/** What mail systems say of a mail where they write no delivery report, in the words of the usual ones. */

/** How the subjects of bounces begin, whoever sends them. What follows may be our own subject. */
const failureSubject =
  /^(?:(?:un|non-?)deliver(?:able|ed|y)|(?:your )?(?:e-?mail|mail|message) (?:delivery |system |could |was |is )?(?:failed|failure|error|undeliver(?:able|ed)|rejected|returned|(?:not|n[o’']t) (?:be )?delivered)|delivery (?:has )?(?:failed|failure)|delivery (?:status )?notification:? \(?(?:delivery has )?fail|returned (?:mail|message)|failure notice)/i;

/** How those begin that tell of a delay, a delivery or a forwarding. */
const pendingSubject =
  /^(?:(?:your )?(?:e-?mail|mail|message) |delivery )?(?:is |was |has been )?(?:delay(?:ed)?|deferred|relayed|expanded|delivered|successful)\b|^delivery (?:status )?notification:? \(?(?:delivery has been )?(?:delay|deferred|relay|success)|^successful mail|^warning\b|^return receipt|\bstill being retried/i;

const failureText =
  /\bundeliver(?:able|ed)\b|\b(?:un|not )able to (?:be )?(?:deliver|send)|\b(?:could|can|was|were|has|have)(?: ?not| ?n[’']t)(?: be| been)?(?: successfully)? (?:delivered|deliver|accepted)\b|\bdelivery (?:\w+ ){0,6}fail(?:ed|ure)\b|\bfailed (?:to deliver|permanently)|\bpermanent (?:fatal )?(?:error|failure)|\b(?:no such|unknown) (?:user|mailbox|recipient|address|account)|\b(?:user|recipient|address|mailbox|account) (?:is )?(?:unknown|rejected|disabled|unavailable|invalid|full|not found)|\b(?:address|mailbox|account|user|recipient) (?:does not|doesn[’']t|no longer) exist|\bover (?:its |the )?quota|\bquota exceeded|\breturn(?:ing|ed)(?: \w+)? to sender|\b(?:mail|e-?mail|message) (?:was |has been )?(?:rejected|refused|bounced)|\bgiving up\b|\b5\d\d[- ]#?5\.\d{1,3}\.\d{1,3}/i;

const pendingText =
  /\bnot yet (?:been )?(?:delivered|sent)|\b(?:still|keep|continues?) (?:to )?(?:be )?(?:try|trying|retry|retried|retrying)|\bwill (?:be )?retr(?:y|ied)|\battempts (?:to deliver [\w ]{0,30})?will (?:be )?continue|\bwarning (?:message )?only|\b(?:need not|do not need to|don[’']t need to) resend|\b(?:is|was|been) (?:delayed|deferred)\b|\b(?:was|been) successfully (?:delivered|relayed)/i;

/** What the text of a mail says that is held until its sender is known. */
const heldText =
  /\bcaptcha\b|\bchallenge|\bwhite-?list|\bquarantin|\b(?:you are|you[’']re|are you) (?:a )?(?:real )?(?:human|person)|\b(?:confirm|verify) (?:that )?(?:you\b|your(?! recipient))|\bverification (?:is )?required|\bheld (?:for|until|pending)|\bawaiting (?:your )?(?:confirmation|approval)/i;

/** The answer of the mail server that refused, from its code on (RFC 5321, section 4.2). */
const refusal = /(?<![\d.#-])5\d\d[- ](?:#?5\.\d{1,3}\.\d{1,3}\b|[A-Za-z<]).{0,300}/;

/** One that nothing else can be: no size, no time. With its enhanced status (RFC 3463), or a code about mailboxes and mails. */
const certainRefusal =
  /(?<![\d.#-])(?:5\d\d[- ]#?5\.\d{1,3}\.\d{1,3}\b|(?:521|55[0-6]|571)[- ](?!(?:[kmg]i?)?b(?:ytes?)?\b|(?:octets|seconds|minutes|hours|messages)\b)[a-z<])/i;

/** How the quoted mail begins, which has words of its own. */
const original =
  /^(?:>|-+ ?(?:original message|below this line|this is a copy|included is a copy|forwarded|unsent message)|received: )/im;

/** Whether the subject is that of a bounce. */
export function saysFailure(subject: string): boolean {
  return failureSubject.test(subject);
}

/**
 * Returns what a mail system says became of our mail; null if it does not say. What was refused does not wait, even if the answer
 * asks to verify an address or names a whitelist.
 */
export function toldOutcome(subject: string, text: string): 'failed' | 'pending' | null {
  const told = withoutOriginal(text);
  const words = `${subject}\n${told}`;
  const waits = pendingText.test(words) || heldText.test(words);
  if (pendingSubject.test(subject) || (waits && !certainRefusal.test(told))) return 'pending';
  return failureText.test(words) ? 'failed' : null;
}

/** Returns the answer of the mail server that refused our mail, as a bounce quotes it; null if it quotes none. */
export function quotedRefusal(text: string): string | null {
  return refusal.exec(withoutOriginal(text))?.[0].trim() ?? null;
}

function withoutOriginal(text: string): string {
  const start = text.search(original);
  return start === -1 ? text : text.slice(0, start);
}
