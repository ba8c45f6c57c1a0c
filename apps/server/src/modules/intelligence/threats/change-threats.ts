import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind, Severity } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { changeThreats, ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import { type AssumedSeverities, statedSeverity } from '../../../database/severity-rules.ts';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import type { RecordChange } from '../record-store.ts';

export type ThreatChange = Omit<Parsed<(typeof changeThreats)['body']>, 'threats'>;

/** One event of a change, before it is in the log. */
type ThreatStep = {
  readonly kind: EventKind;
  readonly severity?: Severity;
  readonly details: EventDetails;
};

/** A new severity and a verdict are assessments that require a reason. */
export function requireReason({ severity, verdict, reason }: ThreatChange): void {
  if ((severity !== undefined || verdict !== undefined) && reason === undefined) throw new ApiError('reason_required');
}

type Who = { readonly at: number; readonly personId: string; readonly assumed: AssumedSeverities };

/** A cleared severity is assumed by the rules. */
function ratingOf({ kind }: IntelligenceTable, severity: ThreatSeverity | null, assumed: AssumedSeverities) {
  if (severity !== null) return { severity, severity_assumed: 0 as const };
  return { severity: assumed.get(kind) ?? null, severity_assumed: 1 as const };
}

/** The changed columns of one threat; none if it already has the values. */
export function columnsOfChange(
  row: IntelligenceTable,
  change: ThreatChange,
  { at, personId, assumed }: Who,
): RecordChange {
  const { status, severity, acknowledged, verdict, reason = '' } = change;
  const hasVerdict =
    verdict !== undefined && (row.verdict !== verdict || (verdict !== null && row.verdict_reason !== reason));
  const isAcknowledged = row.acknowledged_at !== null;
  return {
    ...(status !== undefined && row.status !== status && { status }),
    ...(severity !== undefined && statedSeverity(row) !== severity && ratingOf(row, severity, assumed)),
    ...(acknowledged === true && !isAcknowledged && { acknowledged_at: at, acknowledged_by: personId }),
    ...(acknowledged === false && isAcknowledged && { acknowledged_at: null, acknowledged_by: null }),
    ...(hasVerdict && { verdict, verdict_reason: verdict === null ? null : reason }),
  };
}

/** Events for the changed columns, one for each decision. */
export function stepsOfChange(row: IntelligenceTable, columns: RecordChange, reason: string | undefined): ThreatStep[] {
  const { status, severity_assumed, acknowledged_at, verdict } = columns;
  const why = reason === undefined ? {} : { reason };
  const steps: ThreatStep[] = [];
  if (status)
    steps.push({
      kind: 'threat_status_changed',
      severity: 'medium',
      details: { from: row.status, to: status, ...why },
    });
  if (severity_assumed !== undefined) {
    const [from, to] = [statedSeverity(row), statedSeverity({ ...row, ...columns })];
    steps.push({ kind: 'threat_severity_changed', details: { from, to, ...why } });
  }
  if (verdict !== undefined)
    steps.push({ kind: 'threat_triaged', details: { from: row.verdict, to: verdict, ...why } });
  if (acknowledged_at !== undefined)
    steps.push({ kind: acknowledged_at === null ? 'threat_unacknowledged' : 'threat_acknowledged', details: why });
  return steps;
}
