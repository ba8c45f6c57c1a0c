import { useContext, useState } from 'react';
import { ClockContext } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useAddress } from '../../records/address/use-address.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { historyWords } from '../../text/loaders/history.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Banner } from '../../ui/page/banner.tsx';
import styles from './history.module.css';
import { type HistorySearch, readHistorySearch, type Span, spanOf } from './history-search.ts';
import { ListHistory } from './list-history.tsx';
import { PeriodBar } from './period-bar.tsx';
import { RecordHistory } from './record-history.tsx';
import { ImportHistory, SourceHistory } from './source-history.tsx';

function Subject({ search, span }: { readonly search: HistorySearch; readonly span: Span }) {
  const text = useMessages(historyWords);
  const { of, id } = search;
  if (of === 'list') return <ListHistory search={search} span={span} />;
  if (of === undefined || of === 'import' || id === undefined) return <p className={layout.quiet}>{text.choose}</p>;
  if (of === 'source') return <SourceHistory key={id} id={id} search={search} span={span} />;
  return <RecordHistory key={id} object={of} id={id} span={span} />;
}

/** The time machine: what changed between two dates, for a record, a list, a source or an import. */
export function ChangesPage() {
  const text = useMessages(historyWords);
  useTitle(text.title);
  const format = useFormat();
  const { timeZone } = usePreferences();
  const { search, change } = useAddress(readHistorySearch);
  const clock = useContext(ClockContext);
  // The period stays as requested while its rows load.
  const [now, setNow] = useState(clock);
  const span = search.fault === undefined ? spanOf(search, timeZone, now) : undefined;
  const name = search.of === 'list' ? text.lists[search.list] : undefined;
  return (
    <div className={styles.page}>
      <header>
        <h1>{text.title}</h1>
        <p className={layout.lead}>
          {name && <strong>{search.name === '' ? name : text.viewOf(name, search.name)}</strong>}
          {name && '. '}
          {search.of !== 'import' && span && text.between(format.dateTime(span.from), format.dateTime(span.to))}{' '}
          <Button size="small" variant="quiet" onClick={() => setNow(clock())}>
            {text.refresh}
          </Button>
        </p>
      </header>
      {search.of !== 'import' && <PeriodBar search={search} change={change} now={now} />}
      {search.fault && search.of !== 'import' && (
        <Banner tone="warning">
          {text.faults[search.fault]}{' '}
          {search.fault === 'order' && (
            <Button size="small" onClick={() => change({ from: search.to, to: search.from })}>
              {text.swap}
            </Button>
          )}
        </Banner>
      )}
      {search.of === 'import' && search.id !== undefined && <ImportHistory key={search.id} id={search.id} />}
      {search.of !== 'import' && span && <Subject search={search} span={span} />}
    </div>
  );
}
