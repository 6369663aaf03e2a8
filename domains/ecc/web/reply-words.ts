/** The lines with which mail programs begin what they quote. */
const quoteBegins = /^(>|-{2,}\s*Original Message|From:\s|_{10,}|On\b.*\bwrote:\s*$)/i;

/** Returns what somebody wrote in a mail, without what it quotes below. */
export function wordsOf(text: string): string {
  const lines = text.split(/\r?\n/);
  const quote = lines.findIndex((line) => quoteBegins.test(line.trim()));
  return (quote < 0 ? lines : lines.slice(0, quote)).join('\n').trim();
}
