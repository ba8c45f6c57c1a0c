import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import type { MouseEvent } from 'react';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { ThreatStatusMark } from '../../../records/marks/status-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import facets from '../../../ui/layout/facets.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Cell } from '../../../ui/table/table.tsx';
import styles from '../threats.module.css';
import { ThreatsLink } from '../threats-link.tsx';
import { SeenAt } from './seen-at.tsx';

export type RowActions = {
  /** Absent where nothing can be done with a selection. */
  readonly onToggle?: (threat: Threat, isRange: boolean) => void;
  readonly onOpen: (threat: Threat) => void;
};

type Props = {
  readonly threat: Threat;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  readonly actions: RowActions;
};

/** One threat; a click anywhere opens it, what is pressable by itself aside. */
export function ThreatRow({ threat, isSelected, isOpen, actions }: Props) {
  const text = useMessages(threatsWords);
  const { columns } = text.list;
  const { onToggle, onOpen } = actions;

  function open(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a, button, input, label, select')) return;
    // Who marks text with the pointer wants to copy it.
    if (getSelection()?.isCollapsed === false) return;
    onOpen(threat);
  }

  return (
    <tr data-threat={threat.id} data-selected={isSelected || isOpen || undefined} className={styles.row} onClick={open}>
      {onToggle && (
        <Cell className={facets.tick}>
          <TickBox
            aria-label={text.list.select(threat.name)}
            checked={isSelected}
            onClick={(event) => onToggle(threat, event.shiftKey)}
            onChange={() => undefined}
          />
        </Cell>
      )}
      <Cell className={styles.what}>
        <span className={styles.type}>
          {threat.type} {threat.sample && <Badge tone="quiet">{text.sample}</Badge>}
        </span>
        <ThreatsLink data-opens change={{ threat: threat.id }} className={styles.name}>
          {threat.name}
        </ThreatsLink>
      </Cell>
      <Cell label={columns.severity}>
        <SeverityMark severity={threat.severity} />
      </Cell>
      <Cell label={columns.source}>{threat.source}</Cell>
      <Cell label={columns.timestamp} className={styles.time}>
        <SeenAt at={threat.timestamp} />
      </Cell>
      <Cell label={columns.status}>
        <ThreatStatusMark status={threat.status} />
      </Cell>
    </tr>
  );
}
