/** A part of a mail, as mailparser's splitter found it. */
export interface SplitPart {
  /** Whether it is the whole mail. */
  root?: boolean;
  contentType?: string | false;
  disposition?: string | false;
  flowed?: boolean;
  delSp?: boolean;
}

/** A part whose text is not simply one of the mail's texts. The latter two are read if the mail has no others. */
type ReadAs = 'report' | 'attached' | 'calendar';

/** The types of a report's fields; the latter are in UTF-8 (RFC 6533, section 3). */
const reportTypes = ['message/delivery-status', 'message/global-delivery-status'];
/** Texts in which words stand as they are read, such as `text/enriched`. */
const otherText = /^text(?!\/(?:html|calendar|rtf)$)(?:\/|$)/;

/**
 * Has mailparser read the text of a part that it would take for an attachment: a report, a calendar entry, an attached
 * text, or the text that is the whole mail, however it is marked. Returns what the text is, or null.
 */
export function readAs(part: SplitPart): ReadAs | null {
  const { root = false } = part;
  const type = part.contentType || 'text/plain';
  if (root && otherText.test(type)) part.contentType = 'text/plain';
  const isAttached = !root && Boolean(part.disposition) && part.disposition !== 'inline';
  if (reportTypes.includes(type)) return asText(part, 'message/delivery-status', 'report');
  if (type === 'text/calendar') return asText(part, 'text/plain', 'calendar');
  if (type === 'text/plain' && isAttached) return asText(part, 'text/plain', 'attached');
  if (root) part.disposition = 'inline';
  return null;
}

function asText(part: SplitPart, type: string, what: ReadAs): ReadAs {
  part.contentType = type;
  part.disposition = 'inline';
  return what;
}
