import { ApiError } from '@halyard/contracts/errors.ts';
import { exportIncidentReport, getIncidentReport, type IncidentReport } from '@halyard/contracts/operations/reports.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { keepIncidentFacts } from '../../event-log/incidents/incident-facts.ts';
import { mountRead, mountWork, type Platform } from '../../platform/mount/mount.ts';
import type { Span } from './days-of-span.ts';
import { makeReport } from './make-report.ts';
import { writeReportPage } from './write-report-page.ts';
import { writeReportRows } from './write-report-rows.ts';

type ReportPorts = { readonly log: EventLog; readonly productName: string };

type ReportPeriod = { readonly from: string; readonly to: string; readonly timeZone: string };

const longestMs = 366 * 86_400_000;

function spanOf({ from, to }: ReportPeriod): Span {
  const span = { from: Date.parse(from), to: Date.parse(to) };
  if (span.to < span.from || span.to - span.from > longestMs) throw new ApiError('bad_period');
  return span;
}

export function mountReports(platform: Platform, { log, productName }: ReportPorts): void {
  const { clock, database } = platform;

  async function report(asked: ReportPeriod): Promise<IncidentReport> {
    const span = spanOf(asked);
    await keepIncidentFacts(database);
    return makeReport(database.read, { span, timeZone: asked.timeZone, now: clock() });
  }

  mountRead(platform, getIncidentReport, ({ query }) => report(query));

  mountWork(platform, exportIncidentReport, async ({ actor, query: { format, ...asked } }) => {
    const made = await report(asked);
    const name = `incidents-${asked.from.slice(0, 10)}-to-${asked.to.slice(0, 10)}.${format}`;
    await database.write((tx) =>
      log.record(tx, {
        at: clock(),
        kind: 'report_exported',
        severity: 'low',
        actor,
        audienceId: actor.id,
        objectType: 'report',
        objectId: null,
        subject: name,
        details: { name: format, count: made.events },
      }),
    );
    const isPage = format === 'html';
    const file = {
      name,
      mediaType: isPage ? 'text/html' : 'text/csv',
      text: isPage ? writeReportPage(made, asked.timeZone, productName) : writeReportRows(made),
    };
    return { file };
  });
}
