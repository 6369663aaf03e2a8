/** Returns a duration as a clock shows it: `1:42:07`. A negative one is nothing. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000) % 60;
  return `${elapsedMinutesText(milliseconds)}:${twoDigits(Math.max(0, seconds))}`;
}

/** The same without seconds: `1:42`. */
export function elapsedMinutesText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
