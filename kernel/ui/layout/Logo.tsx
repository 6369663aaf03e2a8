/** An open book with a beam of light. Hidden from screen readers, as the product's name is always beside it. */
export function Logo({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M16 14.6 5.6 5.2a14 14 0 0 1 20.8 0Z" fill="var(--amber-1)" />
      <path d="M15.2 18.4C12 15.7 7.2 14.4 1.6 14.6v12.2c5.6-.2 10.4 1.1 13.6 3.8Z" fill="var(--amber-5)" />
      <path d="M16.8 18.4c3.2-2.7 8-4 13.6-3.8v12.2c-5.6-.2-10.4 1.1-13.6 3.8Z" fill="var(--amber-6)" />
    </svg>
  );
}
