/** The mailbox's style sheet, with the product's dark colours. */
export const style = `
html { background: #0b1119; color: #e6ebf2; font: 16px/1.5 'Hanken Grotesk', 'Segoe UI', system-ui, sans-serif; }
body { margin: 0 auto; max-width: 640px; padding: 32px 20px; font-variant-numeric: tabular-nums; }
h1 { margin: 0; font-size: 20px; font-weight: 620; line-height: 1.3; overflow-wrap: anywhere; }
p { margin: 4px 0; }
a { color: #ffbe3d; border-radius: 8px; }
a:focus-visible, iframe:focus-visible { outline: 2px solid #ffbe3d; outline-offset: 2px; }
.quiet, .head p, .when { color: #8f9db2; }
.head { padding: 0 4px 20px; font-size: 14px; }
.head b { color: #e6ebf2; }
.head nav { display: flex; justify-content: space-between; margin-bottom: 8px; }
.head nav a { padding: 12px 0; }
.empty { padding: 20px; color: #aab5c5; font-style: italic; }
.list { margin: 0; padding: 0; list-style: none; background: #111925; border: 1px solid #1f2b3c; border-radius: 12px; }
.list li + li { border-top: 1px solid #1f2b3c; }
.list a { display: grid; gap: 0 20px; padding: 14px 20px; color: inherit; text-decoration: none; }
.list a:hover { background: #212e40; }
.list .when, .list .quiet { font-size: 14px; }
.list .subject { font-weight: 500; overflow-wrap: anywhere; }
.reader { box-sizing: border-box; display: flex; flex-direction: column; height: 100dvh; min-height: 480px; }
.reader main { flex: 1; min-height: 0; display: flex; }
iframe { flex: 1; width: 100%; border: 0; border-radius: 12px; color-scheme: light; }
pre { flex: 1; margin: 0; padding: 20px; overflow: auto; background: #070b12; border-radius: 12px; font: 14px/1.6 ui-monospace, 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
footer { display: flex; flex-wrap: wrap; gap: 8px; padding-top: 12px; }
.attachment { padding: 12px 14px; border: 1px solid #33435a; color: #e6ebf2; font-size: 14px; line-height: 20px; text-decoration: none; }
.attachment:hover { background: #212e40; }
.gallery { max-width: none; }
.gallery section { margin-bottom: 48px; }
.gallery h2 { margin: 0; font-size: 18px; }
.emails { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
.emails iframe { flex: none; height: 860px; border-radius: 0; }
.emails iframe[width='320'] { width: 320px; }
.emails iframe[width='600'] { width: 600px; }
.emails pre { flex: 1 0 320px; max-width: 600px; }
@media (min-width: 768px) {
  .list a { grid-template-columns: 176px 1fr; }
  .list .quiet { grid-column: 2; }
  .list .when { border-right: 1px solid #33435a; grid-row: 1 / 3; font-size: 16px; }
}
@media (max-width: 767px) { body { padding: 20px 12px; } }
`;
