import type { CrimeGrid, CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { IconButton } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { changeQuery } from '../crime-filter.ts';
import { CrimeRowsLink } from '../crime-filter-link.tsx';
import { FiguresState } from '../explore/figures-state.tsx';
import { spanOf } from '../explore/heat-level.ts';
import { BusiestList } from './busiest-list.tsx';
import { useLocationWords } from './cell-words.ts';
import type { Cell } from './draw-map.ts';
import styles from './map.module.css';
import { MapCanvas } from './map-canvas.tsx';
import { useMapGrids } from './map-grids.ts';
import { MapLegend } from './map-legend.tsx';
import { type Size, toPoint, toScreen, type View, zoomAt } from './map-view.ts';

const sizeAtFirst: Size = { width: 800, height: 520 };
const closer = 1.6;
const none: readonly Cell[] = [];

/** The currently visible hexagons, most rows first as received. */
function cellsInSight(cells: readonly Cell[], view: View, size: Size): readonly Cell[] {
  return cells.filter((cell) => {
    const { x, y } = toScreen(view, size, toPoint(cell));
    return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  });
}

type ToolsProps = { readonly view: View; readonly size: Size; readonly onView: (view: View | null) => void };

function Tools({ view, size, onView }: ToolsProps) {
  const { map: text } = useMessages(crimeExploreWords);
  const zoom = (factor: number) => onView(zoomAt(view, size, factor, { x: size.width / 2, y: size.height / 2 }));
  return (
    <>
      <IconButton label={text.zoomIn} onClick={() => zoom(closer)}>
        <Plus size={16} aria-hidden />
      </IconButton>
      <IconButton label={text.zoomOut} onClick={() => zoom(1 / closer)}>
        <Minus size={16} aria-hidden />
      </IconButton>
      <IconButton label={text.fit} onClick={() => onView(null)}>
        <Maximize size={16} aria-hidden />
      </IconButton>
    </>
  );
}

function PointedLine({ pointed }: { readonly pointed: Cell | null }) {
  const text = useMessages(crimeExploreWords);
  const format = useFormat();
  const { where } = useLocationWords();
  return (
    <p role="status" className={styles.pointed}>
      {pointed && text.map.at(text.rows(pointed.count, format.number(pointed.count)), where(pointed))}
    </p>
  );
}

type NotesProps = { readonly query: CrimeQuery; readonly whole: CrimeGrid; readonly others: number };

/** The total of the map and the rows not on it, for completeness. */
function Notes({ query, whole, others }: NotesProps) {
  const text = useMessages(crimeExploreWords);
  const format = useFormat();
  const { points, total, withoutLocation } = whole;
  const located = total - withoutLocation;
  return (
    <ul className={styles.notes}>
      {located > 0 && (
        <li>
          <CrimeRowsLink query={changeQuery(query, { located: 'yes' })}>
            <Figure rows={located}>
              {text.map.points(points, format.number(points), text.rows(located, format.number(located)))}
            </Figure>
          </CrimeRowsLink>
        </li>
      )}
      {withoutLocation > 0 && (
        <li>
          <CrimeRowsLink query={changeQuery(query, { located: 'no' })}>
            <Figure rows={withoutLocation}>
              {text.map.withoutLocation(withoutLocation, format.number(withoutLocation))}
            </Figure>
          </CrimeRowsLink>
        </li>
      )}
      {others > 0 && (
        <li>
          <Quantity>{text.map.others(others, format.number(others))}</Quantity>
        </li>
      )}
      <li>{text.map.snap}</li>
      <li>{text.map.credit}</li>
    </ul>
  );
}

/** The rows summed in hexagons over the outline of the country; no tile service is used. */
export function CrimeMapPanel({ query }: { readonly query: CrimeQuery }) {
  const { map: text } = useMessages(crimeExploreWords);
  const [size, setSize] = useState(sizeAtFirst);
  const [own, setOwn] = useState<View | null>(null);
  const [reached, setPointed] = useState<Cell | null>(null);
  const { whole, shown, view } = useMapGrids(query, size, own);
  const cells = shown.data?.cells ?? none;
  const hexagonSize = shown.data?.size ?? 0;
  const span = useMemo(() => spanOf(cells.map(({ count }) => count)), [cells]);
  // Hexagons of another size or filter have replaced the one under the pointer.
  const pointed = reached && (cells.find(({ cell }) => cell === reached.cell) ?? null);
  const { x, y, scale } = view;
  const inSight = useMemo(() => cellsInSight(cells, { x, y, scale }, size), [cells, x, y, scale, size]);
  const failed = whole.isError ? whole : shown;
  return (
    <Panel
      title={text.title}
      aria-busy={shown.isPlaceholderData || undefined}
      actions={<Tools view={view} size={size} onView={setOwn} />}
    >
      <div className={styles.body}>
        <FiguresState of={failed} loading={text.loading} failed={text.failed} />
        {whole.data && (
          <div className={styles.beside}>
            <div className={styles.world}>
              <MapCanvas
                query={query}
                view={view}
                size={size}
                cells={cells}
                hexagonSize={hexagonSize}
                span={span}
                pointed={pointed}
                onSize={setSize}
                onView={setOwn}
                onPoint={setPointed}
              />
              <PointedLine pointed={pointed} />
              {cells.length > 0 && <MapLegend span={span} hexagonSize={hexagonSize} />}
              {whole.data.cells.length === 0 && <p className={layout.quiet}>{text.nothing}</p>}
            </div>
            {inSight.length > 0 && <BusiestList query={query} cells={inSight} onPoint={setPointed} />}
          </div>
        )}
        {whole.data && <Notes query={query} whole={whole.data} others={shown.data?.others ?? 0} />}
      </div>
    </Panel>
  );
}
