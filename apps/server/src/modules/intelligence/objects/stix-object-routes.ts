import { ApiError } from '@halyard/contracts/errors.ts';
import { factsOfKind } from '@halyard/contracts/intelligence/stix-kinds.ts';
import {
  addStixObject,
  getStixObject,
  type StixDraft,
  updateStixObject,
} from '@halyard/contracts/intelligence/stix-objects.ts';
import { parsePattern } from '@halyard/detection/stix-pattern';
import { composeObject, type ExchangeRecord, ObjectRejected, readDraft } from '@halyard/threat-exchange';
import type { Kysely } from 'kysely';
import { fromExchangeRecord, toExchangeRecord } from '../../../database/exchange-rows.ts';
import { readAssumedSeverities } from '../../../database/severity-rules.ts';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { keepChange } from '../../../event-log/changes.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { readReferred } from '../read-referred.ts';
import { fieldsOf, newColumns } from '../record-columns.ts';
import { about, recordEvent } from '../record-event.ts';
import { changedColumns, partsOf, requireRecord, requireVersion, saveRecord } from '../record-store.ts';

/** The object as an import would read it: the only path from objects to records. */
function compose(draft: StixDraft, written: Parameters<typeof composeObject>[1]): ExchangeRecord {
  try {
    return composeObject(draft, written);
  } catch (cause) {
    if (!(cause instanceof ObjectRejected)) throw cause;
    throw new ApiError('invalid_input', `The object is none of STIX 2.1: ${cause.message}.`, { cause });
  }
}

function checkPattern({ properties: { pattern, pattern_type: language } }: StixDraft): void {
  if (typeof pattern !== 'string' || language !== 'stix') return;
  try {
    parsePattern(pattern);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError('invalid_input', `The field "pattern" is no pattern of STIX. ${reason}`, { cause });
  }
}

const idsIn = ({ kind, properties }: StixDraft): string[] =>
  factsOfKind(kind).fields.flatMap(({ name, shape }) => {
    const value = properties[name];
    return shape === 'records' && Array.isArray(value) ? [...(value as readonly string[])] : [];
  });

/** References to records or observables must exist; dangling ones of an import may stay. */
async function requireLinked(db: Kysely<Schema>, draft: StixDraft, before: StixDraft | null): Promise<void> {
  const known = new Set(before === null ? [] : idsIn(before));
  const asked = [...new Set(idsIn(draft))].filter((id) => !known.has(id));
  let found = (await readReferred(db, asked)).size;
  for (const part of partsOf(asked)) {
    const connections = db.selectFrom('connections').select('id').where('id', 'in', part);
    found += (await connections.where('deleted_at', 'is', null).execute()).length;
  }
  if (found < asked.length) throw new ApiError('record_not_found');
}

/** The time of the sighting, if the object states it. */
const seenIn = ({ properties }: StixDraft) => properties.last_seen ?? properties.valid_from ?? properties.last_observed;

/** The object's own properties; ratings and decisions are the user's, in another form. */
function toColumns(record: ExchangeRecord, at: number, before?: IntelligenceTable, isSeenKept = false) {
  const row = fromExchangeRecord(record, at, at);
  const { name, description, source, confidence, tlp, labels, country, stix } = row;
  const isPlaced = before && before.country === country && record.kind !== 'location';
  const { latitude, longitude, accuracy } = isPlaced ? before : row;
  // Lists reach up to now.
  const seen = row.seen_at === null ? null : Math.min(row.seen_at, at);
  const seen_at = before && isSeenKept ? before.seen_at : seen;
  const type = before && record.kind !== 'identity' ? before.type : row.type;
  const said = { name, type, description, source, confidence, tlp, labels, country, stix };
  return { ...said, latitude, longitude, accuracy, seen_at };
}

/** Records of every STIX type, created by hand. */
export function mountStixObjects(platform: Platform, { log, newId }: IntelligencePorts): void {
  const { clock, database } = platform;

  mountRead(platform, getStixObject, async ({ params }) => {
    const row = await requireRecord(database.read, params.id);
    const draft = readDraft(toExchangeRecord(row));
    if (draft === null) throw new ApiError('record_not_found');
    const linked = [...(await readReferred(database.read, idsIn(draft))).values()];
    return { draft, version: row.version, linked };
  });

  mountChange(platform, addStixObject, async ({ tx, actor, caller, body: draft }) => {
    const at = clock();
    checkPattern(draft);
    await requireLinked(tx, draft, null);
    const record = compose(draft, { id: `${draft.kind}--${newId()}`, before: null, at });
    const { id, kind, family } = record;
    const isThreat = family === 'threat';
    const row: IntelligenceTable = {
      ...newColumns(at),
      id,
      kind,
      family,
      ...toColumns(record, at),
      status: record.status,
      severity: isThreat ? ((await readAssumedSeverities(tx)).get(kind) ?? null) : null,
      severity_assumed: isThreat ? 1 : 0,
    };
    await tx.insertInto('intelligence').values(row).execute();
    const event = isThreat ? 'threat_added' : 'entity_added';
    await recordEvent(log, tx, { at, actor, ...about(row), kind: event, after: row });
    const rows = [{ table: 'intelligence', id, version: row.version, before: { deleted_at: at } }] as const;
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { record: row, version: row.version, changeId };
  });

  mountChange(platform, updateStixObject, async ({ tx, actor, caller, params, body: { version, ...draft } }) => {
    const at = clock();
    const before = await requireRecord(tx, params.id);
    requireVersion(before, version);
    const known = readDraft(toExchangeRecord(before));
    if (known?.kind !== draft.kind) throw new ApiError('record_not_found');
    if (JSON.stringify(known) === JSON.stringify(draft)) return { record: before, version, changeId: null };
    checkPattern(draft);
    await requireLinked(tx, draft, known);
    const record = compose(draft, { id: before.id, before: toExchangeRecord(before), at });
    const change = toColumns(record, at, before, seenIn(draft) === seenIn(known));
    const rows = [await saveRecord(tx, before, change, at)];
    const after = await requireRecord(tx, params.id);
    const fields = fieldsOf(changedColumns(before, change), { stix: 'facts' });
    const kind = before.family === 'threat' ? 'threat_updated' : 'entity_updated';
    await recordEvent(log, tx, { at, actor, ...about(after), kind, details: { fields }, before, after });
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { record: after, version: after.version, changeId };
  });
}
