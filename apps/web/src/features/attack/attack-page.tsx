import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { AddressLink } from '../../records/address/address-link.tsx';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { attackWords } from '../../text/loaders/attack.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import styles from './attack.module.css';
import { type MatrixQuery, useLayerValues, useMatrix, type ValuesQuery } from './attack-queries.ts';
import { noFilters, ownRecords, swapLayers } from './attack-search.ts';
import { KeyboardHelp, KeyHints } from './keyboard-help.tsx';
import { LayerButtons } from './layers/layer-buttons.tsx';
import { LayerFacts } from './layers/layer-facts.tsx';
import { useLayerName } from './layers/use-layer-name.ts';
import { Legend } from './matrix/legend.tsx';
import { MatrixGrid } from './matrix/matrix-grid.tsx';
import { MatrixSections } from './matrix/matrix-sections.tsx';
import { chooseLayers, makeView } from './model/view.ts';
import { AttackHeading } from './overview/attack-heading.tsx';
import { OutsideList } from './overview/outside-list.tsx';
import { TechniqueTable } from './overview/technique-table.tsx';
import { Toolbar } from './overview/toolbar.tsx';
import { TechniquePane } from './pane/technique-pane.tsx';
import { useAttackKeys } from './use-attack-keys.ts';
import { useAttackSearch } from './use-attack-search.ts';
import { useNarrow } from './use-narrow.ts';

function LoadFailed({ query }: { readonly query: MatrixQuery }) {
  const text = useMessages(attackWords);
  const describeError = useDescribeError();
  if (!query.isError) return null;
  return (
    <Banner error={query.error} tone={query.data ? 'warning' : 'error'}>
      {query.data ? text.refreshFailed : describeError(query.error, text.failed)}{' '}
      <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        {text.retry}
      </Button>
    </Banner>
  );
}

/** A layer that failed to load; the cells keep the other one. */
function LayerFailed({ query, name }: { readonly query: ValuesQuery; readonly name: string }) {
  const text = useMessages(attackWords);
  const describeError = useDescribeError();
  if (!query.isError) return null;
  return (
    <Banner error={query.error} tone="warning">
      {text.layers.failed(name)} {describeError(query.error, '')}{' '}
      <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        {text.retry}
      </Button>
    </Banner>
  );
}

function NoTechniques() {
  const { empty } = useMessages(attackWords);
  const { may } = useRights();
  const mayImport = may('imports', 'create');
  return (
    <div className={styles.empty}>
      <p>{mayImport ? empty.none : empty.noneReadOnly}</p>
      {mayImport && (
        <Link to="/imports" className={styles.import}>
          {empty.import}
        </Link>
      )}
    </div>
  );
}

const askedFor = (ref: string | undefined) => (ref === ownRecords ? undefined : ref);

/** The ATT&CK matrix: techniques seen here, their detections, and the comparison with another layer. */
export function AttackPage() {
  const text = useMessages(attackWords);
  useTitle(text.title);
  const { search, change } = useAttackSearch();
  const isNarrow = useNarrow();
  const query = useMatrix(search);
  const a = useLayerValues(search, askedFor(search.a));
  const b = useLayerValues(search, askedFor(search.b));
  const nameOf = useLayerName(search);
  const searchField = useRef<HTMLInputElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const matrix = query.data;
  const layers = matrix && chooseLayers(matrix, search, { a: a.data, b: b.data });
  const view = matrix && layers && makeView(matrix, layers, search);
  const isEmpty = matrix !== undefined && matrix.techniques.length === 0;

  useAttackKeys({
    onSwap: () => change(swapLayers(search)),
    onSearch: () => searchField.current?.focus(),
    onHelp: () => setShowsKeys(true),
    onClose() {
      if (search.technique !== undefined) change({ technique: undefined });
      return search.technique !== undefined;
    },
  });

  const Matrix = isNarrow ? MatrixSections : MatrixGrid;
  const hasShown = view?.columns.some(({ shown }) => shown.length > 0);
  return (
    <div className={styles.page} data-open={search.technique !== undefined || undefined}>
      <AttackHeading matrix={matrix} view={view} search={search}>
        <LayerButtons
          matrix={matrix}
          layer={layers?.a ?? { kind: 'records', values: new Map() }}
          search={search}
          change={change}
        />
      </AttackHeading>
      <LoadFailed query={query} />
      <LayerFailed query={a} name={nameOf(search.a)} />
      <LayerFailed query={b} name={nameOf(search.b)} />
      {query.isPending && <Spinner label={text.loading} />}
      {isEmpty && <NoTechniques />}
      {matrix && view && layers && (
        <div className={styles.stage} data-open={search.technique !== undefined || undefined}>
          {!isEmpty && (
            <section
              className={styles.panel}
              aria-label={text.title}
              aria-busy={query.isPlaceholderData || undefined}
              data-dimmed={query.isPlaceholderData || undefined}
            >
              <Toolbar counts={view.counts} search={search} change={change} searchField={searchField} />
              <LayerFacts which="a" search={search} change={change} />
              <LayerFacts which="b" search={search} change={change} />
              {view.counts.all === 0 && <p className={styles.note}>{text.empty.noRecords(search.period)}</p>}
              {!hasShown && (
                <p className={styles.note}>
                  {text.empty.noMatch} <AddressLink change={noFilters}>{text.empty.clear}</AddressLink>
                </p>
              )}
              <div className={styles.scroll}>
                {search.view === 'table' ? (
                  <TechniqueTable matrix={matrix} view={view} search={search} />
                ) : (
                  <Matrix view={view} search={search} change={change} />
                )}
              </div>
              {search.view === 'matrix' && <Legend view={view} />}
            </section>
          )}
          {search.technique !== undefined && (
            <TechniquePane number={search.technique} search={search} layers={layers} />
          )}
        </div>
      )}
      {matrix && <OutsideList matrix={matrix} layers={[a.data, b.data]} />}
      {!isEmpty && matrix && search.view === 'matrix' && <KeyHints onAll={() => setShowsKeys(true)} />}
      {showsKeys && <KeyboardHelp onClose={() => setShowsKeys(false)} />}
    </div>
  );
}
