import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import type { Connecting } from '../connect/connect-dialog.tsx';
import { DeliveriesTab } from '../deliveries/deliveries-tab.tsx';
import { describeFailure } from '../describe-health.ts';
import { HealthMark } from '../list/health-mark.tsx';
import { RuleLine } from '../list/rule-line.tsx';
import { formatName } from '../list/source-card.tsx';
import { When } from '../list/when.tsx';
import { MappingTab } from '../mapping/mapping-tab.tsx';
import { usePullActions } from '../pull/pull-actions.tsx';
import { NextPull, WayLine } from '../pull/pull-line.tsx';
import { exchangeOf, SourceExchange } from '../pull/source-exchange.tsx';
import { type DetailPart, detailParts, noneOpen, type SourcesSearch } from '../sources-search.ts';
import type { ChangeSearch } from '../use-sources-search.ts';
import styles from './detail.module.css';
import { SettingsTab } from './settings-tab.tsx';

type Props = {
  readonly source: Source;
  readonly formats: readonly FormatInfo[] | undefined;
  readonly search: SourcesSearch;
  readonly change: ChangeSearch;
  readonly mayEdit: boolean;
  /** Pauses what runs, resumes what is paused. */
  readonly onTurn: (source: Source) => void;
  readonly onToken: (token: Connecting) => void;
};

/** One source: what it sent, how that is mapped, and its settings. */
export function SourcePane({ source, formats, search, change, mayEdit, onTurn, onToken }: Props) {
  const text = useMessages(sourcesWords);
  const { detail } = text;
  const product = formatName(formats, source);
  const shown = exchangeOf(source, usePullActions());
  const close = () => change(noneOpen);
  const select = (part: DetailPart) => change({ part: part === 'deliveries' ? undefined : part, delivery: undefined });
  return (
    <Panel
      className={styles.pane}
      aria-label={source.name}
      title={
        <span className={styles.title}>
          <Quantity>{source.name}</Quantity> <HealthMark health={source.health} />
        </span>
      }
      actions={
        <>
          {mayEdit && (
            <Button size="small" onClick={() => onTurn(source)}>
              {source.paused ? detail.resume : detail.pause}
            </Button>
          )}
          <IconButton label={detail.back} onClick={close}>
            <X size={18} aria-hidden />
          </IconButton>
        </>
      }
    >
      <div className={styles.content}>
        <div>
          <p className={styles.quiet}>
            {source.pull && (
              <>
                <Quantity>{product}</Quantity>:{' '}
              </>
            )}
            <WayLine source={source} product={product} />
          </p>
          <RuleLine source={source} />
          <NextPull source={source} />
          <p className={styles.quiet}>
            <Link to="/security" search={{ tab: 'alerts', alerts: 'received', queue: 'all', source: source.id }}>
              {detail.alerts}
            </Link>
          </p>
          {source.lastFailure && source.health !== 'failing' && (
            <p className={styles.quiet}>
              {detail.lastFailure}: <Quantity>{describeFailure(source.lastFailure.reason, text)}</Quantity> (
              <When at={source.lastFailure.at} never="" />)
            </p>
          )}
        </div>
        {shown && <SourceExchange source={source} exchange={shown.exchange} isTest={shown.isTest} />}
        <Tabs
          label={detail.tabs}
          tabs={detailParts.map((id) => ({ id, label: detail.tab[id] }))}
          selected={search.part}
          onSelect={select}
        >
          {search.part === 'deliveries' && (
            <DeliveriesTab key={source.id} source={source} search={search} change={change} mayEdit={mayEdit} />
          )}
          {search.part === 'mapping' && (
            <MappingTab
              key={source.id}
              source={source}
              shipped={formats?.find(({ id }) => id === source.format)}
              delivery={search.delivery}
              mayEdit={mayEdit}
            />
          )}
          {search.part === 'settings' && (
            <SettingsTab
              key={source.id}
              source={source}
              formatName={product}
              mayEdit={mayEdit}
              onToken={onToken}
              onDeleted={() => change(noneOpen, { replace: true })}
            />
          )}
        </Tabs>
      </div>
    </Panel>
  );
}
