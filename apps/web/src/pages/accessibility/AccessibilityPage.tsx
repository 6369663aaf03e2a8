import { productName as product } from '#lib/browser/page.ts';
import { titleTexts } from '#texts/titles.ts';
import { LinkFrame } from '#ui/layout/LinkFrame.tsx';
import classes from './AccessibilityPage.module.css';
import { notMet } from './not-met.ts';
import { accessibilityTexts } from './texts.ts';

/** What of the interface everybody can use, and what not yet, in plain words (product 14.60). */
export function AccessibilityPage() {
  return (
    <LinkFrame>
      <article className={classes.text}>
        <h1>{titleTexts.accessibility}</h1>
        <p>{accessibilityTexts.everybody({ product })}</p>
        <h2>{accessibilityTexts.works}</h2>
        <ul>
          <li>{accessibilityTexts.keyboard}</li>
          <li>{accessibilityTexts.largeText}</li>
          <li>{accessibilityTexts.darkOrLight}</li>
          <li>{accessibilityTexts.ownColours}</li>
          <li>{accessibilityTexts.motion}</li>
          <li>{accessibilityTexts.signs}</li>
        </ul>
        <h2>{accessibilityTexts.worksNot}</h2>
        <ul>
          {notMet.map((criterion) => (
            <li key={criterion}>
              {accessibilityTexts.notMet(criterion)} ({criterion})
            </li>
          ))}
        </ul>
        <h2>{accessibilityTexts.known}</h2>
        <p>{accessibilityTexts.judged({ product })}</p>
        <h2>{accessibilityTexts.write}</h2>
        <p>{accessibilityTexts.whomToWrite({ product })}</p>
      </article>
    </LinkFrame>
  );
}
