import { ApiError } from '@halyard/contracts/errors.ts';
import {
  addQuietRule,
  endQuietRule,
  listQuietRules,
  quietDaysMax,
  quietRulesMax,
} from '@halyard/contracts/inflow/alert-rules.ts';
import { type Kysely, sql } from 'kysely';
import { lockLimit } from '../../../database/connections/lock-limit.ts';
import type { QuietRulesTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type EventLog, everyone } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { endQuiet, findUnended } from './end-quiet-rule.ts';
import { selectUnended, toQuietRules } from './quiet-store.ts';

type Ports = {
  readonly log: EventLog;
  readonly newId: () => string;
  /** The person of that id, where they may be given work. */
  readonly requireAssignable: (db: Kysely<Schema>, id: string | null) => Promise<unknown>;
};

const dayMs = 86_400_000;
const rulesListed = 500;

/** When a rule begins and ends. @throws ApiError where it would be over, or run for too long. */
function spanOf({ from, until }: { readonly from?: string | undefined; readonly until: string }, now: number) {
  const start = Math.max(now, from === undefined ? now : Date.parse(from));
  const end = Date.parse(until);
  if (end <= start) throw new ApiError('invalid_input', 'The rule must end after it begins.');
  if (end - start > quietDaysMax * dayMs)
    throw new ApiError('invalid_input', `A rule runs for at most ${quietDaysMax} days.`);
  return { starts_at: start, ends_at: end };
}

/** Rules that keep received alerts quiet for a time. */
export function mountQuietRules(platform: Platform, { log, newId, requireAssignable }: Ports): void {
  const { clock, database } = platform;

  async function show(db: Kysely<Schema>, id: string) {
    const rows = await db.selectFrom('quiet_rules').selectAll().where('id', '=', id).execute();
    const [rule] = await toQuietRules(db, rows, clock());
    if (!rule) throw new ApiError('rule_not_found');
    return rule;
  }

  mountRead(platform, listQuietRules, async () => {
    const rows = await database.read
      .selectFrom('quiet_rules')
      .selectAll()
      .orderBy(sql`case when ended_at is null then 0 else 1 end`)
      .orderBy('ends_at', 'desc')
      .orderBy('id')
      .limit(rulesListed)
      .execute();
    const rules = await toQuietRules(database.read, rows, clock());
    return (['active', 'scheduled', 'ended'] as const).flatMap((state) => rules.filter((rule) => rule.state === state));
  });

  mountChange(platform, addQuietRule, async ({ tx, caller, actor, body }) => {
    const at = clock();
    const { filter, mode, reason, owner } = body;
    const span = spanOf(body, at);
    await requireAssignable(tx, owner);
    await lockLimit(tx);
    if ((await selectUnended(tx).execute()).length >= quietRulesMax) throw new ApiError('list_full');
    const row: QuietRulesTable = {
      id: newId(),
      filter: JSON.stringify(filter),
      mode,
      reason,
      owner_id: owner,
      created_by: caller.id,
      starts_at: span.starts_at,
      ends_at: span.ends_at,
      ended_at: null,
      created_at: at,
      version: 1,
    };
    await tx.insertInto('quiet_rules').values(row).execute();
    await log.record(tx, {
      at,
      kind: 'quiet_rule_added',
      severity: 'low',
      actor,
      audienceId: everyone,
      objectType: 'quiet_rule',
      objectId: row.id,
      subject: reason,
      details: { to: body.until },
      after: row,
    });
    return show(tx, row.id);
  });

  mountChange(platform, endQuietRule, async ({ tx, actor, params: { id } }) => {
    const rule = await findUnended(tx, id);
    if (!rule) throw new ApiError('rule_not_found');
    const returned = await endQuiet(tx, rule, { log, actor, now: clock() });
    return { rule: await show(tx, id), returned };
  });
}
