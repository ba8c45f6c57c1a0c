import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import cards from '../../../ui/layout/cards.module.css';
import kpis from '../kpis/kpis.module.css';
import type { SecurityChange } from '../security-search.ts';
import { FigureLink } from './figure-link.tsx';
import type { ReportSpan } from './report-span.ts';

type FigureProps = { readonly label: string; readonly note?: ReactNode; readonly children: ReactNode };

function Figure({ label, note, children }: FigureProps) {
  return (
    <li className={kpis.card}>
      <span className={cards.label}>{label}</span>
      {children}
      {note && <span className={kpis.note}>{note}</span>}
    </li>
  );
}

/** How many incidents a figure opens, and how it is written. */
type Shown = { readonly count: number; readonly shown: string };

type Props = { readonly report: IncidentReport; readonly span: ReportSpan };

/** The figures of the whole period; what nothing was resolved for is said, not counted as zero. */
export function ReportFigures({ report, span }: Props) {
  const { reports: text } = useMessages(securityWords);
  const format = useFormat();
  const { opened, resolved, reopened, meanResolutionHours: mean, withinTarget } = report;
  const link = (which: 'opened' | 'resolved', label: string, { count, shown }: Shown, change: SecurityChange = {}) => (
    <FigureLink
      which={which}
      span={span}
      change={change}
      count={count}
      label={`${label}: ${shown}`}
      className={kpis.figureLink}
    >
      <span className={kpis.figure}>{shown}</span>
    </FigureLink>
  );
  const orNone = (value: number | null, write: (known: number) => string) =>
    value === null ? text.none : write(value);
  const none = text.nothingResolved;
  const reopenedLink = (
    <FigureLink which="reopened" span={span} count={reopened} label={`${text.reopened}: ${format.number(reopened)}`}>
      {`${text.reopened}: ${format.number(reopened)}`}
    </FigureLink>
  );
  return (
    <ul aria-label={text.figures} className={cards.cards}>
      <Figure label={text.opened}>
        {link('opened', text.opened, { count: opened, shown: format.number(opened) })}
      </Figure>
      <Figure label={text.resolved} note={reopened > 0 && reopenedLink}>
        {link('resolved', text.resolved, { count: resolved, shown: format.number(resolved) })}
      </Figure>
      <Figure label={text.mean} note={mean === null ? none : undefined}>
        {link('resolved', text.mean, {
          count: resolved,
          shown: orNone(mean, (hours) => text.hours(format.oneDecimal(hours))),
        })}
      </Figure>
      <Figure label={text.within} note={withinTarget === null ? none : undefined}>
        {link(
          'resolved',
          text.within,
          {
            count: Math.round(resolved * (withinTarget ?? 0)),
            shown: orNone(withinTarget, (share) => format.percent(share * 100)),
          },
          { withinTarget: 'yes' },
        )}
      </Figure>
    </ul>
  );
}
