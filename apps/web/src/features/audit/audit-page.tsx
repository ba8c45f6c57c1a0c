import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../api/errors/use-action-failure.ts';
import { useFormat } from '../../preferences/format.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { auditWords } from '../../text/loaders/administration.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import styles from './audit.module.css';
import { AuditList } from './audit-list.tsx';
import { useAuditEntries, useVerifyChain } from './audit-queries.ts';
import { isFiltered, toAuditQuery } from './audit-search.ts';
import { ChainResult } from './chain-result.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { FilterLine } from './filter-line.tsx';
import { useAuditSearch } from './use-audit-search.ts';

/** Who did what, for administrators: the log, its filter, the check of its chain, and its export. */
export function AuditPage() {
  const describeFailure = useDescribeError();
  const text = useMessages(auditWords);
  useTitle(text.title);
  const format = useFormat();
  const { timeZone } = usePreferences();
  const { filter, entry: openSeq, change } = useAuditSearch();
  const query = toAuditQuery(filter, timeZone);
  const log = useAuditEntries(query);
  const check = useVerifyChain();
  const failure = useMutationFailure(check);
  const newest = log.data?.pages[0];
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const isNarrowed = isFiltered(filter);
  const show = (seq: number) => change({ entry: String(seq) });
  const count = isNarrowed ? text.matching : text.entries;
  const total = Math.max(newest?.total ?? 0, entries.length);
  const written = `${format.number(total)}${newest?.totalIsAtLeast ? '+' : ''}`;
  return (
    <div className={styles.page}>
      <header className={layout.split}>
        <div>
          <h1>{text.title}</h1>
          <p className={layout.lead}>{text.about}</p>
        </div>
        <div className={layout.wrap}>
          <ExportButtons query={query} />
          <Button variant="primary" busy={check.isPending} onClick={() => check.mutate()}>
            {check.isPending ? text.chain.verifying : text.chain.verify}
          </Button>
        </div>
      </header>
      {failure && (
        <Banner error={failure} tone="error" dismissLabel={text.dismiss} onDismiss={check.reset}>
          {describeFailure(failure, text.chain.failed)}
        </Banner>
      )}
      {check.data && <ChainResult verdict={check.data} onShowEntry={show} onDismiss={check.reset} />}
      <FilterLine filter={filter} change={change} actions={newest?.actions ?? []} />
      <p className={styles.count}>
        {newest && <span role="status">{count(total, written)}</span>}
        <span className={styles.fresh}>
          {newest && <span>{text.asOf(format.time(log.dataUpdatedAt))}</span>}
          <Button size="small" variant="quiet" busy={log.isRefetching} onClick={() => void log.refetch()}>
            {text.refresh}
          </Button>
        </span>
      </p>
      {log.isError && !log.isFetchNextPageError && (
        <Banner error={log.error} tone="error">
          {describeFailure(log.error, text.failed)}
        </Banner>
      )}
      {log.isPending && <Spinner label={text.loading} />}
      {newest && (
        <AuditList
          log={log}
          entries={entries}
          total={written}
          isNarrowed={isNarrowed}
          open={openSeq}
          onOpen={({ seq }) => show(seq)}
        />
      )}
      {openSeq && (
        <EntryDialog
          key={openSeq}
          seq={openSeq}
          listed={entries.find(({ seq }) => seq === openSeq)}
          onClose={() => change({ entry: undefined }, { replace: true })}
        />
      )}
    </div>
  );
}
