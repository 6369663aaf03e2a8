import { productName } from '../lib/page.ts';

/** The layout in outline while it loads. Plain CSS (start.css): it comes with the sign-in screen, which has a budget (design 7). */
export function LoadingFrame() {
  return (
    <main className="loading-frame">
      <h1 className="loading-bar">{productName}</h1>
      <div className="loading-rows" role="status" aria-label="Loading">
        <div />
        <div />
        <div />
      </div>
    </main>
  );
}
