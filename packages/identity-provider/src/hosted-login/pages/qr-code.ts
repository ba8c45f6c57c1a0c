import { encode } from 'uqr';
import { type Html, html } from './html.ts';

// The quiet zone that the standard requires around the code; readers fail without it.
const quietModules = 4;

/** A QR code of this text, with a name for those who do not see it. Dark on light in every theme, as readers want it. */
export function drawQrCode(value: string, label: string): Html {
  const { data, size } = encode(value, { ecc: 'M', border: quietModules });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = String(size);
  return html`<svg class="code" viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}" shape-rendering="crispEdges">
<path class="light" d="M0 0h${side}v${side}H0z"/><path class="dark" d="${modules.join('')}"/></svg>`;
}
