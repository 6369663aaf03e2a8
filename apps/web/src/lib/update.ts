/** Whether a newer version waits to be installed. There is no such mechanism, so never (specification 1); the layout has its banner and item. */
export const updateAvailable: boolean = false;

/** Loads the application anew. */
export function installUpdate(): void {
  location.reload();
}
