import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { changeThreats } from '@halyard/contracts/intelligence/threats.ts';
import type { Transaction } from '../../../database/database.ts';
import { type AssumedSeverities, readAssumedSeverities } from '../../../database/severity-rules.ts';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import { type ChangedRow, keepChange } from '../../../event-log/changes.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import { mountChange, type Platform } from '../../../platform/mount/mount.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { about, recordEvent } from '../record-event.ts';
import { readRecords, saveRecord } from '../record-store.ts';
import { columnsOfChange, requireReason, stepsOfChange, type ThreatChange } from './change-threats.ts';
import { toThreats } from './show-threats.ts';

type Skipped = NonNullable<Parsed<(typeof changeThreats)['reply']>>['skipped'];
type Outcome = { readonly rows: readonly ChangedRow[]; readonly skipped: Skipped };
type Who = {
  readonly at: number;
  readonly actor: Actor;
  readonly personId: string;
  readonly assumed: AssumedSeverities;
};

export function mountThreatChanges(platform: Platform, { log, newId }: IntelligencePorts): void {
  async function changeOne(tx: Transaction, row: IntelligenceTable, change: ThreatChange, who: Who) {
    const columns = columnsOfChange(row, change, who);
    const steps = stepsOfChange(row, columns, change.reason);
    if (steps.length === 0) return undefined;
    const changed = await saveRecord(tx, row, columns, who.at);
    const { at, actor } = who;
    for (const step of steps)
      await recordEvent(log, tx, { at, actor, ...about(row), ...step, before: row, after: { ...row, ...columns } });
    return changed;
  }

  /** Records changed by someone else since are skipped and named, the rest is changed. */
  async function changeMany(
    tx: Transaction,
    versions: ReadonlyMap<string, number>,
    change: ThreatChange,
    who: Who,
  ): Promise<Outcome> {
    const found = await readRecords(tx, [...versions.keys()]);
    const threats = new Map(found.flatMap((row) => (row.family === 'threat' ? [[row.id, row] as const] : [])));
    const rows: ChangedRow[] = [];
    const skipped: Skipped = [];
    for (const [id, version] of versions) {
      const row = threats.get(id);
      const reason = row ? (row.version === version ? undefined : 'changed') : 'gone';
      const changed = row && !reason ? await changeOne(tx, row, change, who) : undefined;
      if (changed) rows.push(changed);
      else skipped.push({ id, reason: reason ?? 'same' });
    }
    return { rows, skipped };
  }

  mountChange(platform, changeThreats, async ({ tx, actor, caller, body: { threats, ...change } }) => {
    requireReason(change);
    const at = platform.clock();
    const assumed = await readAssumedSeverities(tx);
    const versions = new Map(threats.map(({ id, version }) => [id, version]));
    const { rows, skipped } = await changeMany(tx, versions, change, { at, actor, personId: caller.id, assumed });
    const after = await readRecords(
      tx,
      rows.map(({ id }) => id),
    );
    return {
      changed: await toThreats(tx, after),
      skipped,
      changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }),
    };
  });
}
