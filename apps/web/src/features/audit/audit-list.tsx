import type { AuditEntry } from '@halyard/contracts/server/audit.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { auditWords } from '../../text/loaders/administration.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { MoreButton } from '../../ui/table/more-button.tsx';
import styles from './audit.module.css';
import type { AuditEntries } from './audit-queries.ts';
import { AuditTable } from './audit-table.tsx';

type Props = {
  readonly log: AuditEntries;
  readonly entries: readonly AuditEntry[];
  readonly total: string;
  readonly isNarrowed: boolean;
  readonly open: number | undefined;
  readonly onOpen: (entry: AuditEntry) => void;
};

/** The entries as far as they have been read, and the way to older ones. */
export function AuditList({ log, entries, total, isNarrowed, open, onOpen }: Props) {
  const text = useMessages(auditWords);
  const format = useFormat();
  const archivedUpTo = log.data?.pages[0]?.archivedUpTo ?? 0;
  const oldest = entries.at(-1)?.seq ?? 1;
  if (entries.length === 0)
    return (
      <Panel aria-label={text.table}>
        <p className={styles.empty}>{isNarrowed ? text.none : text.empty}</p>
      </Panel>
    );
  return (
    <Panel aria-label={text.table}>
      <AuditTable entries={entries} isBusy={log.isPlaceholderData} open={open} onOpen={onOpen} />
      {log.isFetchNextPageError && (
        <Banner error={log.error} tone="error">
          {text.olderFailed}
        </Banner>
      )}
      <footer className={styles.older}>
        <span role="status">
          {text.shown(format.number(entries.length), total)}
          {oldest <= archivedUpTo && ` ${text.archived(format.number(archivedUpTo))}`}
        </span>
        {log.hasNextPage && <MoreButton list={log}>{text.showOlder}</MoreButton>}
      </footer>
    </Panel>
  );
}
