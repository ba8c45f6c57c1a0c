import { fingerprint } from '../../secrets.ts';
import { fontFaces } from './fonts.ts';

/** The console's look, as far as these pages need it, with its own names of colours and sizes. */
const stylesheet = `
${fontFaces}
:root {
  color-scheme: light dark;
  --bg: light-dark(#efece4, #0f1214);
  --surface: light-dark(#faf8f3, #15191c);
  --raised: light-dark(#ffffff, #1b2024);
  --inset: light-dark(#e9e5db, #22282d);
  --line: light-dark(#dcd7cb, #272e33);
  --line-control: light-dark(#7d7a70, #727d85);
  --text-hi: light-dark(#14181a, #efeae0);
  --text: light-dark(#2b3033, #d0cdc5);
  --text-mid: light-dark(#4d5457, #a9aba8);
  --text-low: light-dark(#5d6467, #8e9496);
  --primary: light-dark(#1d2326, #e9e2d3);
  --primary-hover: light-dark(#000000, #f7f2e7);
  --on-primary: light-dark(#f7f3ea, #14181a);
  --focus: light-dark(#0b7a65, #9fe3d2);
  --accent: light-dark(#0f6655, #86cdbb);
  --danger: light-dark(#a3202b, #ff8a8a);
  --sans: "IBM Plex Sans Variable", "IBM Plex Sans", "IBM Plex Sans JP", system-ui, "Segoe UI", "Hiragino Sans",
    "Noto Sans JP", sans-serif;
  --mono: "IBM Plex Mono", ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
  --control: 36px;
}
[data-theme="dark"] { color-scheme: dark; }
[data-theme="light"] { color-scheme: light; }
@media (pointer: coarse) { :root { --control: 44px; } }
@media (prefers-contrast: more) {
  :root { --line: var(--line-control); --text: var(--text-hi); --text-mid: var(--text-hi); --text-low: var(--text-hi); }
}
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--bg); color: var(--text); -webkit-text-size-adjust: 100%; }
body { margin: 0; font: 400 0.875rem / 1.4 var(--sans); }
h1, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--text-hi); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
svg { display: block; flex: none; }

.bar {
  display: flex; align-items: center; gap: 0.5rem; min-height: 52px; padding: 0 1.5rem;
  border-bottom: 1px solid var(--line); color: var(--text-hi); font-size: 1rem; font-weight: 600;
}
.bar svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 3; stroke-linecap: round; }
.bar svg :last-child { stroke: var(--accent); }
main {
  display: grid; gap: 1.25rem; align-content: start; width: 100%; max-width: 420px;
  margin: 0 auto; padding: clamp(1.5rem, 10vh, 112px) 1rem 2rem;
}
header { display: grid; gap: 0.5rem; min-width: 0; }
h1 { color: var(--text-hi); font-size: 1.875rem; font-weight: 300; line-height: 1.15; }
header p, .quiet { color: var(--text-mid); font-size: 0.8125rem; line-height: 1.55; overflow-wrap: anywhere; }
form, .stack { display: grid; gap: 1rem; min-width: 0; }
.choices { display: grid; gap: 0.5rem; }
.question { color: var(--text-hi); line-height: 1.55; overflow-wrap: anywhere; }
.code { width: 220px; max-width: 100%; margin: 0 auto; border-radius: 4px; }
.code .light { fill: #ffffff; }
.code .dark { fill: #000000; }
.field { display: grid; gap: 0.25rem; min-width: 0; }
label { color: var(--text-mid); font-size: 0.8125rem; font-stretch: 88%; cursor: pointer; }
input {
  width: 100%; min-height: var(--control); padding: 0 0.75rem; border: 1px solid var(--line-control);
  border-radius: 4px; background: var(--raised); color: var(--text-hi); font: inherit;
}
@media (pointer: coarse) { input { font-size: 1rem; } }
input[aria-invalid="true"] { border-color: var(--danger); }
.hint, .error { font-size: 0.75rem; }
.hint { color: var(--text-low); }
.error { color: var(--danger); }
button {
  min-height: var(--control); padding: 0 1rem; border: 1px solid transparent; border-radius: 4px;
  background: var(--primary); color: var(--on-primary); font: inherit; font-size: 0.8125rem; font-weight: 500;
  cursor: pointer; transition: background 80ms cubic-bezier(0.2, 0, 0, 1);
}
button:hover { background: var(--primary-hover); }
.choice { border-color: var(--line-control); background: transparent; color: var(--text-hi); text-align: left; }
.choice:hover, .show:hover { background: var(--inset); }
.show { border-color: var(--line-control); background: transparent; color: var(--text-hi); }
.links { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; }
.choice:hover { background: var(--inset); }
.banner {
  display: grid; gap: 0.5rem; padding: 0.75rem; border: 1px solid var(--danger); border-left-width: 4px;
  border-radius: 4px; background: var(--surface); color: var(--text-hi); font-size: 0.8125rem; overflow-wrap: anywhere;
}
.secret { background: var(--inset); font-family: var(--mono); font-size: 0.8125rem; }
@media (max-width: 480px) { .bar { padding: 0 1rem; } main { padding-top: 2.5rem; } }
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;

/** The URL for browsers: a changed look has another URL, so each may be cached forever. */
export const stylesheetPath = '/hosted-login.css';
export const stylesheetVersion = fingerprint(stylesheet).slice(0, 12);

export const serveStylesheet = (): Response =>
  new Response(stylesheet, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  });
