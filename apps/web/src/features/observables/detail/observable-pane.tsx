import type { ObservableDetail } from '@halyard/contracts/inflow/observables.ts';
import { defang } from '@halyard/observables/defang';
import { Copy } from 'lucide-react';
import { useFormat } from '../../../preferences/format.ts';
import { BlockButton } from '../../../records/block-lists/block-button.tsx';
import { KnownMark } from '../../../records/observables/observable-links.tsx';
import { useCopyValue } from '../../../records/observables/use-copy-value.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Cross } from '../../../ui/marks/icons.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { noneOpen, type ObservablePart, type ObservablesSearch, observableParts } from '../observables-search.ts';
import type { ChangeSearch } from '../use-observables-search.ts';
import styles from './detail.module.css';
import { ObservableOverview } from './observable-overview.tsx';
import { UsesTab } from './uses-tab.tsx';

type Props = {
  readonly detail: ObservableDetail;
  readonly search: ObservablesSearch;
  readonly change: ChangeSearch;
};

/** One observable: its value, matches, and all objects that contain it. */
export function ObservablePane({ detail, search, change }: Props) {
  const text = useMessages(observablesWords);
  const format = useFormat();
  const copy = useCopyValue();
  const { observable } = detail;
  const { uses } = observable;
  const shown = defang(observable.value, observable.type);
  const counts = { alert: uses.alerts, incident: uses.incidents, threat: uses.threats };
  const nameOf = (part: ObservablePart) =>
    part === 'overview' ? text.pane.overview : `${text.kinds[part]} ${format.number(counts[part])}`;
  const select = (part: ObservablePart) =>
    change({ part: part === 'overview' ? undefined : part, except: undefined }, { replace: true });
  return (
    <Panel
      className={styles.pane}
      aria-label={shown}
      title={
        <span className={styles.title}>
          {observable.sightings > 0 && <KnownMark />}
          <code data-quantity>{shown}</code>
        </span>
      }
      actions={
        <IconButton label={text.back} onClick={() => change(noneOpen)}>
          <Cross size={18} />
        </IconButton>
      }
    >
      <div className={styles.content}>
        <div className={styles.tools}>
          {shown !== observable.value && (
            <Button size="small" onClick={() => void copy(shown, shown)}>
              <Copy size={14} aria-hidden />
              {text.block.copyDefanged}
            </Button>
          )}
          <Button size="small" onClick={() => void copy(observable.value, shown)}>
            <Copy size={14} aria-hidden />
            {text.block.copyLive}
          </Button>
          <BlockButton candidates={[observable]} />
        </div>
        <Tabs
          label={text.pane.parts}
          tabs={observableParts.map((part) => ({ id: part, label: nameOf(part) }))}
          selected={search.part}
          onSelect={select}
        >
          {search.part === 'overview' ? (
            <ObservableOverview detail={detail} />
          ) : (
            <UsesTab
              key={search.part}
              id={observable.id}
              kind={search.part}
              except={search.except}
              onAll={() => change({ except: undefined }, { replace: true })}
            />
          )}
        </Tabs>
      </div>
    </Panel>
  );
}
