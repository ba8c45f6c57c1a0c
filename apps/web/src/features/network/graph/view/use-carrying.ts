import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../../text/loaders/intelligence.ts';
import type { Picture } from '../drawing/sheet.ts';
import { type Point, toNetwork, toScreen } from '../model/viewport.ts';
import type { useGraphView } from '../use-graph-view.ts';

/** `byKey`: no pointer is there, so that it is said which record it is. `carried`: where it is held meanwhile. */
export type Hovered = {
  readonly index: number;
  readonly at: Point;
  readonly byKey?: boolean;
  readonly carried?: Point;
};

type Options = {
  readonly graph: ReturnType<typeof useGraphView>;
  readonly picture: Picture;
  readonly hovered: Hovered | undefined;
  readonly onHover: (hovered: Hovered | undefined) => void;
  /** Single clicks pick a record up and put it down. */
  readonly isPlacing: boolean;
  readonly onPutDown: (id: string, to: Point) => void;
};

/** Pixels that an arrow key carries a record. */
const step = 20;

/** Moves one record without dragging it: M and the arrow keys, or one click to pick it up and one to put it down. */
export function useCarrying({ graph, picture, hovered, onHover, isPlacing, onPutDown }: Options) {
  const text = useMessages(graphViewWords).carrying;
  const held = hovered?.carried;
  const node = hovered && held && picture.scene.nodes[hovered.index];

  function hold(index: number, carried: Point) {
    onHover({ index, at: toScreen(graph.view(), graph.size(), carried), byKey: true, carried });
  }

  function pickUp(id: string | undefined): boolean {
    const index = id === undefined ? undefined : picture.scene.indexById.get(id);
    if (index === undefined) return false;
    hold(index, { x: picture.positions[index * 2] ?? 0, y: picture.positions[index * 2 + 1] ?? 0 });
    return true;
  }

  function putDown(to: Point) {
    onHover(undefined);
    if (!node) return;
    graph.hold();
    onPutDown(node.id, to);
  }

  /** What is held follows the pointer; false where nothing is held. */
  function follow(at: Point | undefined): boolean {
    if (at && hovered && held) hold(hovered.index, toNetwork(graph.view(), graph.size(), at));
    return held !== undefined;
  }

  /** A single click of a pointer; false where it means something else. */
  function tap(at: Point, id: string | undefined): boolean {
    if (held) putDown(toNetwork(graph.view(), graph.size(), at));
    else if (isPlacing) pickUp(id);
    return held !== undefined || isPlacing;
  }

  /** A key for `marked`, the record that M picks up; false where it means something else. */
  function press(key: string, marked: string | undefined): boolean {
    if (!held || !hovered) return key.toLowerCase() === 'm' && pickUp(marked);
    const far = step / graph.view().scale;
    const by = (x: number, y: number) => () => hold(hovered.index, { x: held.x + x * far, y: held.y + y * far });
    const meanings: Readonly<Record<string, () => void>> = {
      ArrowLeft: by(-1, 0),
      ArrowRight: by(1, 0),
      ArrowUp: by(0, -1),
      ArrowDown: by(0, 1),
      Enter: () => putDown(held),
      m: () => putDown(held),
      Escape: () => onHover(undefined),
    };
    meanings[key]?.();
    return Object.hasOwn(meanings, key);
  }

  const said = node ? text.putDown(node.name) : isPlacing && text.pickUp;
  return { isHolding: node !== undefined, follow, tap, press, said };
}
