import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeCoverageWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import styles from './coverage.module.css';
import { CoverageDialog } from './coverage-dialog.tsx';
import { CoverageForm } from './coverage-form.tsx';
import { CoverageGrid } from './coverage-grid.tsx';
import { CoverageLegend } from './coverage-legend.tsx';
import { useCoverage } from './coverage-queries.ts';
import { coverageByForce } from './coverage-rows.ts';
import { coveredParameter } from './coverage-search.ts';
import { useCoverageSearch } from './use-coverage-search.ts';

/** Which force has a file for which month, and what each lacks: the ground that every figure is on. */
export function CoverageTab() {
  const text = useMessages(crimeCoverageWords);
  const describe = useDescribeError();
  const { search, change, today } = useCoverageSearch();
  const coverage = useCoverage(search);
  const { covered } = search;
  const rows = coverage.data ? coverageByForce(coverage.data) : [];
  const row = rows.find(({ force }) => force === covered?.force);
  const cell = row?.cells.find((one) => one?.month === covered?.month);
  const isEmpty = coverage.data !== undefined && rows.every(({ present }) => present === 0);
  return (
    <div className={styles.page}>
      <p className={layout.quiet}>{text.lead}</p>
      <CoverageForm search={search} change={change} today={today} />
      {coverage.isError && (
        <Banner error={coverage.error} tone="error">
          {describe(coverage.error, text.failed)}{' '}
          <Button size="small" busy={coverage.isFetching} onClick={() => void coverage.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {coverage.isPending && <Spinner label={text.loading} />}
      {coverage.data && (
        <Panel title={text.title} aria-label={text.title}>
          {isEmpty && (
            <p className={styles.empty}>
              {text.empty} <AddressLink change={{ tab: 'imports' }}>{text.toImports}</AddressLink>
            </p>
          )}
          <div className={styles.foot}>
            <CoverageLegend />
            <span>{text.keys}</span>
          </div>
          <CoverageGrid
            rows={rows}
            months={coverage.data.months}
            kind={search.kind}
            isBusy={coverage.isPlaceholderData}
            onOpen={(force, month) => change({ covered: coveredParameter(force, month) })}
          />
        </Panel>
      )}
      {row && cell && <CoverageDialog cell={cell} name={row.name} onClose={() => change({ covered: undefined })} />}
    </div>
  );
}
