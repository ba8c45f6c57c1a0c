import { type SigmaRejection, type SigmaState, sigmaRulesMax } from '@halyard/contracts/inflow/sigma.ts';
import { holdRows } from '../../database/connections/hold-rows.ts';
import { lockLimit } from '../../database/connections/lock-limit.ts';
import type { Transaction } from '../../database/database.ts';
import type { SigmaRulesTable } from '../../database/tables/sigma-schema.ts';
import type { ChangedRow } from '../../event-log/changes.ts';
import type { ReadRule } from './read-documents.ts';
import { columnsOf, textOf } from './rule-columns.ts';
import { examplesOf, notRun } from './run-examples.ts';
import { saveRule } from './sigma-store.ts';

type Options = { readonly state: SigmaState; readonly now: number; readonly newId: () => string };

/** The rule that a text is another version of: by its id, or without one the same text. */
async function findKnown(tx: Transaction, { rule, text }: ReadRule): Promise<SigmaRulesTable | undefined> {
  const query = tx.selectFrom('sigma_rules').selectAll().where('deleted_at', 'is', null);
  const found =
    rule.id === null
      ? query.where('rule_uuid', 'is', null).where('title', '=', rule.title).where('text', '=', text)
      : query.where('rule_uuid', '=', rule.id);
  return holdRows(tx, found.orderBy('created_at').orderBy('id').limit(1)).executeTakeFirst();
}

async function countRules(tx: Transaction): Promise<number> {
  const { count } = await tx
    .selectFrom('sigma_rules')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const reject = (
  { file, line, rule }: ReadRule,
  reason: 'duplicate_id' | 'list_full',
  detail: string,
): SigmaRejection => ({
  file,
  title: rule.title,
  reason,
  detail,
  line,
});

/**
 * Stores rules: new ones are created, known ones updated or unchanged. A repeated id is rejected the second time, so
 * that the order of files decides nothing silently.
 */
export async function storeDocuments(tx: Transaction, rules: readonly ReadRule[], { state, now, newId }: Options) {
  await lockLimit(tx);
  let count = await countRules(tx);
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const rows: ChangedRow[] = [];
  const rejections: SigmaRejection[] = [];
  const seen = new Set<string>();

  const add = (row: Pick<SigmaRulesTable, 'id' | 'version'>, before: ChangedRow['before']) =>
    rows.push({ table: 'sigma_rules', id: row.id, version: row.version, before });

  async function create(one: ReadRule): Promise<void> {
    const row: SigmaRulesTable = {
      id: newId(),
      ...columnsOf(one.rule, one.text),
      state,
      created_at: now,
      ...notRun([]),
      updated_at: now,
      version: 1,
      deleted_at: null,
      sample: 0,
    };
    await tx.insertInto('sigma_rules').values(row).execute();
    add(row, { deleted_at: now });
    count++;
    counts.created++;
  }

  for (const one of rules) {
    const { rule, text } = one;
    if (rule.id !== null && seen.has(rule.id)) {
      rejections.push(reject(one, 'duplicate_id', rule.id));
      continue;
    }
    if (rule.id !== null) seen.add(rule.id);
    const known = await findKnown(tx, one);
    if (known?.text === text) counts.unchanged++;
    else if (known) {
      const change = { ...columnsOf(rule, text), ...notRun(examplesOf(known)), updated_at: now };
      add(await saveRule(tx, known, change), textOf(known));
      counts.updated++;
    } else if (count >= sigmaRulesMax) rejections.push(reject(one, 'list_full', String(sigmaRulesMax)));
    else await create(one);
  }
  return { created: counts.created, updated: counts.updated, unchanged: counts.unchanged, rows, rejections };
}
