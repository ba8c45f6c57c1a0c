import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { ChangesLink } from '../../../records/changes-link.tsx';
import type { sources } from '../../../text/en/inflow/sources.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
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
import { LookupTab } from '../lookup/lookup-tab.tsx';
import { MappingTab } from '../mapping/mapping-tab.tsx';
import { usePullActions } from '../pull/pull-actions.tsx';
import { PullFacts } from '../pull/pull-facts.tsx';
import { NextPull, WayLine } from '../pull/pull-line.tsx';
import { exchangeOf, SourceExchange } from '../pull/source-exchange.tsx';
import { RunsTab } from '../runs/runs-tab.tsx';
import { type DetailPart, noneOpen, type SourcesSearch } from '../sources-search.ts';
import type { ChangeSearch } from '../use-sources-search.ts';
import styles from './detail.module.css';
import { SettingsTab } from './settings-tab.tsx';

type Props = {
  readonly source: Source;
  readonly formats: readonly FormatInfo[] | undefined;
  readonly search: SourcesSearch;
  readonly change: ChangeSearch;
  readonly mayEdit: boolean;
  /** Pauses or resumes a source. */
  readonly onTurn: (source: Source) => void;
  readonly onToken: (token: Connecting) => void;
};

/** Intelligence becomes imports, without a mapping; a MISP feed can be searched for single values. */
function partsOf({ delivers, format }: Source): readonly DetailPart[] {
  if (delivers === 'alerts') return ['deliveries', 'mapping', 'settings'];
  return format === 'misp-feed' ? ['deliveries', 'lookup', 'settings'] : ['deliveries', 'settings'];
}

function nameOf(part: DetailPart, { delivers }: Source, { detail, feed }: typeof sources): string {
  if (part === 'lookup') return feed.lookup.label;
  return part === 'deliveries' && delivers === 'intelligence' ? feed.runs.label : detail.tab[part];
}

/** One source: its deliveries, mapping, and settings. */
export function SourcePane({ source, formats, search, change, mayEdit, onTurn, onToken }: Props) {
  const text = useMessages(sourcesWords);
  const { detail } = text;
  const product = formatName(formats, source);
  const shown = exchangeOf(source, usePullActions());
  const isFeed = source.delivers === 'intelligence';
  const part = partsOf(source).includes(search.part) ? search.part : 'deliveries';
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
            {source.pull && formats && (
              <>
                <Quantity>{product}</Quantity>:{' '}
              </>
            )}
            <WayLine source={source} product={product} />
          </p>
          <RuleLine source={source} />
          <NextPull source={source} />
          <p className={styles.quiet}>
            <ChangesLink of="source" id={source.id} name={source.name} className={layout.inlineClose} />
          </p>
          {!isFeed && (
            <p className={styles.quiet}>
              <Link to="/security" search={{ tab: 'alerts', alerts: 'received', queue: 'all', source: source.id }}>
                {detail.alerts}
              </Link>
              {source.format === 'events' && (
                <>
                  {' · '}
                  <Link to="/sigma">{text.sigmaRules}</Link>
                </>
              )}
            </p>
          )}
          {source.lastFailure && source.health !== 'failing' && (
            <p className={styles.quiet}>
              {detail.lastFailure}: <Quantity>{describeFailure(source.lastFailure.reason, text)}</Quantity> (
              <When at={source.lastFailure.at} never="" />)
            </p>
          )}
        </div>
        <PullFacts source={source} />
        {shown && <SourceExchange source={source} exchange={shown.exchange} isTest={shown.isTest} />}
        <Tabs
          label={detail.tabs}
          tabs={partsOf(source).map((id) => ({ id, label: nameOf(id, source, text) }))}
          selected={part}
          onSelect={select}
        >
          {part === 'deliveries' && isFeed && <RunsTab key={source.id} source={source} mayEdit={mayEdit} />}
          {part === 'deliveries' && !isFeed && (
            <DeliveriesTab key={source.id} source={source} search={search} change={change} mayEdit={mayEdit} />
          )}
          {part === 'lookup' && <LookupTab key={source.id} source={source} />}
          {part === 'mapping' && (
            <MappingTab
              key={source.id}
              source={source}
              shipped={formats?.find(({ id }) => id === source.format)}
              delivery={search.delivery}
              mayEdit={mayEdit}
            />
          )}
          {part === 'settings' && (
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
