import type { Point, Size, Viewport } from '../model/viewport.ts';
import { drawMarks } from './draw-marks.ts';
import { drawScene } from './draw-scene.ts';
import type { GraphColors } from './graph-colors.ts';
import type { Picture } from './sheet.ts';

/** What is on the canvas at present. */
type Painting = {
  readonly picture: Picture;
  /** The index of the node under the pointer. */
  readonly hovered: number | undefined;
  /** Where the hand has it meanwhile, if it carries it. */
  readonly carried: Point | undefined;
  readonly view: Viewport;
  readonly colors: GraphColors;
};

// So much more than what is in sight is drawn beforehand, in pixels: moving then only shifts what is there.
const margin = 320;
const crispAfterMs = 120;
const slowMs = 12;

type Layer = {
  readonly canvas: OffscreenCanvas;
  readonly view: Viewport;
  readonly picture: Picture;
  readonly colors: GraphColors;
  readonly tookMs: number;
  /** Parts of it came into sight while someone moved around, and still lack names. */
  readonly isUnnamed: boolean;
};

/**
 * Draws when something has changed and at no other time. The network is drawn beside the page, larger than what is in
 * sight; while someone moves around, each frame only copies from there. That is what keeps 10,000 nodes in motion
 * where nothing but the processor draws.
 */
export function createPainter(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D) {
  let wanted: Painting | undefined;
  let layer: Layer | undefined;
  let spare: OffscreenCanvas | undefined;
  let frame = 0;
  let crispTimer: ReturnType<typeof setTimeout> | undefined;
  let size: Size = { width: 1, height: 1 };
  let ratio = 1;
  let frames = 0;

  function schedule() {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  const outer = (): Size => ({ width: size.width + 2 * margin, height: size.height + 2 * margin });

  function drawLayer({ picture, view, colors }: Painting): Layer | undefined {
    const began = performance.now();
    const whole = outer();
    const [width, height] = [Math.ceil(whole.width * ratio), Math.ceil(whole.height * ratio)];
    const isFitting = layer?.canvas.width === width && layer.canvas.height === height;
    const sheet = layer && isFitting ? layer.canvas : new OffscreenCanvas(width, height);
    const own = sheet.getContext('2d', { alpha: false });
    if (!own) return undefined;
    own.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawScene({ pen: own, size: whole, view, colors }, picture);
    return { canvas: sheet, view, picture, colors, tookMs: performance.now() - began, isUnnamed: false };
  }

  /** The layer further on: what stays in sight is copied, and only what comes into it is drawn. */
  function shiftLayer(before: Layer, { view }: Painting): Layer | undefined {
    const whole = outer();
    const { picture, colors } = before;
    // Whole pixels of the device, or the copy would be smeared.
    const by = (from: number, to: number) => Math.round((from - to) * view.scale * ratio) / ratio;
    const [x, y] = [by(before.view.x, view.x), by(before.view.y, view.y)];
    if (Math.abs(x) >= whole.width || Math.abs(y) >= whole.height) return undefined;
    const sheet = spare ?? new OffscreenCanvas(before.canvas.width, before.canvas.height);
    const own = sheet.getContext('2d', { alpha: false });
    if (!own) return undefined;
    spare = before.canvas;
    own.setTransform(1, 0, 0, 1, 0, 0);
    own.drawImage(before.canvas, x * ratio, y * ratio);
    const middle = { x: before.view.x - x / view.scale, y: before.view.y - y / view.scale };
    const strip = (left: number, top: number, width: number, height: number) => {
      if (width === 0 || height === 0) return;
      own.save();
      own.setTransform(ratio, 0, 0, ratio, left * ratio, top * ratio);
      own.beginPath();
      own.rect(0, 0, width, height);
      own.clip();
      const at = {
        x: middle.x + (left + width / 2 - whole.width / 2) / view.scale,
        y: middle.y + (top + height / 2 - whole.height / 2) / view.scale,
        scale: view.scale,
      };
      drawScene({ pen: own, size: { width, height }, view: at, colors }, picture, false);
      own.restore();
    };
    strip(x > 0 ? 0 : whole.width + x, 0, Math.abs(x), whole.height);
    strip(0, y > 0 ? 0 : whole.height + y, whole.width, Math.abs(y));
    return { ...before, canvas: sheet, view: { ...middle, scale: view.scale }, isUnnamed: true };
  }

  function isUsable(present: Layer, { picture, view, colors }: Painting): boolean {
    if (present.picture !== picture || present.colors !== colors) return false;
    const factor = view.scale / present.view.scale;
    // What lacks names is drawn anew once the hand rests.
    if (present.isUnnamed && crispTimer === undefined) return false;
    if (factor !== 1) return present.tookMs > slowMs && crispTimer !== undefined && factor > 0.4 && factor < 2.5;
    const [x, y] = [Math.abs(view.x - present.view.x) * view.scale, Math.abs(view.y - present.view.y) * view.scale];
    return x <= margin && y <= margin;
  }

  /** For a network that takes long to draw, while someone moves around in it; undefined where it has to be drawn whole. */
  function moveOn(present: Layer | undefined, next: Painting): Layer | undefined {
    if (!present || present.picture !== next.picture || present.colors !== next.colors) return undefined;
    const isMoved = present.view.x !== next.view.x || present.view.y !== next.view.y;
    const isResting = present.isUnnamed && crispTimer === undefined;
    if (present.tookMs <= slowMs || present.view.scale !== next.view.scale || !isMoved || isResting) return undefined;
    waitForRest();
    return shiftLayer(present, next);
  }

  function draw() {
    frame = 0;
    if (!wanted) return;
    if (!layer || !isUsable(layer, wanted)) layer = moveOn(layer, wanted) ?? drawLayer(wanted);
    if (!layer) return;
    copy(layer, wanted);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    const { picture, view, colors, hovered, carried } = wanted;
    drawMarks({ pen, size, view, colors }, { ...picture, hovered, carried });
    frames += 1;
    canvas.dataset.frames = String(frames);
    canvas.dataset.drawMs = layer.tookMs.toFixed(1);
  }

  function copy({ canvas: sheet, view: drawn, colors }: Layer, { view }: Painting) {
    const factor = view.scale / drawn.scale;
    const whole = outer();
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.fillStyle = colors.background;
    if (factor < 1) pen.fillRect(0, 0, size.width, size.height);
    const x = size.width / 2 - (whole.width / 2) * factor + (drawn.x - view.x) * view.scale;
    const y = size.height / 2 - (whole.height / 2) * factor + (drawn.y - view.y) * view.scale;
    // Whole pixels, or the copy would be smeared.
    const snap = (value: number) => Math.round(value * ratio) / ratio;
    pen.drawImage(sheet, snap(x), snap(y), whole.width * factor, whole.height * factor);
  }

  /** While someone zooms, a slow network is only stretched; it is drawn anew when the hand rests. */
  function waitForRest() {
    clearTimeout(crispTimer);
    crispTimer = setTimeout(() => {
      crispTimer = undefined;
      schedule();
    }, crispAfterMs);
  }

  return {
    paint(next: Painting) {
      if (wanted && (wanted.view.scale !== next.view.scale || layer?.isUnnamed)) waitForRest();
      wanted = next;
      schedule();
    },
    resize(next: Size, devicePixels: number) {
      size = next;
      ratio = devicePixels;
      canvas.width = Math.max(1, Math.round(next.width * devicePixels));
      canvas.height = Math.max(1, Math.round(next.height * devicePixels));
      [layer, spare] = [undefined, undefined];
      schedule();
    },
    end() {
      cancelAnimationFrame(frame);
      clearTimeout(crispTimer);
    },
  };
}

export type Painter = ReturnType<typeof createPainter>;
