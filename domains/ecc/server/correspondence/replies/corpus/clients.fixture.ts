import {
  type MailOptions,
  mail,
  multipart,
  operator,
  type PartOptions,
  part,
  sentText,
} from './build.fixture.ts';

/** How mail programs write a reply: where they put its text, and how they quote ours. Each function returns a mail. */

const quoted = sentText.replace(/^/gm, '> ');
const header = `From: PTN1 <ecc-0198a1c0@roster.example>
Sent: Sunday, 22 November 2026 8:05 PM
To: ECC Central <${operator}>
Subject: LOG ON PTN1, Petone, Sun 22 Nov 21:00 to 01:00`;
const on = 'On Sun, 22 Nov 2026 at 20:05, PTN1 <ecc-0198a1c0@roster.example> wrote:';

function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll('\n', '<br>\n');
}

type Style = (text: string, options?: MailOptions & PartOptions) => Buffer;

/** The reply stands above the quote. */
export const topPosted: Style = (text, options) =>
  mail(part(`${text}\n\n${on}\n${quoted}`, options), options);

/** The reply stands below the quote, as on mailing lists. */
export const bottomPosted: Style = (text, options) =>
  mail(part(`${on}\n${quoted}\n\n${text}\n`, options), options);

/** The number is typed into the quoted form, after "Event number:". */
export const inline: Style = (text, options) =>
  mail(part(`${on}\n${quoted.replace('Event number:', `Event number: ${text}`)}`, options), options);

/** Nothing is quoted. */
export const bare: Style = (text, options) => mail(part(text, options), options);

export const outlookPlain: Style = (text, options) =>
  mail(part(`${text}\n\n-----Original Message-----\n${header}\n\n${sentText}`, options), options);

/** Outlook on a desktop: text and HTML, paragraphs of Word, the quote below a line. */
export const outlook: Style = (text, options) => {
  const paragraphs = text
    .split('\n')
    .map(
      (line) =>
        `<p class=MsoNormal><span style='font-size:11.0pt;color:#1F497D'>${asHtml(line)}<o:p></o:p></span></p>`,
    );
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><style><!--
p.MsoNormal {margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif}
a:link {color:#0563C1}
--></style></head><body lang=EN-NZ><div class=WordSection1>${paragraphs.join('')}<div style='border:none;border-top:solid #E1E1E1 1.0pt'>
<p class=MsoNormal>${asHtml(header)}</p></div><p class=MsoNormal>${asHtml(sentText)}</p></div></body></html>`;
  const plain = `${text}\n\n________________________________\n${header}\n\n${sentText}`;
  return mail(
    multipart('multipart/alternative', [part(plain, options), part(html, { ...options, type: 'text/html' })]),
    options,
  );
};

/** Outlook in a browser. */
export const outlookWeb: Style = (text, options) => {
  const html = `<html><head><style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style></head><body dir="ltr">
<div class="elementToProof" style="font-family: Aptos; font-size: 12pt; color: rgb(0, 0, 0);">${asHtml(text)}</div>
<hr style="display: inline-block; width: 98%;"><div id="divRplyFwdMsg">${asHtml(header)}</div><div>${asHtml(sentText)}</div></body></html>`;
  return mail(part(html, { ...options, type: 'text/html' }), options);
};

export const gmail: Style = (text, options) => {
  const html = `<div dir="ltr">${asHtml(text)}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${asHtml(on)}<br></div>
<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204)">${asHtml(sentText)}</blockquote></div>`;
  return mail(
    multipart('multipart/alternative', [
      part(`${text}\n\n${on}\n\n${quoted}`, options),
      part(html, { ...options, type: 'text/html' }),
    ]),
    options,
  );
};

export const iphone: Style = (text, options) => {
  const html = `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">${asHtml(text)}<br>
<div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">${asHtml(on)}<br><br></blockquote></div>
<blockquote type="cite"><div dir="ltr">${asHtml(sentText)}</div></blockquote></body></html>`;
  return mail(
    multipart('multipart/alternative', [
      part(`${text}\nSent from my iPhone\n\n> ${on}\n>\n${quoted}`, options),
      part(html, { ...options, type: 'text/html' }),
    ]),
    options,
  );
};

export const thunderbird: Style = (text, options) => {
  const html = `<html><head></head><body><div class="moz-cite-prefix">${asHtml(on)}<br></div><blockquote type="cite" cite="mid:1@roster.example">
<pre class="moz-quote-pre" wrap="">${asHtml(sentText)}</pre></blockquote><p>${asHtml(text)}</p></body></html>`;
  return mail(part(html, { ...options, type: 'text/html' }), options);
};

export const forwarded: Style = (text, options) =>
  mail(part(`${text}\n\n---------- Forwarded message ---------\n${header}\n\n${sentText}`, options), {
    subject: 'Fwd: LOG ON PTN1',
    ...options,
  });
