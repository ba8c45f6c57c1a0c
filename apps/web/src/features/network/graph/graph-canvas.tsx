import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { GraphColors } from './drawing/graph-colors.ts';
import type { Picture } from './drawing/sheet.ts';
import styles from './graph.module.css';
import { createHitGrid } from './model/hit-grid.ts';
import { nodeScale, type Point, pan, toNetwork, toScreen } from './model/viewport.ts';
import { NodeTip } from './node-tip.tsx';
import { isInside } from './selection/inside.ts';
import { useGestures } from './use-gestures.ts';
import { useGraphView } from './use-graph-view.ts';
import { type Hovered, useCarrying } from './view/use-carrying.ts';

export type GraphHandle = {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  /** The colours on the screen; null where nothing can be drawn. */
  readonly colors: () => GraphColors | null;
};

type Props = {
  readonly picture: Picture;
  /** A new one is shown whole. */
  readonly subject: string;
  /** How long the arrangement took, in milliseconds; read by measurements. */
  readonly layoutMs: number | undefined;
  /** What is in sight stays while records come and go. */
  readonly isSteady: boolean;
  /** Single clicks pick a record up and put it down. */
  readonly isPlacing: boolean;
  readonly onSelect: (id: string | undefined) => void;
  readonly onOpen: (id: string) => void;
  /** Records that someone drew a line around. */
  readonly onChoose: (indexes: readonly number[]) => void;
  /** A node that was clicked with Shift. */
  readonly onToggle: (id: string) => void;
  readonly onMove: (id: string, to: Point, isDropped: boolean) => void;
  /** A key that is not about moving around; true if it meant something. */
  readonly onKey: (key: string) => boolean;
  readonly ref?: Ref<GraphHandle>;
};

const step = 60;
const closer = 1.25;
const lineDelta = 1;
/** In a network of more nodes only a mark follows the hand that carries one; all else is drawn anew once it is put down. */
const carriedFrom = 500;

/** The network as a picture to move around in. Whatever can be done here can be done in list and table as well. */
export function GraphCanvas({
  picture,
  subject,
  layoutMs,
  isSteady,
  isPlacing,
  onSelect,
  onOpen,
  onChoose,
  onToggle,
  onMove,
  onKey,
  ref,
}: Props) {
  const { graph: text } = useMessages(networkWords);
  const format = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hovered, setHovered] = useState<Hovered | undefined>();
  const [lasso, setLasso] = useState<readonly Point[]>([]);
  const graph = useGraphView({
    canvas,
    picture,
    subject,
    hovered: hovered?.index,
    carried: hovered?.carried,
    isSteady,
  });
  // Made when it is first asked for: while nodes are in motion no one asks.
  const grid = useMemo(() => lazily(() => createHitGrid(picture.positions)), [picture.positions]);
  useImperativeHandle(ref, () => ({ zoom: graph.zoom, fit: graph.showAll, colors: graph.colors }));

  const tip = hovered && picture.scene.nodes[hovered.index];
  const marked = hovered?.byKey ? tip : undefined;
  const carrying = useCarrying({
    graph,
    picture,
    hovered,
    onHover: setHovered,
    isPlacing,
    onPutDown: (id, to) => onMove(id, to, true),
  });
  const letGo = () => setHovered((before) => (before?.carried ? before : undefined));

  function nodeIndexAt(point: Point): number | undefined {
    const { scale } = graph.view();
    const reach = Math.max(10, 16 * nodeScale(scale)) / scale;
    return grid().nearest(toNetwork(graph.view(), graph.size(), point), reach);
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    letGo();
    const speed = event.deltaMode === lineDelta ? 0.05 : 0.0015;
    graph.zoom(Math.exp(-event.deltaY * speed), { x: event.offsetX, y: event.offsetY });
  });
  useEffect(() => {
    const element = canvas.current;
    const hear = (event: WheelEvent) => onWheel(event);
    // React listens passively, and the page would scroll away meanwhile.
    element?.addEventListener('wheel', hear, { passive: false });
    return () => element?.removeEventListener('wheel', hear);
  }, []);

  const gestures = useGestures({
    view: graph.view,
    size: graph.size,
    onView(next) {
      letGo();
      graph.show(next);
    },
    nodeAt(point) {
      const index = nodeIndexAt(point);
      return index === undefined ? undefined : picture.scene.nodes[index]?.id;
    },
    onHover(at) {
      if (carrying.follow(at)) return;
      const index = at && nodeIndexAt(at);
      setHovered((before) => {
        if (!at || index === undefined) return undefined;
        return before?.index === index ? before : { index, at };
      });
    },
    onDragNode(id, to, isDropped) {
      graph.hold();
      const index = picture.scene.indexById.get(id);
      const isCarried = !isDropped && index !== undefined && picture.scene.nodes.length > carriedFrom;
      setHovered(isCarried ? { index, at: toScreen(graph.view(), graph.size(), to), carried: to } : undefined);
      if (!isCarried) onMove(id, to, isDropped);
    },
    onTap: carrying.tap,
    onClick: onSelect,
    onDoubleClick: onOpen,
    onToggle,
    onLasso(line, isClosed) {
      setHovered(undefined);
      setLasso(isClosed ? [] : line);
      if (!isClosed) return;
      const [view, size] = [graph.view(), graph.size()];
      const { positions, scene } = picture;
      const at = (index: number) => ({ x: positions[index * 2] ?? 0, y: positions[index * 2 + 1] ?? 0 });
      onChoose([...scene.nodes.keys()].filter((index) => isInside(toScreen(view, size, at(index)), line)));
    },
  });

  /** Marks the next record of the picture, or the one before, and brings it into sight. */
  function mark(by: 1 | -1) {
    const { positions, scene } = picture;
    if (scene.nodes.length === 0) return;
    const from = hovered?.index ?? scene.indexById.get(picture.selected ?? '');
    const start = from ?? (by === 1 ? -1 : 0);
    const index = (start + by + scene.nodes.length) % scene.nodes.length;
    const place = { x: positions[index * 2] ?? 0, y: positions[index * 2 + 1] ?? 0 };
    const [{ width, height }, at] = [graph.size(), toScreen(graph.view(), graph.size(), place)];
    const isInSight = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
    if (!isInSight) graph.show(pan(graph.view(), width / 2 - at.x, height / 2 - at.y));
    setHovered({ index, at: toScreen(graph.view(), graph.size(), place), byKey: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (carrying.press(event.key, marked?.id ?? picture.selected)) return event.preventDefault();
    const by = (x: number, y: number) => () => graph.show(pan(graph.view(), x, y));
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: by(step, 0),
      ArrowRight: by(-step, 0),
      ArrowUp: by(0, step),
      ArrowDown: by(0, -step),
      '+': () => graph.zoom(closer),
      '=': () => graph.zoom(closer),
      '-': () => graph.zoom(1 / closer),
      '0': graph.showAll,
      '.': () => mark(1),
      ',': () => mark(-1),
      ...(marked && { Enter: () => onSelect(marked.id) }),
    };
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    move?.();
    if (move || onKey(event.key)) event.preventDefault();
  }

  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved around in by keys.
      tabIndex={0}
      role="application"
      aria-label={text.canvas}
      aria-description={text.keys}
      className={styles.frame}
      onKeyDown={onKeyDown}
    >
      <canvas
        {...gestures}
        ref={canvas}
        className={styles.canvas}
        data-layout-ms={layoutMs === undefined ? undefined : Math.round(layoutMs)}
        data-hovering={tip ? true : undefined}
      />
      {lasso.length > 1 && (
        <svg aria-hidden className={styles.lasso}>
          <polygon points={lasso.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
      )}
      {hovered && tip && <NodeTip node={tip} at={hovered.at} />}
      <VisuallyHidden>
        <span role="status">
          {!carrying.isHolding &&
            marked &&
            (marked.isGroup ? text.groupName(marked.name, format.number(marked.count)) : marked.name)}
        </span>
      </VisuallyHidden>
      <p role="status" className={carrying.said ? styles.progress : undefined}>
        {carrying.said}
      </p>
    </div>
  );
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
