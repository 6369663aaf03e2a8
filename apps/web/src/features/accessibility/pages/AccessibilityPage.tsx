import { productName } from '../../../lib/browser/page.ts';
import { LinkFrame } from '../../../ui/layout/LinkFrame.tsx';
import { notMet } from '../not-met.ts';
import classes from './AccessibilityPage.module.css';

/** What of the interface everybody can use, and what not yet, in plain words (product 14.60). */
export function AccessibilityPage() {
  return (
    <LinkFrame>
      <article className={classes.text}>
        <h1>Accessibility</h1>
        <p>
          Everybody on a patrol should be able to use {productName}, however they see, hear, move or read. It
          follows the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, but for what is named
          below.
        </p>
        <h2>What Works</h2>
        <ul>
          <li>Everything works with a keyboard alone, and with a screen reader.</li>
          <li>Text can be twice as large, and a page fits a screen that is 320 pixels wide.</li>
          <li>
            It is dark, or light if your phone or computer is set so. The record of a patrol stays dark, for
            the car at night.
          </li>
          <li>
            The colours you have set yourself, as in Windows’ contrast themes, are used instead of ours.
          </li>
          <li>Nothing moves if your phone or computer is set to reduce motion.</li>
          <li>Nothing is said by colour alone, and buttons are large enough for a thumb.</li>
        </ul>
        <h2>What Does Not Yet</h2>
        <ul>
          {notMet.map(({ criterion, text }) => (
            <li key={criterion}>
              {text} ({criterion})
            </li>
          ))}
        </ul>
        <h2>How We Know</h2>
        <p>
          Those who make {productName} judged it on 26 November 2026. Each page is tested by a program, dark
          and light, on a phone and on a desktop, and the main tasks by keyboard. Nobody else has judged it,
          and no one who depends on a screen reader has yet told us how it is for them.
        </p>
        <h2>Write to Us</h2>
        <p>
          If something is hard to use, answer any mail that you got from your patrol group by {productName},
          or tell its coordinator. Say which page it was and what you use, such as the name of your screen
          reader. They pass it on to whoever runs {productName} for them, and can do for you meanwhile what
          you could not.
        </p>
      </article>
    </LinkFrame>
  );
}
