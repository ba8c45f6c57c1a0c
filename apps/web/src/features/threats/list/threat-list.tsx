import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import type { ThreatList as Loaded } from '../threat-queries.ts';
import styles from '../threats.module.css';
import { rowsId } from '../threats-link.tsx';
import type { ThreatsSearch } from '../threats-search.ts';
import type { ChangeSearch } from '../use-threats-search.ts';
import { NoThreats } from './no-threats.tsx';
import { ThreatTable } from './threat-table.tsx';
import type { Selection } from './use-selection.ts';

type Props = {
  readonly list: Loaded;
  readonly search: ThreatsSearch;
  readonly change: ChangeSearch;
  readonly selection: Selection | null;
};

/** The loaded threats, and a button for more of them. */
export function ThreatList({ list, search, change, selection }: Props) {
  const text = useMessages(threatsWords);
  const format = useFormat();
  const pages = list.data?.pages ?? [];
  const threats = pages.flatMap((page) => page.threats);
  const total = pages[0]?.total ?? 0;
  const label = search.tab === 'overview' || search.tab === 'map' ? text.list.recent : text.tabs[search.tab];
  return (
    <Panel id={rowsId} className={styles.rows} title={label}>
      {threats.length === 0 ? (
        <NoThreats search={search} change={change} />
      ) : (
        <ThreatTable
          label={label}
          threats={threats}
          isBusy={list.isPlaceholderData}
          search={search}
          change={change}
          selection={selection}
        />
      )}
      {list.isFetchNextPageError && (
        <Banner error={list.error} tone="error">
          {text.list.moreFailed}
        </Banner>
      )}
      {threats.length > 0 && (
        <footer className={styles.more}>
          <span role="status">{text.list.shown(format.number(threats.length), format.number(total))}</span>
          {list.hasNextPage && <MoreButton list={list}>{text.list.more}</MoreButton>}
          {selection && <span className={styles.keys}>{text.list.keys}</span>}
        </footer>
      )}
    </Panel>
  );
}
