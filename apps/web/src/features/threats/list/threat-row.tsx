import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useCountryName } from '../../../preferences/country-name.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { ThreatStatusMark } from '../../../records/marks/status-mark.tsx';
import { TypeIcon } from '../../../records/marks/type-icon.tsx';
import { useTypeName } from '../../../records/use-type-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import facets from '../../../ui/layout/facets.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Cell } from '../../../ui/table/table.tsx';
import styles from '../threats.module.css';
import { ThreatsLink } from '../threats-link.tsx';
import { SeenAt } from './seen-at.tsx';
import { type ThreatColumn, useColumnNames } from './threat-columns.ts';

export type RowActions = {
  /** Absent without bulk actions. */
  readonly onToggle?: (threat: Threat, isRange: boolean) => void;
  readonly onOpen: (threat: Threat) => void;
};

type Props = {
  readonly threat: Threat;
  readonly columns: readonly ThreatColumn[];
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  readonly actions: RowActions;
};

/** The content of each column for a threat; a dash if nothing is stated. */
function useCells(threat: Threat): Readonly<Record<ThreatColumn, () => ReactNode>> {
  const text = useMessages(threatsWords);
  const names = useColumnNames();
  const typeName = useTypeName();
  const countryName = useCountryName();
  const cell = (column: ThreatColumn, content: ReactNode, className?: string) => (
    <Cell key={column} label={names[column]} className={className}>
      {content}
    </Cell>
  );
  const stated = (value: string | number | null) => (value === null || value === '' ? '–' : value);
  return {
    type: () => (
      <Cell key="type" className={styles.what}>
        <span className={styles.type}>
          <TypeIcon type={threat.kind} /> {typeName(threat)}{' '}
          {threat.sample && <Badge tone="quiet">{text.sample}</Badge>}
        </span>
        <ThreatsLink data-opens change={{ threat: threat.id }} className={styles.name}>
          {threat.name}
        </ThreatsLink>
      </Cell>
    ),
    severity: () => cell('severity', <SeverityMark severity={threat.severity} />),
    source: () => cell('source', threat.source),
    timestamp: () => cell('timestamp', <SeenAt at={threat.timestamp} />, styles.time),
    status: () => cell('status', <ThreatStatusMark status={threat.status} />),
    confidence: () => cell('confidence', <Quantity>{stated(threat.confidence)}</Quantity>),
    tlp: () => cell('tlp', stated(threat.tlp)),
    country: () => cell('country', threat.country === null ? '–' : countryName(threat.country)),
    labels: () => cell('labels', stated(threat.labels.join(', '))),
  };
}

/** One threat; a click anywhere opens it, except on other controls. */
export function ThreatRow({ threat, columns, isSelected, isOpen, actions }: Props) {
  const text = useMessages(threatsWords);
  const cells = useCells(threat);
  const { onToggle, onOpen } = actions;

  function open(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a, button, input, label, select')) return;
    // Selecting text with the pointer is for copying.
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
      {columns.map((column) => cells[column]())}
    </tr>
  );
}
