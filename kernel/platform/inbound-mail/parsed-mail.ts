/** The contents of an inbound mail. Its texts contain no control characters but line breaks and tabs. */
export interface ParsedMail {
  /** The address in From; null if there is none. */
  from: string | null;
  subject: string | null;
  /** The plain text; empty if there is none. Attachments are not read. */
  plain: string;
  /** The text of the HTML that a person sees (`visible-text.ts`); empty if there is none. */
  html: string;
  /** The fields of its delivery report (RFC 3464), which its plain text has too; empty if it is none. */
  deliveryStatus: string;
  /** Whether the texts are only the beginning of the mail's own. */
  isCut: boolean;
  /** RFC 5322 section 3.6.4, with its angle brackets. */
  messageId: string | null;
  inReplyTo: string | null;
  /** The content type of the whole mail, such as `multipart/report`, in lower case. */
  contentType: string;
  /** The type of a report (RFC 6522), such as `delivery-status`, in lower case. */
  reportType: string | null;
  /** The headers by which programs mark the mails they write; names and values in lower case. */
  marks: Partial<Record<AutomaticMark, string>>;
}

/** RFC 3834 section 5, RFC 2076 section 3.9, and the headers that programs used before there was a standard. */
export const automaticMarks = [
  'auto-submitted',
  'precedence',
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-response',
  'x-auto-response-suppress',
] as const;
type AutomaticMark = (typeof automaticMarks)[number];
