import type { ImportChanges } from '@halyard/contracts/work/history.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { historyWords } from '../../text/loaders/history.ts';
import { Figure } from '../../ui/marks/figure.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { MoreButton } from '../../ui/table/more-button.tsx';
import { Cell, Table } from '../../ui/table/table.tsx';
import { FieldChanges } from './field-changes.tsx';
import styles from './history.module.css';
import { useImportChanges, useSourceChanges } from './history-queries.ts';
import type { HistorySearch, Span } from './history-search.ts';
import { ListHistory } from './list-history.tsx';
import { ObjectLink } from './object-link.tsx';
import { Reading } from './reading.tsx';

const outcomes = ['created', 'changed', 'unchanged', 'rejected'] as const;
type Counts = Pick<ImportChanges, (typeof outcomes)[number]>;

/** The effect of an import on objects; its summary opens each of them, connections too. */
function OutcomeLinks({ id, counts }: { readonly id: string; readonly counts: Counts }) {
  const text = useMessages(historyWords);
  const format = useFormat();
  return (
    <ul className={styles.figures}>
      {outcomes.map((name) => (
        <li key={name}>
          {text.intake[name]}{' '}
          <Link to="/imports" search={{ import: id }}>
            <Figure rows={counts[name]}>{format.number(counts[name])}</Figure>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Changes of an import to existing records, field by field. */
export function ImportHistory({ id }: { readonly id: string }) {
  const text = useMessages(historyWords);
  const read = useImportChanges(id);
  const first = read.data?.pages[0];
  const records = read.data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <Reading query={read} failed={text.failures.import}>
      {first && (
        <>
          <p className={styles.subject}>
            <Link to="/imports" search={{ import: id }}>
              {first.name}
            </Link>
          </p>
          {first.state === 'undone' && <p className={styles.unknown}>{text.undone}</p>}
          <OutcomeLinks id={id} counts={first} />
          <Panel title={text.changedRecords}>
            {records.length === 0 && <p className={styles.nothing}>{text.noRecords}</p>}
            <ul className={styles.records}>
              {records.map((record) => (
                <li key={record.id}>
                  <ObjectLink {...record} />
                  <FieldChanges fields={record.fields} />
                </li>
              ))}
            </ul>
          </Panel>
          {read.hasNextPage && <MoreButton list={read}>{text.more}</MoreButton>}
        </>
      )}
    </Reading>
  );
}

function AlertCounts({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Link to="/sources" search={{ source: id, part: 'deliveries' }}>
      {children}
    </Link>
  );
}

/** Data from a source: its imports one by one, and its alerts. */
export function SourceHistory({
  id,
  search,
  span,
}: {
  readonly id: string;
  readonly search: HistorySearch;
  readonly span: Span;
}) {
  const text = useMessages(historyWords);
  const format = useFormat();
  const read = useSourceChanges(id, span);
  const { imports = [], alerts = null, total } = read.data ?? {};
  return (
    <Reading query={read} failed={text.failures.source}>
      {read.data && (
        <p className={styles.subject}>
          <Link to="/sources" search={{ source: id }}>
            {read.data.name}
          </Link>
        </p>
      )}
      {read.data && imports.length === 0 && alerts === null && <p className={styles.nothing}>{text.nothingBrought}</p>}
      {alerts && (
        <ul className={styles.figures}>
          {(['created', 'updated', 'folded', 'rejected'] as const).map((name) => (
            <li key={name}>
              {text.intake[name]}{' '}
              <AlertCounts id={id}>
                <Figure rows={alerts[name]}>{format.number(alerts[name])}</Figure>
              </AlertCounts>
            </li>
          ))}
        </ul>
      )}
      {alerts && (
        <ListHistory
          search={{ ...search, list: 'receivedAlerts', filter: `source=${id}`, what: search.what ?? 'added' }}
          span={span}
        />
      )}
      {total && imports.length > 0 && (
        <Panel title={text.imports(total.imports, format.number(total.imports))}>
          <Table label={text.importsLabel}>
            <thead>
              <tr>
                {Object.values(text.importColumns).map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {imports.map(({ id: one, fileName, at, ...counts }) => (
                <tr key={one}>
                  <Cell label={text.importColumns.file}>
                    <Link to="/changes" search={{ of: 'import', id: one }}>
                      {fileName}
                    </Link>
                  </Cell>
                  <Cell label={text.importColumns.counts}>
                    <OutcomeLinks id={one} counts={counts} />
                  </Cell>
                  <Cell label={text.importColumns.at} className={styles.time}>
                    <time dateTime={at}>{format.dateTime(at)}</time>
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </Panel>
      )}
    </Reading>
  );
}
