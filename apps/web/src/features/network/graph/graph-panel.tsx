import { Maximize, Move, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { isMissing } from '../../../api/errors/is-missing.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { graphViewWords, networkWords } from '../../../text/loaders/intelligence.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useFocusKept } from '../../../ui/focus/use-focus-kept.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { ExportMenu } from '../export-menu.tsx';
import { mostNodes } from '../network-queries.ts';
import type { FilterQuery, NetworkSearch } from '../network-search.ts';
import type { ChangeSearch } from '../use-network-search.ts';
import type { RecordActions } from '../use-record-actions.ts';
import { useSaveGraph } from './files/use-save-graph.ts';
import styles from './graph.module.css';
import { GraphCanvas, type GraphHandle } from './graph-canvas.tsx';
import { GraphLegend } from './graph-legend.tsx';
import { GraphTools } from './graph-tools.tsx';
import { GroupLine } from './group-line.tsx';
import { GroupsLine } from './grouping/groups-line.tsx';
import { MeasuresPanel } from './measures/measures-panel.tsx';
import { type GraphFilter, noGraphFilter, writeGraphFilter } from './narrowing/graph-filter.ts';
import { GraphFilterPanel } from './narrowing/graph-filter-panel.tsx';
import { HiddenLine } from './narrowing/hidden-line.tsx';
import { MoreLine } from './narrowing/more-line.tsx';
import { PathLine } from './path-line.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import type { NetworkGraph } from './use-network-graph.ts';
import { useCanvasActs } from './view/use-canvas-acts.ts';
import { useChangeView } from './view/use-change-view.ts';

type Props = {
  readonly graph: NetworkGraph;
  readonly search: NetworkSearch;
  readonly filter: FilterQuery;
  readonly change: ChangeSearch;
  readonly actions: RecordActions;
};

/** The network as a picture, with all that can be done to it. */
export function GraphPanel({ graph, search, filter, change, actions }: Props) {
  const { graph: text, detail, actions: actionWords } = useMessages(networkWords);
  const view = useMessages(graphViewWords);
  const format = useFormat();
  const describe = useDescribeError();
  const { may } = useRights();
  const handle = useRef<GraphHandle>(null);
  const part = useFocusKept(graph.canDrawMore ? 1 : 0);
  const [isFiltering, setFiltering] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const { base, model, scene, picture, arranged, handling } = graph;
  const { steps } = handling;
  const changeView = useChangeView(change, steps);
  const saveGraph = useSaveGraph(graph);
  const draw = (next: GraphFilter) => changeView(writeGraphFilter(next), { replace: true });
  const openGroup = (id: string) => change({ within: [...search.within, id].join('~'), entity: undefined });
  const acts = useCanvasActs({ graph, selected: search.entity, actions, openGroup });

  // Groups have no facts to filter or measure by, and no file holds them.
  const areRecords = !graph.isClustered;
  const isArranging = arranged !== null && arranged.share < 1;
  const isEmpty = base.data !== undefined && scene.nodes.length === 0;
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={text.label}
      className={styles.panel}
      aria-busy={base.isFetching || undefined}
      onKeyDown={acts.onShortcut}
    >
      <GraphTools
        search={search}
        change={change}
        changeView={changeView}
        isHandled={handling.isHandled}
        steps={steps}
        filter={areRecords ? { isOpen: isFiltering, onToggle: () => setFiltering(!isFiltering) } : undefined}
        measures={
          areRecords ? { isOpen: graph.isMeasuring, onToggle: () => graph.setMeasuring(!graph.isMeasuring) } : undefined
        }
      >
        <ExportMenu
          filter={filter}
          records={areRecords ? [...graph.visible] : []}
          mayExport={may('exports', 'bulk')}
          picture={picture}
          onSaveGraph={(format) => saveGraph(format, graph.visible)}
          colors={() => handle.current?.colors() ?? null}
        />
      </GraphTools>
      {isFiltering && areRecords && (
        <GraphFilterPanel model={model} filter={search.drawn} onPlay={graph.play} onChange={draw} />
      )}
      {graph.isMeasuring && areRecords && (
        <MeasuresPanel graph={graph} look={search.look} change={changeView} onSelect={acts.select} />
      )}
      <SelectionBar graph={graph} onSave={saveGraph} />
      {handling.hidden.size > 0 && (
        <div className={styles.line}>
          <span role="status">{view.selection.hidden(handling.hidden.size, format.number(handling.hidden.size))}</span>
          <Button size="small" variant="quiet" onClick={handling.showHidden}>
            {view.selection.showHidden}
          </Button>
        </div>
      )}
      {graph.hidden && <HiddenLine {...graph.hidden} onShowAll={() => draw(noGraphFilter)} />}
      {graph.unfinished.length > 0 && <MoreLine unfinished={graph.unfinished} onMore={handling.expandMore} />}
      {search.isGrouped && <GroupLine types={graph.types} open={handling.openTypes} onShow={handling.showType} />}
      <GroupsLine graph={graph} search={search} change={change} />
      <PathLine graph={graph} search={search} change={change} actions={actions} />
      {base.isError && (
        <div className={styles.notice}>
          {isMissing(base.error) && search.entity === undefined && search.within.length > 0 ? (
            <MissingRecord
              sentence={view.groups.gone}
              back={view.groups.all}
              onBack={() => change({ within: undefined }, { replace: true })}
            />
          ) : isMissing(base.error) && search.entity !== undefined ? (
            <MissingRecord
              sentence={detail.gone}
              back={actionWords.clearSelection}
              onBack={() => change({ entity: undefined }, { replace: true })}
            />
          ) : (
            <Banner error={base.error} tone="error">
              {describe(base.error, text.failed)} <Retry onRetry={() => void base.refetch()} />
            </Banner>
          )}
        </div>
      )}
      {graph.isExpandFailed && (
        <div className={styles.notice}>
          <Banner tone="warning">{text.expandFailed}</Banner>
        </div>
      )}
      <div className={styles.stage}>
        {picture && scene.nodes.length > 0 && (
          <GraphCanvas
            ref={handle}
            picture={picture}
            subject={graph.subject}
            layoutMs={arranged?.tookMs}
            isSteady={graph.moment !== null}
            isPlacing={isPlacing}
            onSelect={acts.select}
            onOpen={acts.open}
            onChoose={acts.choose}
            onToggle={acts.toggle}
            onMove={acts.move}
            onKey={acts.onKey}
          />
        )}
        {(base.isPending || (!picture && scene.nodes.length > 0)) && (
          <div className={styles.over}>
            <Spinner label={text.loading} />
          </div>
        )}
        {isEmpty && <p className={styles.over}>{text.empty}</p>}
        {isArranging && (
          <p className={styles.progress} aria-hidden>
            {text.arranging(format.percent(Math.round(arranged.share * 100)))}
          </p>
        )}
        <div className={styles.zoom}>
          <IconButton label={text.zoomIn} onClick={() => handle.current?.zoom(1.4)}>
            <ZoomIn size={16} aria-hidden />
          </IconButton>
          <IconButton label={text.zoomOut} onClick={() => handle.current?.zoom(1 / 1.4)}>
            <ZoomOut size={16} aria-hidden />
          </IconButton>
          <IconButton label={text.fit} onClick={() => handle.current?.fit()}>
            <Maximize size={16} aria-hidden />
          </IconButton>
          <IconButton
            label={view.carrying.start}
            className={styles.pressed}
            aria-pressed={isPlacing}
            onClick={() => setPlacing(!isPlacing)}
          >
            <Move size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
      <footer className={styles.foot}>
        {base.data && (
          <span role="status">
            {(areRecords ? text.figures : view.groups.figures)(
              graph.visible.size,
              format.number(graph.visible.size),
              graph.connections,
              format.number(graph.connections),
            )}
          </span>
        )}
        {base.data && areRecords && base.data.totalNodes > base.data.nodes.length && (
          <span>
            {text.partial(format.number(base.data.nodes.length), format.number(base.data.totalNodes))}{' '}
            {graph.canDrawMore && (
              <Button size="small" variant="quiet" onClick={graph.drawMore}>
                {text.showMore(format.number(Math.min(mostNodes, base.data.totalNodes)))}
              </Button>
            )}
          </span>
        )}
        <GraphLegend look={search.look} />
      </footer>
    </section>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const text = useMessages(networkWords);
  return (
    <Button size="small" onClick={onRetry}>
      {text.retry}
    </Button>
  );
}
