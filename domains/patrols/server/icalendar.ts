/** Writes iCalendar files (RFC 5545), whose lines are properties (product 10.5). */

/** The most octets that a line has, its end not counted (section 3.1). */
const maxOctets = 75;

/** Returns a property whose value is text (section 3.3.11). */
export function textProperty(name: string, text: string): string {
  return `${name}:${text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')}`;
}

/** Returns an instant in UTC, `20261124T080000Z` (section 3.3.5). */
export function utcTime(instant: string): string {
  return `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Returns a parameter's value, encoded (RFC 6868), since its quoted form has no escape for a quote. */
export function parameterValue(text: string): string {
  return `"${text
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replaceAll(/\r\n|\r|\n/g, '^n')}"`;
}

/** Returns the lines as a file. What is too long for a line goes on in the next, after a blank. */
export function fileOfLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  if (Buffer.byteLength(line) <= maxOctets) return line;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const isFull = octets + size > maxOctets;
    text += isFull ? `\r\n ${character}` : character;
    octets = isFull ? 1 + size : octets + size;
  }
  return text;
}
