import type { Entity } from '@halyard/contracts/intelligence/entities.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { actionOfKey, type RecordActions } from '../use-record-actions.ts';
import { EntityRow } from './entity-row.tsx';
import styles from './list.module.css';

/** Up to here every row is on the page, so that the browser's own search finds it. */
const wholeUpTo = 200;
const usualRowHeight = 52;
const fetchBefore = 30;

type Props = {
  readonly entities: readonly Entity[];
  /** How many match, of which some may not have been read yet. */
  readonly total: number;
  readonly selected: string | undefined;
  readonly actions: RecordActions;
  readonly isBusy: boolean;
  /** Reads further rows; absent when all are there. */
  readonly onMore: (() => void) | undefined;
};

/** Where a key leads from a row. */
function rowAfter(key: string, row: number, count: number): number | undefined {
  const rows: Readonly<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    Home: 0,
    End: count - 1,
    PageDown: row + 10,
    PageUp: row - 10,
  };
  const next = rows[key];
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next));
}

/** Entities to choose from: arrows move, Enter selects; of a long list only the rows in sight are drawn. */
export function EntityList({ entities, total, selected, actions, isBusy, onMore }: Props) {
  const { list: text } = useMessages(networkWords);
  const base = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [activeId, setActive] = useState(selected);
  const active = entities.findIndex(({ id }) => id === activeId);
  const isLong = total > wholeUpTo;
  const rows = useVirtualizer({
    count: entities.length,
    enabled: isLong,
    getScrollElement: () => frame.current,
    estimateSize: () => usualRowHeight,
    getItemKey: (index) => entities[index]?.id ?? index,
    overscan: 12,
  });
  const drawn = isLong ? rows.getVirtualItems() : entities.map((_, index) => ({ index, start: undefined }));

  const last = drawn.at(-1)?.index ?? 0;
  const readMore = useEffectEvent(() => onMore?.());
  const isNearEnd = last >= entities.length - fetchBefore;
  useEffect(() => {
    if (isNearEnd && entities.length < total) readMore();
  }, [isNearEnd, entities.length, total]);

  const idOf = (index: number) => `${base}${entities[index]?.id}`;

  function goTo(index: number) {
    setActive(entities[index]?.id);
    if (isLong) rows.scrollToIndex(index, { align: 'auto' });
    else document.getElementById(idOf(index))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = rowAfter(event.key, active, entities.length);
    const entity = entities[active];
    const action = event.key === ' ' ? 'select' : actionOfKey(event.key);
    if (next !== undefined) goTo(next);
    else if (action && entity) actions.run(action, entity);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={frame} className={styles.scroller}>
      <div
        role="listbox"
        aria-label={text.label}
        aria-busy={isBusy || undefined}
        aria-activedescendant={active >= 0 ? idOf(active) : undefined}
        tabIndex={0}
        className={styles.rows}
        style={isLong ? { height: rows.getTotalSize() } : undefined}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (active < 0) setActive(entities[0]?.id);
        }}
      >
        {drawn.map(({ index, start }) => {
          const entity = entities[index];
          if (!entity) return null;
          return (
            <EntityRow
              key={entity.id}
              id={idOf(index)}
              entity={entity}
              isSelected={entity.id === selected}
              isActive={index === active}
              index={{ index, total, start }}
              measure={isLong ? rows.measureElement : undefined}
              onSelect={() => {
                setActive(entity.id);
                actions.run('select', entity);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}
