import type { LinkButtonProps } from '#platform/mail/template/parts.tsx';

/** Returns the buttons of a mail that asks for an answer: Decline opens the page with its question (product 6.8). */
export function answerButtons(page: string): LinkButtonProps[] {
  const declining = new URL(page);
  declining.searchParams.set('answer', 'decline');
  return [
    { href: page, label: 'Accept' },
    { href: declining.href, label: 'Decline', quiet: true },
  ];
}

/** Returns the button of a mail to somebody who has accepted. */
export function changeButton(href: string): LinkButtonProps {
  return { href, label: 'Change your answer', quiet: true };
}
