import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import layout from '../../../ui/layout/layout.module.css';
import { addressOf, changeQuery } from '../crime-filter.ts';
import type { Cell } from './draw-map.ts';
import { cornersOf } from './hexagon-shape.ts';
import styles from './map.module.css';
import { type Drawn, useDrawing } from './map-drawing.ts';
import { findCell, useGestures, useSize, useWheel } from './map-gestures.ts';
import { panBy, type Size, toPoint, toScreen, type View, zoomAt } from './map-view.ts';

const stepPx = 60;
const closer = 1.4;

type Props = Drawn & {
  readonly query: CrimeQuery;
  readonly onSize: (size: Size) => void;
  /** Null shows everything again. */
  readonly onView: (view: View | null) => void;
  /** The hexagon that is pointed at, with the pointer or in the middle by keys. */
  readonly pointed: Cell | null;
  readonly onPoint: (cell: Cell | null) => void;
};

/** The edge of the hexagon that is pointed at, over the drawing. */
function PointedEdge({ pointed, view, size, hexagonSize }: Pick<Props, 'pointed' | 'view' | 'size' | 'hexagonSize'>) {
  if (!pointed) return null;
  const corners = cornersOf(toScreen(view, size, toPoint(pointed)), hexagonSize * view.scale);
  return <polygon points={corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />;
}

/** The map as a picture to move around in; the list beside it has the same links. */
export function MapCanvas(props: Props) {
  const { query, view, size, pointed, onSize, onView, onPoint } = props;
  const { map: text } = useMessages(crimeExploreWords);
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const [isByKeys, setByKeys] = useState(false);
  const { canvas, hasOutlineFailed } = useDrawing(props);
  const middle = { x: size.width / 2, y: size.height / 2 };
  useSize(frame, onSize);
  useWheel(frame, (factor, at) => onView(zoomAt(view, size, factor, at)));
  const open = (cell: Cell | null) => {
    const search = cell && addressOf(changeQuery(query, { cell: cell.cell }));
    if (search) void navigate({ to: '/crime-analysis', search: { tab: 'records', ...search } });
  };
  const gestures = useGestures(props, open);

  function show(next: View | null) {
    setByKeys(true);
    onView(next);
    onPoint(next && findCell({ ...props, view: next }, middle));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = (x: number, y: number) => () => show(panBy(view, x, y));
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: by(stepPx, 0),
      ArrowRight: by(-stepPx, 0),
      ArrowUp: by(0, stepPx),
      ArrowDown: by(0, -stepPx),
      '+': () => show(zoomAt(view, size, closer, middle)),
      '=': () => show(zoomAt(view, size, closer, middle)),
      '-': () => show(zoomAt(view, size, 1 / closer, middle)),
      '0': () => show(null),
      Enter: () => open(pointed ?? findCell(props, middle)),
    };
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <>
      <div
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved around in by keys.
        tabIndex={0}
        role="application"
        aria-label={text.label}
        aria-description={text.keys}
        className={styles.frame}
        onKeyDown={onKeyDown}
        onBlur={() => setByKeys(false)}
      >
        <canvas {...gestures} ref={canvas} className={styles.canvas} data-pointing={pointed ? true : undefined} />
        <svg className={styles.over} aria-hidden="true">
          <PointedEdge {...props} />
          {isByKeys && <path d={`M${middle.x - 8} ${middle.y}h16M${middle.x} ${middle.y - 8}v16`} />}
        </svg>
      </div>
      {hasOutlineFailed && <p className={layout.quiet}>{text.outlineFailed}</p>}
    </>
  );
}
