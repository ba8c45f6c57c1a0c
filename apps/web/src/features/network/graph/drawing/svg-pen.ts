import type { Size } from '../model/viewport.ts';
import type { Pen } from './sheet.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML 1.0 takes it: control characters, which it has no way to write, are left out. */
export const escapeXml = (words: string): string =>
  words
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

const write = (value: number) => String(Math.round(value * 100) / 100);
/** How far the baseline is below the top of the letters, in sizes of the font. */
const ascent = 0.85;

type Measure = (words: string, font: string) => number;

/** A pen that writes SVG instead of drawing: as much of a canvas as the graph uses. Full circles are its only arcs. */
export function createSvgPen({ width, height }: Size, measure: Measure): { readonly pen: Pen; toSvg(): string } {
  const parts: string[] = [];
  let path = '';
  let dashes: readonly number[] = [];

  const opacity = () => (pen.globalAlpha === 1 ? '' : ` opacity="${write(pen.globalAlpha)}"`);
  const stroke = () =>
    `fill="none" stroke="${escapeXml(String(pen.strokeStyle))}" stroke-width="${write(pen.lineWidth)}"${
      dashes.length > 0 ? ` stroke-dasharray="${dashes.map(write).join(' ')}"` : ''
    }`;
  const fill = () => `fill="${escapeXml(String(pen.fillStyle))}"`;
  const addPath = (look: string) => path !== '' && parts.push(`<path d="${path}" ${look}${opacity()}/>`);
  function addText(words: string, x: number, y: number, look: string) {
    const size = Number.parseFloat(pen.font);
    const at = `x="${write(x)}" y="${write(y + size * ascent)}" font-size="${write(size)}"`;
    parts.push(`<text ${at} ${look} stroke-linejoin="round"${opacity()}>${escapeXml(words)}</text>`);
  }

  const pen: Pen = {
    fillStyle: '#000',
    strokeStyle: '#000',
    lineWidth: 1,
    globalAlpha: 1,
    font: '12px sans-serif',
    textAlign: 'left',
    textBaseline: 'top',
    lineJoin: 'round',
    beginPath() {
      path = '';
    },
    moveTo(x, y) {
      path += `M${write(x)} ${write(y)}`;
    },
    lineTo(x, y) {
      path += `L${write(x)} ${write(y)}`;
    },
    closePath() {
      path += 'Z';
    },
    arc(x, y, radius) {
      const [r, across] = [write(radius), write(2 * radius)];
      path += `M${write(x - radius)} ${write(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
    },
    fill: () => void addPath(fill()),
    stroke: () => void addPath(stroke()),
    fillRect(x, y, wide, high) {
      const box = `x="${write(x)}" y="${write(y)}" width="${write(wide)}" height="${write(high)}"`;
      parts.push(`<rect ${box} ${fill()}${opacity()}/>`);
    },
    fillText: (words, x, y) => addText(words, x, y, fill()),
    strokeText: (words, x, y) => addText(words, x, y, stroke()),
    measureText: (words) => ({ width: measure(words, pen.font) }),
    setLineDash(next) {
      dashes = [...next];
    },
  };

  return {
    pen,
    toSvg: () =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
      `width="${width}" height="${height}" font-family="IBM Plex Sans, sans-serif">${parts.join('\n')}</svg>\n`,
  };
}
