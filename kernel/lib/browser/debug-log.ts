/** Writes a line that the browser's console shows at its verbose level only. */
export function debugLog(message: string): void {
  console.debug(message);
}
