import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { useFormat } from '../../../preferences/format.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Panel } from '../../../ui/page/panel.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { ReportFigures } from './report-figures.tsx';
import styles from './reports.module.css';
import { SaveButtons } from './save-buttons.tsx';

type Props = { readonly report: IncidentReport; readonly timeZone: string; readonly isBusy: boolean };

/** The end of a report is exclusive; people read the last day that it covers. */
const lastInstantBefore = (end: string) => new Date(Date.parse(end) - 1).toISOString();

/** The figures of a period: all together, by severity, by assignee and by day. */
export function ReportSheet({ report, timeZone, isBusy }: Props) {
  const text = useMessages(securityWords);
  const { reports: words } = text;
  const format = useFormat();
  const { from, to } = report;
  const span = { from, to };
  const isEmpty = report.opened === 0 && report.resolved === 0;
  const assigneeName = ({ id, name }: IncidentReport['byAssignee'][number]) =>
    id === null ? text.nobody : (name ?? words.goneAssignee);
  return (
    <div className={layout.stackFar} aria-busy={isBusy || undefined}>
      <div className={layout.splitLine}>
        <p className={layout.quiet}>
          {words.covers(format.date(from), format.date(lastInstantBefore(to)))}
          {' · '}
          {words.rests} {words.made(format.dateTime(report.madeAt))}
        </p>
        <SaveButtons request={{ ...span, timeZone }} />
      </div>
      <ReportFigures report={report} span={span} />
      {isEmpty && <p className={layout.quiet}>{words.empty}</p>}
      <Panel title={words.byDay} aria-label={words.byDay}>
        <DayChart days={report.byDay} timeZone={timeZone} />
        <DayTable days={report.byDay} timeZone={timeZone} />
      </Panel>
      <div className={styles.tables}>
        <Panel title={words.bySeverity} aria-label={words.bySeverity}>
          <BreakdownTable
            column={words.severity}
            span={span}
            rows={report.bySeverity.map(({ severity, ...figures }) => ({
              key: severity,
              name: text.severities[severity],
              shown: <SeverityMark severity={severity} />,
              change: { severity },
              ...figures,
            }))}
          />
        </Panel>
        <Panel title={words.byAssignee} aria-label={words.byAssignee}>
          <BreakdownTable
            column={words.assignee}
            span={span}
            rows={report.byAssignee.map((row) => ({
              key: row.id ?? 'nobody',
              name: assigneeName(row),
              shown: assigneeName(row),
              change: { assignee: row.id ?? 'nobody' },
              opened: row.opened,
              resolved: row.resolved,
              meanResolutionHours: row.meanResolutionHours,
            }))}
          />
        </Panel>
      </div>
    </div>
  );
}
