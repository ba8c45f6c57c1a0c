import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { writeCsv } from '../../platform/replies/write-csv.ts';

/** One line of the file; '' if a figure does not apply to the part, or nothing was resolved. */
type Line = {
  readonly part: 'total' | 'severity' | 'assignee' | 'day';
  readonly name: string;
  readonly opened: number;
  readonly resolved: number;
  readonly meanResolutionHours: number | '';
  readonly reopened: number | '';
  readonly withinTarget: number | '';
};

const columns = [
  ...(['part', 'name', 'opened', 'resolved', 'meanResolutionHours', 'reopened', 'withinTarget'] as const),
] satisfies readonly (keyof Line)[];

type Figures = { readonly opened: number; readonly resolved: number; readonly meanResolutionHours?: number | null };

const lineOf = (part: Line['part'], name: string, { opened, resolved, meanResolutionHours }: Figures): Line => ({
  part,
  name,
  opened,
  resolved,
  meanResolutionHours: meanResolutionHours ?? '',
  reopened: '',
  withinTarget: '',
});

/** The report for a spreadsheet: one line for the whole, then by severity, assignee and day. */
export function writeReportRows(report: IncidentReport): string {
  const total = lineOf('total', `${report.from}/${report.to}`, report);
  return writeCsv(columns, [
    { ...total, reopened: report.reopened, withinTarget: report.withinTarget ?? '' },
    ...report.bySeverity.map((row) => lineOf('severity', row.severity, row)),
    ...report.byAssignee.map((row) => lineOf('assignee', row.name ?? '', row)),
    ...report.byDay.map((row) => lineOf('day', row.day, row)),
  ]);
}
