/** What a list without options says; a list box must have one. */
export function NoOption({ children }: { children: string }) {
  return (
    <span role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
      {children}
    </span>
  );
}
