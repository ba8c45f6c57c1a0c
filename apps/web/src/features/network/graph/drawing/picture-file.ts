import { fit, type Size } from '../model/viewport.ts';
import { drawMarks } from './draw-marks.ts';
import { drawScene } from './draw-scene.ts';
import type { GraphColors } from './graph-colors.ts';
import type { Pen, Picture } from './sheet.ts';
import { createSvgPen } from './svg-pen.ts';

export type PictureFormat = 'png' | 'svg';
type FileFormat = PictureFormat | 'graphml' | 'gexf';

/** What the file of a picture is called; `day` is `YYYY-MM-DD`. */
export const pictureName = (day: string, format: FileFormat) => `entity-network-${day}.${format}`;

// Enough to print on A3.
const size: Size = { width: 2_400, height: 1_600 };

function drawWhole(pen: Pen, picture: Picture, colors: GraphColors) {
  const sheet = { pen, size, view: fit(picture.positions, size), colors };
  drawScene(sheet, picture);
  drawMarks(sheet, { ...picture, hovered: undefined, carried: undefined });
}

/** The whole network as a picture, whatever part of it is in sight; null where this browser cannot draw it. */
export async function makePicture(picture: Picture, colors: GraphColors, format: PictureFormat): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  if (format === 'png') {
    drawWhole(pen, picture, colors);
    return canvas.convertToBlob({ type: 'image/png' });
  }
  const svg = createSvgPen(size, (words, font) => {
    pen.font = font;
    return pen.measureText(words).width;
  });
  drawWhole(svg.pen, picture, colors);
  return new Blob([svg.toSvg()], { type: 'image/svg+xml' });
}

/** Hands the browser a picture to keep. */
export function savePicture(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
