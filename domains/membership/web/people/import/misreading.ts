/** Which byte each character of Windows-1252 stands for, beyond ASCII. */
const bytes = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = 128 + index;
    return [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte];
  }),
);

/**
 * Takes back what became of a text in UTF-8 that a program read as Windows-1252 and saved: “TÄ\u0081ne”, “JosÃ©”. What that cannot have
 * happened to stays as it is.
 */
export function withoutMisreading(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]{2,}/gu, (run) => {
    const read = [...run].map((character) => bytes.get(character));
    if (!read.every((byte) => byte !== undefined)) return run;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(read));
    } catch {
      return run; // it was read as it was written
    }
  });
}
