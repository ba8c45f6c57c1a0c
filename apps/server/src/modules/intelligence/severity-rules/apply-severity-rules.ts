import { ApiError } from '@halyard/contracts/errors.ts';
import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { type AssumedSeverities, readAssumedSeverities, readSeverityRules } from '../../../database/severity-rules.ts';
import { type EventLog, everyone } from '../../../event-log/event-log.ts';
import type { KindOfWork, WorkContext } from '../../../platform/background/work-kind.ts';

type Ports = { readonly database: Database; readonly clock: Clock; readonly log: EventLog };

/** Records of one step: few enough that no one waits long for the writer. */
const window = 1_000;

/** The ids of a step: all after `after`, up to `last`; null where it is the last step. */
type Window = { readonly after: string; readonly last: string | null };

async function nextWindow(tx: Transaction, after: string): Promise<Window> {
  const end = await tx
    .selectFrom('intelligence')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(window - 1)
    .limit(1)
    .executeTakeFirst();
  return { after, last: end?.id ?? null };
}

/** Of threats without a stated severity; staged or deleted ones as well, because they may be shown later. */
const unstatedIn = (tx: Transaction, { after, last }: Window) =>
  tx
    .updateTable('intelligence')
    .where('id', '>', after)
    .$if(last !== null, (query) => query.where('id', '<=', last ?? ''))
    .where('severity_assumed', '>', 0)
    // The publisher's assumption takes precedence over the rules.
    .where('severity_chosen', 'is', null);

/** Sets the assumed severities of a step's threats, and removes those of earlier rules from the others. */
async function rateSome(tx: Transaction, step: Window, assumed: AssumedSeverities): Promise<number> {
  let changed = 0;
  const bySeverity = Map.groupBy([...assumed.keys()], (kind) => assumed.get(kind));
  for (const [severity, kinds] of bySeverity) {
    const { numUpdatedRows } = await unstatedIn(tx, step)
      .set({ severity: severity ?? null })
      .where('kind', 'in', kinds)
      .where(sql<boolean>`coalesce(severity, '') <> ${severity}`)
      .executeTakeFirstOrThrow();
    changed += Number(numUpdatedRows);
  }
  const rest = unstatedIn(tx, step).set({ severity: null }).where('severity', 'is not', null);
  const { numUpdatedRows } = await (assumed.size === 0
    ? rest
    : rest.where('kind', 'not in', [...assumed.keys()])
  ).executeTakeFirstOrThrow();
  return changed + Number(numUpdatedRows);
}

/** How records follow the severity rules: step by step in the background, and restarted after a failure. */
export function createSeverityWork({ database, clock, log }: Ports): KindOfWork {
  /** Returns the number of changed threats; undefined if newer rules are queued. */
  async function rateAll(version: number, { signal, checkpoint }: WorkContext): Promise<number | undefined> {
    let [changed, after]: [number, string | null] = [0, ''];
    while (after !== null) {
      signal.throwIfAborted();
      const from: string = after;
      const step = await database.writeStep(async (tx) => {
        const assumed = await readAssumedSeverities(tx);
        const { version: now } = await tx.selectFrom('severity_rules').select('version').executeTakeFirstOrThrow();
        if (now !== version) return undefined;
        const found = await nextWindow(tx, from);
        const count = await rateSome(tx, found, assumed);
        await checkpoint(tx);
        return { last: found.last, count };
      });
      if (!step) return undefined;
      changed += step.count;
      after = step.last;
    }
    return changed;
  }

  const finish = (version: number, count: number, { checkpoint }: WorkContext) =>
    database.write(async (tx) => {
      const row = await readSeverityRules(tx);
      await checkpoint(tx);
      // Newer rules are queued, or the previous node already reported.
      if (row.version !== version || row.applied_version === version) return;
      await tx.updateTable('severity_rules').set({ applied_version: version }).execute();
      await log.record(tx, {
        at: clock(),
        kind: 'severity_rules_applied',
        severity: 'low',
        actor: { id: null, address: null, requestId: null },
        audienceId: everyone,
        objectType: 'workspace',
        objectId: null,
        subject: String(count),
        details: { count },
      });
    });

  return {
    atOnce: 1,
    overAllNodes: true,
    mustEnd: true,
    attempts: 5,
    async handler({ payload: { version = '' } }, context) {
      const count = await rateAll(Number(version), context);
      if (count !== undefined) await finish(Number(version), count, context);
      return undefined;
    },
    // Records would follow neither the rules of before nor those of now.
    onCancelled: async () => {
      throw new ApiError('work_not_cancellable');
    },
  };
}
