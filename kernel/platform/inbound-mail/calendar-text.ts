/** The properties of a calendar entry that hold what somebody wrote (RFC 5545, section 3.8.1). */
const written = /^(?:COMMENT|DESCRIPTION|SUMMARY)(?:;[^:\n]*)?:(.*)$/gim;

/** Returns what a calendar file says to a person, for mails that are nothing else, such as an accepted invitation. */
export function calendarText(file: string): string {
  const lines = file.replaceAll(/\r?\n[ \t]/g, '');
  return [...lines.matchAll(written)].map(([, text = '']) => unescaped(text)).join('\n');
}

/** Section 3.3.11. */
function unescaped(text: string): string {
  return text.replaceAll(/\\([nN\\;,])/g, (_escape, letter: string) =>
    letter.toLowerCase() === 'n' ? '\n' : letter,
  );
}
