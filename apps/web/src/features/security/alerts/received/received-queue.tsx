import { Link } from '@tanstack/react-router';
import { Keyboard, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../../../preferences/format.ts';
import { AddressLink } from '../../../../records/address/address-link.tsx';
import { useAlertQueues } from '../../../../records/alert-queues.ts';
import { ColumnsMenu } from '../../../../records/columns/columns-menu.tsx';
import { useRights } from '../../../../records/use-rights.ts';
import { SavedViews } from '../../../../records/views/saved-views.tsx';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../text/loaders/alert-groups.ts';
import { alertQueuesWords } from '../../../../text/loaders/alert-queues.ts';
import { alertRulesWords } from '../../../../text/loaders/alert-rules.ts';
import { observablesWords } from '../../../../text/loaders/observables.ts';
import { receivedAlertsWords } from '../../../../text/loaders/received-alerts.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { ListCount } from '../../../../ui/marks/figure.tsx';
import { Spinner } from '../../../../ui/page/spinner.tsx';
import { BulkBar } from './list/bulk-bar.tsx';
import { QueueChips } from './list/queue-chips.tsx';
import { useQueueColumns } from './list/queue-columns.ts';
import { QueueFilters } from './list/queue-filters.tsx';
import { QueueHints } from './list/queue-hints.tsx';
import { QueueRows } from './list/queue-rows.tsx';
import { QueueViews } from './list/queue-views.tsx';
import { QueueDrafts } from './queue-drafts.tsx';
import styles from './received.module.css';
import { countReceived, useSourceNames } from './received-queries.ts';
import { toReceivedQuery, viewNames } from './received-search.ts';
import { filterOfSearch } from './rules/quiet-draft.ts';
import { type Queue, useQueue } from './use-queue.ts';

const AlertPane = lazy(async () => ({ default: (await import('./pane/alert-pane.tsx')).AlertPane }));
const QuietRulesDialog = lazy(async () => ({
  default: (await import('./rules/quiet-rules-dialog.tsx')).QuietRulesDialog,
}));
const GroupRulesDialog = lazy(async () => ({
  default: (await import('./groups/group-rules-dialog.tsx')).GroupRulesDialog,
}));
const QueuesDialog = lazy(async () => ({ default: (await import('./queues/queues-dialog.tsx')).QueuesDialog }));
const QueueDialogs = lazy(async () => ({ default: (await import('./dialogs/queue-dialogs.tsx')).QueueDialogs }));

/** The total, its freshness, and the number of new ones. */
function QueueLine({ queue }: { readonly queue: Queue }) {
  const { queue: text } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const { newest, held, list } = queue;
  return (
    <p className={styles.line}>
      {newest && (
        <span role="status">
          <ListCount rows={newest.total}>
            {text.total(newest.total, `${format.number(newest.total)}${newest.totalIsAtLeast ? '+' : ''}`)}
          </ListCount>
        </span>
      )}{' '}
      {newest && <span className={styles.updated}>{text.updated(format.time(list.dataUpdatedAt))}</span>}
      {held.fresh > 0 && (
        <Button size="small" title={text.freshHint} onClick={held.release}>
          {text.fresh(held.fresh, format.number(held.fresh))}
        </Button>
      )}
    </p>
  );
}

/** The list of a view with its filters; new rows wait while the pointer or the focus is in it. */
function QueueList({ queue }: { readonly queue: Queue }) {
  const { may } = useRights();
  const { search, change, list, newest, held, selection, actions, onHold } = queue;
  const sources = useSourceNames(may('sources', 'read')).data ?? null;
  const queues = useAlertQueues().data ?? [];
  const { selected } = selection;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes whether someone is at work in it.
    <div
      className={styles.frame}
      onPointerEnter={() => onHold('pointer', true)}
      onPointerLeave={() => onHold('pointer', false)}
      onFocus={() => onHold('focus', true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        onHold('focus', relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
    >
      <QueueFilters search={search} change={change} sources={sources} searchField={queue.searchField} />
      <QueueChips
        search={search}
        sourceName={
          sources?.find(({ id }) => id === search.source)?.name ??
          held.shown.find(({ source }) => source.id === search.source)?.source.name
        }
      />
      <QueueLine queue={queue} />
      <QueueRows
        list={list}
        entries={queue.entries}
        fold={queue.fold}
        onGroupIncident={queue.mayAct && queue.mayLink ? (id) => void queue.askForGroup(id) : undefined}
        hasFresh={held.fresh > 0}
        search={search}
        change={change}
        selection={queue.mayAct ? selection : null}
        rows={queue.rows}
      />
      <BulkBar
        count={selected.length}
        total={newest?.total ?? selected.length}
        isBusy={actions.isBusy}
        mayLink={queue.mayLink}
        mayMove={queues.length > 1}
        onAcknowledge={() => void queue.act(selected, { do: 'acknowledge' })}
        onOpen={(kind) => queue.ask(kind, selected)}
        onClear={() => selection.keep([])}
      />
      {!queue.mayAct && <QueueReadOnly />}
    </div>
  );
}

function QueueReadOnly() {
  const { act: text } = useMessages(receivedAlertsWords);
  return <p className={styles.readOnly}>{text.readOnly}</p>;
}

/** The queue of alerts from sources: views, the list, and the open alert beside it. */
export function ReceivedQueue() {
  const { queue: text, pane, columns: columnNames } = useMessages(receivedAlertsWords);
  const observables = useMessages(observablesWords);
  const rules = useMessages(alertRulesWords);
  const { queues: queueWords } = useMessages(alertQueuesWords);
  const groups = useMessages(alertGroupsWords);
  const { may } = useRights();
  const columns = useQueueColumns();
  const queue = useQueue();
  const { search, change } = queue;
  const isOpen = search.alert !== undefined;
  return (
    <div className={styles.queue} data-open={isOpen || undefined}>
      <header className={styles.top}>
        <QueueViews chosen={search.queue} counts={queue.newest?.views} />
        <div className={styles.tools}>
          <SavedViews
            list="receivedAlerts"
            names={viewNames}
            place={['tab', 'alerts']}
            asks={toReceivedQuery(search)}
            count={countReceived}
          >
            <ColumnsMenu state={columns} names={columnNames} />
          </SavedViews>
          {may('observables', 'read') && (
            <Link to="/observables" className={styles.elsewhere}>
              {observables.title}
            </Link>
          )}
          <AddressLink change={{ rules: 'queues' }} className={styles.elsewhere}>
            {queueWords.title}
          </AddressLink>
          <AddressLink change={{ rules: 'quiet' }} className={styles.elsewhere}>
            {rules.quiet.title}
          </AddressLink>
          <AddressLink change={{ rules: 'groups' }} className={styles.elsewhere}>
            {groups.rules.title}
          </AddressLink>
          <IconButton label={text.shortcuts} aria-keyshortcuts="?" onClick={() => queue.show({ kind: 'keys' })}>
            <Keyboard size={18} aria-hidden />
          </IconButton>
          {queue.mayAct && (
            <Button variant={isOpen ? 'secondary' : 'primary'} onClick={() => queue.show({ kind: 'new' })}>
              <Plus size={16} aria-hidden />
              {text.newAlert}
            </Button>
          )}
        </div>
      </header>
      <QueueDrafts queue={queue} />
      <div className={styles.split} data-open={isOpen || undefined}>
        <section aria-label={text.label} className={styles.side}>
          <QueueList queue={queue} />
        </section>
        {search.alert && (
          <div className={styles.main}>
            <Suspense fallback={<Spinner label={pane.loading} />}>
              <AlertPane
                key={search.alert}
                id={search.alert}
                part={search.part}
                actions={queue}
                onPart={(part) => change({ part: part === 'overview' ? undefined : part }, { replace: true })}
                onClose={() => change({ alert: undefined, part: undefined })}
              />
            </Suspense>
          </div>
        )}
      </div>
      <QueueHints />
      <Suspense>
        {search.rules === 'quiet' && queue.dialog === null && (
          <QuietRulesDialog
            actions={queue.actions}
            onAdd={() => queue.show({ kind: 'quiet', filter: filterOfSearch(search) })}
            onClose={() => change({ rules: undefined }, { replace: true })}
          />
        )}
        {search.rules === 'groups' && queue.dialog === null && (
          <GroupRulesDialog
            actions={queue.actions}
            onOpen={(rule) => queue.show({ kind: 'group-rule', rule, filter: filterOfSearch(search) })}
            onClose={() => change({ rules: undefined }, { replace: true })}
          />
        )}
        {search.rules === 'queues' && queue.dialog === null && (
          <QueuesDialog actions={queue.actions} onClose={() => change({ rules: undefined }, { replace: true })} />
        )}
        {queue.dialog && (
          <QueueDialogs
            dialog={queue.dialog}
            actions={queue.actions}
            onDone={queue.selection.keep}
            onAdded={(id) => change({ alert: id, part: undefined })}
            onRuleAdded={() => {
              queue.show(null);
              change({ rules: search.rules ?? 'quiet' });
            }}
            onClose={() => queue.show(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
