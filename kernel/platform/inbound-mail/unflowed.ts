/** The line before a signature, which is never continued (RFC 3676 section 4.3). */
const signature = '-- ';

/**
 * Joins the lines that the sender's program broke (RFC 3676): those that end in a blank. `deletes` leaves that
 * blank out.
 */
export function unflowed(text: string, deletes: boolean): string {
  const paragraphs: string[][] = [];
  let isContinued = false;
  for (const stuffed of text.split('\n')) {
    const line = stuffed.startsWith(' ') ? stuffed.slice(1) : stuffed;
    const paragraph = isContinued ? paragraphs.at(-1) : undefined;
    isContinued = line.endsWith(' ') && line !== signature;
    const kept = isContinued && deletes ? line.slice(0, -1) : line;
    if (paragraph) paragraph.push(kept);
    else paragraphs.push([kept]);
  }
  return paragraphs.map((lines) => lines.join('')).join('\n');
}
