/** What a browser tells of its connection, where it does (WICG Network Information API). */
interface Connection {
  /** Whether the person asked to save data. */
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether nothing is to be fetched that was not asked for: the person saves data, or the line is slow. */
export function isThrifty({ connection }: Pick<Navigator, 'connection'> = navigator): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
