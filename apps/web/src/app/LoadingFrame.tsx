import { productName } from '../lib/page.ts';

/** The layout in outline while it loads. Plain CSS (start.css): it comes with the sign-in screen, which has a budget (design 7). */
export function LoadingFrame() {
  return (
    <div className="loading-frame" role="status" aria-label="Loading">
      <div className="loading-bar">{productName}</div>
      <div className="loading-rows">
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
