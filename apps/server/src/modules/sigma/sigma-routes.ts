import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  checkSigmaRule,
  deleteSigmaRule,
  getSigmaRule,
  importSigmaRules,
  listSigmaMatches,
  listSigmaRules,
  setSigmaState,
  updateSigmaRule,
} from '@halyard/contracts/inflow/sigma.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Transaction } from '../../database/database.ts';
import type { SigmaRulesTable } from '../../database/tables/sigma-schema.ts';
import { type ChangedRow, keepChange } from '../../event-log/changes.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../platform/mount/mount.ts';
import { listMatches } from './list-matches.ts';
import { readDocuments } from './read-documents.ts';
import { checkText, columnsOf, requireRuleText, textOf } from './rule-columns.ts';
import { examplesOf, type RunExamples } from './run-examples.ts';
import { readOverview, readPage, showRule } from './show-rules.ts';
import { requireRule, requireRules, saveRule } from './sigma-store.ts';
import { storeDocuments } from './store-documents.ts';

type Ports = { readonly log: EventLog; readonly newId: () => string; readonly runExamples: RunExamples };
type Told = {
  readonly kind: EventKind;
  readonly row?: Pick<SigmaRulesTable, 'id' | 'title'>;
  readonly details?: EventDetails;
};

/** Replacing by an import is allowed, whatever the examples' results. */
function leaveUntested(cause: unknown): null {
  if (!(cause instanceof ApiError)) throw cause;
  return null;
}

export function mountSigmaRules(platform: Platform, { log, newId, runExamples }: Ports): void {
  const { clock, database } = platform;

  const record = (tx: Transaction, actor: Actor, { kind, row, details }: Told) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: 'low',
      actor,
      audienceId: everyone,
      objectType: 'sigma_rule',
      objectId: row?.id ?? null,
      subject: row?.title ?? '',
      ...(details && { details }),
    });

  const keep = (tx: Transaction, actorId: string, rows: readonly ChangedRow[]) =>
    keepChange(tx, { id: newId(), actorId, at: clock(), rows });

  /** Runs the examples of a rule whose text an import replaced; if they take too long, it stays untested. */
  async function runAgain(id: string, version: number): Promise<void> {
    const query = database.read.selectFrom('sigma_rules').select(['text', 'examples']);
    const row = await query.where('id', '=', id).where('examples', '<>', '[]').executeTakeFirst();
    const columns = row && (await runExamples(row.text, examplesOf(row)).catch(leaveUntested));
    if (columns)
      await database.write((tx) =>
        tx.updateTable('sigma_rules').set(columns).where('id', '=', id).where('version', '=', version).execute(),
      );
  }

  mountRead(platform, listSigmaRules, async ({ query }) => ({
    ...(await readPage(database.read, query, clock())),
    ...(await readOverview(database.read)),
  }));

  mountRead(platform, getSigmaRule, ({ params }) => showRule(database.read, params.id, clock()));

  mountRead(platform, listSigmaMatches, async ({ params, query }) => {
    await requireRule(database.read, params.id);
    return listMatches(database.read, params.id, query, clock());
  });

  mountWork(platform, checkSigmaRule, async ({ body }) => {
    const checked = checkText(body.text);
    return { problem: 'problem' in checked ? checked.problem : null };
  });

  // Rules are parsed before the transaction, which blocks all other writers.
  mountWork(platform, importSigmaRules, async ({ caller, actor, body }) => {
    const { rules, rejections } = await readDocuments(body.files);
    const { changed, ...imported } = await database.write(async (tx) => {
      const stored = await storeDocuments(tx, rules, { state: body.state, now: clock(), newId });
      const { created, updated, unchanged, rows } = stored;
      const all = [...rejections, ...stored.rejections];
      if (rows.length > 0)
        await record(tx, actor, { kind: 'sigma_rules_imported', details: { count: created + updated } });
      return {
        changed: rows,
        changeId: await keep(tx, caller.id, rows),
        documents: created + updated + unchanged + all.length,
        created,
        updated,
        unchanged,
        rejected: all.length,
        rejections: all,
      };
    });
    for (const { id, version } of changed) await runAgain(id, version);
    return imported;
  });

  mountWork(platform, updateSigmaRule, async ({ caller, actor, params, body }) => {
    const rule = requireRuleText(body.text);
    const examples = await runExamples(body.text, examplesOf(await requireRule(database.read, params.id)));
    return database.write(async (tx) => {
      const before = await requireRule(tx, params.id);
      if (before.version !== body.version) throw new ApiError('record_changed');
      if (before.text === body.text) return { changeId: null, rule: await showRule(tx, before.id, clock()) };
      const change = { ...columnsOf(rule, body.text), ...examples, updated_at: clock() };
      const row = await saveRule(tx, before, change);
      await record(tx, actor, { kind: 'sigma_rule_updated', row });
      const changed = { table: 'sigma_rules', id: row.id, version: row.version, before: textOf(before) } as const;
      return { changeId: await keep(tx, caller.id, [changed]), rule: await showRule(tx, row.id, clock()) };
    });
  });

  mountChange(platform, setSigmaState, async ({ tx, caller, actor, body: { rules, state } }) => {
    const seen = new Map(rules.map(({ id, version }) => [id, version]));
    const held = await requireRules(tx, [...seen.keys()]);
    const skipped = held.filter(({ id, version }) => version !== seen.get(id)).map(({ id }) => id);
    const others = held.filter((row) => row.state !== state && !skipped.includes(row.id));
    const changed: ChangedRow[] = [];
    for (const row of others) {
      const { version } = await saveRule(tx, row, { state, updated_at: clock() });
      changed.push({ table: 'sigma_rules', id: row.id, version, before: { state: row.state } });
    }
    const [only] = others;
    if (only)
      await record(tx, actor, {
        kind: 'sigma_rules_changed',
        ...(others.length === 1 && { row: only }),
        details: { to: state, count: others.length },
      });
    return {
      changeId: await keep(tx, caller.id, changed),
      changed: changed.length,
      unchanged: held.length - skipped.length - changed.length,
      skipped,
    };
  });

  mountChange(platform, deleteSigmaRule, async ({ tx, caller, actor, params }) => {
    const before = await requireRule(tx, params.id);
    const row = await saveRule(tx, before, { deleted_at: clock() });
    await record(tx, actor, { kind: 'sigma_rule_deleted', row });
    const gone = { table: 'sigma_rules', id: row.id, version: row.version, before: { deleted_at: null } } as const;
    return { changeId: await keep(tx, caller.id, [gone]) };
  });
}
