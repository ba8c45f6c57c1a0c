import type { AlertGroup, GroupRule } from '@halyard/contracts/inflow/alert-groups.ts';
import type { AlertFilter } from '@halyard/contracts/inflow/alert-rules.ts';
import type { AlertChange, ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { useRef, useState } from 'react';
import { useRights } from '../../../../records/use-rights.ts';
import { alertsIn } from './groups/arrange-rows.ts';
import { useGroupRows } from './groups/use-group-rows.ts';
import { useReceivedList } from './received-queries.ts';
import { isGrouped, toReceivedQuery } from './received-search.ts';
import { useAlertActions } from './use-alert-actions.ts';
import { useHeldRows } from './use-held-rows.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { useReceivedSearch } from './use-received-search.ts';
import { useSelection } from './use-selection.ts';

/** The question of a dialog, and its alerts. */
type AlertDialog = 'assign' | 'severity' | 'incident' | 'close' | 'move';
export type OpenDialog =
  | {
      readonly kind: AlertDialog;
      readonly alerts: readonly ReceivedAlert[];
      /** It is about all alerts of this group. */
      readonly group?: AlertGroup;
    }
  | { readonly kind: 'new' }
  | { readonly kind: 'quiet'; readonly filter: AlertFilter }
  | { readonly kind: 'group-rule'; readonly rule: GroupRule | undefined; readonly filter: AlertFilter }
  | { readonly kind: 'keys' };

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-alert], [data-group]');

/** The state and actions of the queue: visible rows, ticks, open dialogs, keys. */
export function useQueue() {
  const { search, change } = useReceivedSearch();
  const { may } = useRights();
  const query = toReceivedQuery(search);
  const grouped = isGrouped(search);
  const list = useReceivedList(query, grouped);
  const [changes, setChanges] = useState(0);
  const [holds, setHolds] = useState({ pointer: false, focus: false });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const pages = list.data?.pages ?? [];
  const alerts = pages.flatMap((page) => page.alerts);
  const asked = `${JSON.stringify(query)} ${grouped} ${list.isPlaceholderData} ${pages.length} ${changes}`;
  const held = useHeldRows(alerts, holds.pointer || holds.focus, asked);
  const groups = useGroupRows({ search, change, query, pages, alerts: held.shown, rows });
  const shown = alertsIn(groups.entries);
  const selection = useSelection(shown);
  const actions = useAlertActions(() => setChanges((count) => count + 1));
  const mayAct = may('alerts', 'acknowledge');
  const mayLink = may('alerts', 'link');
  const mayEdit = may('alerts', 'edit');

  /** The alert that a key is about: the one with the focus, else the one that is open. */
  function currentId(): string | undefined {
    const row = rowOf(document.activeElement);
    // A group is not an alert, and not the one that is open either.
    return row ? row.dataset.alert : search.alert;
  }
  /** The target of a keyboard action: all ticked alerts, else the current one. */
  function chosen(): readonly ReceivedAlert[] {
    if (selection.selected.length > 0) return selection.selected;
    const id = currentId();
    return shown.filter((alert) => alert.id === id);
  }

  function move(step: 1 | -1) {
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('li:has([data-opens])') ?? [])];
    const focused = document.activeElement?.closest('li');
    const here = all.findIndex((row) => (focused ? row === focused : row.dataset.alert === search.alert));
    const next = all[Math.min(Math.max(here + step, 0), all.length - 1)];
    next?.querySelector<HTMLElement>('[data-opens]')?.focus();
    // Beside the list the detail follows; in its place it would hide the rows.
    if (search.alert !== undefined && next?.dataset.alert) change({ alert: next.dataset.alert }, { replace: true });
  }

  const ask = (kind: AlertDialog, about: readonly ReceivedAlert[]) => {
    if (about.length > 0) setDialog({ kind, alerts: about });
  };

  async function act(about: readonly ReceivedAlert[], wanted: AlertChange) {
    if (about.length === 0) return;
    const skipped = await actions.change(about, wanted);
    if (skipped) selection.keep(skipped);
  }

  const byKey = (kind: AlertDialog) => () => {
    if (kind === 'incident' ? mayLink : mayAct) ask(kind, chosen());
  };
  useQueueKeys({
    onMove: move,
    onSelect(isRange) {
      const id = currentId();
      if (mayAct && id !== undefined) selection.toggle(id, isRange);
    },
    onFold: groups.foldFocused,
    onAcknowledge: () => mayAct && void act(chosen(), { do: 'acknowledge' }),
    onAssign: byKey('assign'),
    onIncident: byKey('incident'),
    onClose: byKey('close'),
    onUndo: actions.undoLast,
    onSearch: () => searchField.current?.focus(),
    onHelp: () => setDialog({ kind: 'keys' }),
    onClear() {
      const had = selection.selected.length > 0;
      selection.keep([]);
      return had;
    },
  });

  return {
    search,
    change,
    list,
    newest: pages[0],
    held,
    entries: groups.entries,
    fold: groups.fold,
    selection,
    actions,
    mayAct,
    mayLink,
    mayEdit,
    dialog,
    ask,
    /** Asks for an incident for all alerts of a group. */
    async askForGroup(id: string) {
      const about = await groups.read(id);
      if (about) setDialog({ kind: 'incident', alerts: about.alerts, group: about.group });
    },
    act,
    show: setDialog,
    rows,
    searchField,
    onHold: (by: 'pointer' | 'focus', isHeld: boolean) => setHolds((before) => ({ ...before, [by]: isHeld })),
  };
}
export type Queue = ReturnType<typeof useQueue>;
