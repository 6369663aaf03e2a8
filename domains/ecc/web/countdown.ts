const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Formats the milliseconds left until a moment as a clock: `08:51`, `1:13:05`; `00:00` after it has passed. */
export function formatCountdown(left: number): string {
  const rest = Math.max(0, left);
  const hours = Math.floor(rest / hour);
  const clock = `${pad((rest % hour) / minute)}:${pad((rest % minute) / second)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

function pad(count: number): string {
  return String(Math.floor(count)).padStart(2, '0');
}
