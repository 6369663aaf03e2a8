import { productName } from '#lib/browser/page.ts';
import { actionTexts, feedbackTexts } from '#texts/shared.ts';

/**
 * The outline of the layout while it loads. After some seconds it says that this takes long (product 17.32). It uses plain CSS
 * (start.css), because it ships with the sign-in screen (product 15.6).
 */
export function LoadingFrame() {
  return (
    <main className="loading-frame">
      <h1 className="loading-bar">{productName}</h1>
      <div className="loading-rows" role="status" aria-label={feedbackTexts.loading}>
        <div />
        <div />
        <div />
      </div>
      <div className="loading-note">
        <p>{feedbackTexts.takesLong}</p>
        <a href={location.href}>{actionTexts.tryAgain}</a>
      </div>
    </main>
  );
}
