import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Severity } from '@halyard/contracts/events.ts';
import { addThreat, deleteThreat, type ThreatSeverity, updateThreat } from '@halyard/contracts/intelligence/threats.ts';
import type { Transaction } from '../../../database/database.ts';
import { type AssumedSeverities, readAssumedSeverities } from '../../../database/severity-rules.ts';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import { keepChange } from '../../../event-log/changes.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import { mountChange, type Platform } from '../../../platform/mount/mount.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { fieldsOf, newColumns, toColumns } from '../record-columns.ts';
import { about, recordEvent } from '../record-event.ts';
import { changedColumns, requireRecord, requireVersion, saveRecord } from '../record-store.ts';
import { toThreat } from './show-threats.ts';

type Draft = Omit<Parsed<(typeof addThreat)['body']>, 'severity'> & { readonly severity: ThreatSeverity | null };

/** A clock that runs a little ahead of ours is not a mistake of the person. */
const aheadMs = 60_000;

/** Lists end at the present: later times would be in none of them. */
function seenAtOf({ timestamp }: Pick<Draft, 'timestamp'>, now: number): number {
  const at = Date.parse(timestamp);
  if (at > now + aheadMs)
    throw new ApiError('invalid_input', 'The field "timestamp" of the request body must not be in the future.');
  return Math.min(at, now);
}

/** Editable fields. */
const newKind = 'indicator';

const loudnessOf = (severity: ThreatSeverity) => severity.toLowerCase() as Severity;

/** A changed severity is stated from then on; an unset one may be assumed by the rules. */
function ratingOf({ severity }: Draft, before: IntelligenceTable | undefined, assumed: AssumedSeverities) {
  if (severity !== null && before?.severity !== severity) return { severity, severity_assumed: 0 as const };
  if (severity !== null) return { severity, severity_assumed: before?.severity_assumed ?? (0 as const) };
  const severity_assumed = before?.severity_assumed || (1 as const);
  return { severity: assumed.get(before?.kind ?? newKind) ?? null, severity_assumed };
}

type Written = {
  readonly before: IntelligenceTable | undefined;
  readonly at: number;
  readonly assumed: AssumedSeverities;
};

function toThreatColumns(draft: Draft, { before, at: now, assumed }: Written, ports: IntelligencePorts) {
  const { status, timestamp } = draft;
  const isSameInstant = before?.seen_at === Date.parse(timestamp);
  const seen_at = isSameInstant ? before.seen_at : seenAtOf(draft, now);
  return { ...toColumns(draft, before, ports), ...ratingOf(draft, before, assumed), status, seen_at };
}

type Removing = { readonly at: number; readonly actor: Actor; readonly personId: string };

/** Removes a threat; returns its undo. */
export async function removeThreat(
  tx: Transaction,
  { log, newId }: Pick<IntelligencePorts, 'log' | 'newId'>,
  { at, actor, personId }: Removing,
  id: string,
): Promise<string | null> {
  const before = await requireRecord(tx, id, ['threat']);
  const rows = [await saveRecord(tx, before, { deleted_at: at }, at)];
  await recordEvent(log, tx, { at, actor, ...about(before), kind: 'threat_deleted', before });
  return keepChange(tx, { id: newId(), actorId: personId, at, rows });
}

/** Adding, replacing and removing one threat. */
export function mountThreatWriting(platform: Platform, ports: IntelligencePorts): void {
  const { clock } = platform;
  const { log, newId } = ports;

  mountChange(platform, addThreat, async ({ tx, actor, caller, body }) => {
    const at = clock();
    const row: IntelligenceTable = {
      ...newColumns(at),
      id: `indicator--${newId()}`,
      kind: newKind,
      family: 'threat',
      ...toThreatColumns(body, { before: undefined, at, assumed: await readAssumedSeverities(tx) }, ports),
    };
    await tx.insertInto('intelligence').values(row).execute();
    await recordEvent(log, tx, {
      at,
      actor,
      ...about(row),
      kind: 'threat_added',
      severity: loudnessOf(body.severity),
      after: row,
      ...(body.severity === 'Critical' && { notify: { analysts: true } }),
    });
    const rows = [{ table: 'intelligence', id: row.id, version: row.version, before: { deleted_at: at } }] as const;
    return { threat: await toThreat(tx, row), changeId: await keepChange(tx, changeOf(caller.id, at, rows)) };
  });

  mountChange(platform, updateThreat, async ({ tx, actor, caller, params, body: { version, ...draft } }) => {
    const at = clock();
    const assumed = await readAssumedSeverities(tx);
    const before = await requireRecord(tx, params.id, ['threat']);
    requireVersion(before, version);
    const change = toThreatColumns(draft, { before, at, assumed }, ports);
    const columns = changedColumns(before, change);
    if (columns.length === 0) return { threat: await toThreat(tx, before), changeId: null };
    const rows = [await saveRecord(tx, before, change, at)];
    const after = await requireRecord(tx, params.id, ['threat']);
    const details = { fields: fieldsOf(columns) };
    await recordEvent(log, tx, { at, actor, ...about(after), kind: 'threat_updated', details, before, after });
    return { threat: await toThreat(tx, after), changeId: await keepChange(tx, changeOf(caller.id, at, rows)) };
  });

  mountChange(platform, deleteThreat, async ({ tx, actor, caller, params }) => ({
    changeId: await removeThreat(tx, ports, { at: clock(), actor, personId: caller.id }, params.id),
  }));

  function changeOf<Rows>(actorId: string, at: number, rows: Rows) {
    return { id: newId(), actorId, at, rows };
  }
}
