import type { Scene } from '../model/scene.ts';
import type { Size, Viewport } from '../model/viewport.ts';
import type { GraphColors } from './graph-colors.ts';

type Drawing = 'beginPath' | 'moveTo' | 'lineTo' | 'closePath' | 'arc' | 'fill' | 'stroke' | 'setLineDash';
type Writing = 'fillRect' | 'fillText' | 'strokeText' | 'font' | 'textAlign' | 'textBaseline';
type Look = 'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineJoin' | 'globalAlpha';

/** What is drawn with: a canvas of the page, one beside it, or what writes SVG. */
export type Pen = Pick<CanvasRenderingContext2D, Drawing | Writing | Look> & {
  measureText(words: string): { readonly width: number };
};

/** The network as it is drawn, without what the pointer adds to it. */
export type Picture = {
  readonly scene: Scene;
  /** x and y by turns, one pair for each node. */
  readonly positions: Float32Array;
  /** Ids of the lines of a path; everything else steps back while there is one. */
  readonly pathLines: ReadonlySet<string>;
  readonly pathNodes: ReadonlySet<string>;
  readonly selected: string | undefined;
  /** Ids of what the next action is for. */
  readonly chosen: ReadonlySet<string>;
  /** What the colors of nodes say. */
  readonly palette: 'tones' | 'community' | 'heat';
  readonly pinned: ReadonlySet<string>;
  /** The word for a type of connection, in the person's language. */
  readonly wordFor: (type: string) => string;
};

export type Sheet = { readonly pen: Pen; readonly size: Size; readonly view: Viewport; readonly colors: GraphColors };

/** Where a point of the network is on the sheet, in pixels. */
export const screenX = ({ view, size }: Sheet, x: number) => (x - view.x) * view.scale + size.width / 2;
export const screenY = ({ view, size }: Sheet, y: number) => (y - view.y) * view.scale + size.height / 2;
