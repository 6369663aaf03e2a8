/** Lets the device vibrate shortly, where it can: a tap that was taken is felt without looking. */
export function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate(40);
}
