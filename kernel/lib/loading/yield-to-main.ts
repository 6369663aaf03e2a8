/** Lets the browser paint and handle input before the next piece of work, so that a slow phone stays responsive. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
