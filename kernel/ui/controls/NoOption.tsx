/** The message of a list box without options. A list box must contain an option. */
export function NoOption({ children }: { children: string }) {
  return (
    <span role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
      {children}
    </span>
  );
}
