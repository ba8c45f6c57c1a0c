import { ApiError } from '@halyard/contracts/errors.ts';
import { saveSigmaExamples } from '@halyard/contracts/inflow/sigma.ts';
import { keepChange } from '../../event-log/changes.ts';
import { type EventLog, everyone } from '../../event-log/event-log.ts';
import { mountWork, type Platform } from '../../platform/mount/mount.ts';
import type { RunExamples } from './run-examples.ts';
import { showRule } from './show-rules.ts';
import { requireRule, saveRule } from './sigma-store.ts';

type Ports = { readonly log: EventLog; readonly newId: () => string; readonly runExamples: RunExamples };

/** Events that a rule is to match or not, kept with it and run whenever its text changes. */
export function mountSigmaExamples(platform: Platform, { log, newId, runExamples }: Ports): void {
  const { clock, database } = platform;

  mountWork(platform, saveSigmaExamples, async ({ caller, actor, params, body }) => {
    const { text, version } = await requireRule(database.read, params.id);
    if (version !== body.version) throw new ApiError('record_changed');
    const columns = await runExamples(text, body.examples);
    return database.write(async (tx) => {
      const before = await requireRule(tx, params.id);
      if (before.version !== body.version) throw new ApiError('record_changed');
      const row = await saveRule(tx, before, { ...columns, updated_at: clock() });
      await log.record(tx, {
        at: clock(),
        kind: 'sigma_rule_updated',
        severity: 'low',
        actor,
        audienceId: everyone,
        objectType: 'sigma_rule',
        objectId: row.id,
        subject: row.title,
      });
      const { examples, proof } = before;
      const changed = { table: 'sigma_rules', id: row.id, version: row.version, before: { examples, proof } } as const;
      const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at: clock(), rows: [changed] });
      return { changeId, rule: await showRule(tx, row.id, clock()) };
    });
  });
}
