import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import { type Incident, startPlaybook, tickStep } from '@halyard/contracts/operations/incidents.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { PlaybookRunsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { keepChange } from '../../event-log/changes.ts';
import type { Actor } from '../../event-log/event-log.ts';
import { mountChange, type Platform } from '../../platform/mount/mount.ts';
import { requirePlaybook } from './playbook-store.ts';
import { holdRun, insertRun, readSteps, type Step, saveSteps } from './run-store.ts';

type IncidentOf = { readonly id: string; readonly title: string };

export type RunPorts = {
  readonly newId: () => string;
  /** A workable incident; rejects deleted or closed ones. */
  readonly requireWorkable: (tx: Transaction, id: string) => Promise<IncidentOf>;
  readonly readIncident: (db: Kysely<Schema>, id: string) => Promise<Incident>;
  /** Writes into the timeline of an incident. */
  readonly record: (
    tx: Transaction,
    event: {
      readonly at: number;
      readonly actor: Actor;
      readonly incident: IncidentOf;
      readonly kind: EventKind;
      readonly details: EventDetails;
      readonly after?: unknown;
    },
  ) => Promise<unknown>;
  /** The name of a user; stored as text, so that it outlives the account. */
  readonly nameOf: (db: Kysely<Schema>, personId: string) => Promise<string | null>;
};

const open = (text: string): Step => ({ text, doneAt: null, doneBy: null });

export function mountRuns(
  platform: Platform,
  { newId, requireWorkable, readIncident, record, nameOf }: RunPorts,
): void {
  const { clock } = platform;

  mountChange(platform, startPlaybook, async ({ tx, actor, caller, params: { id }, body: { playbookId } }) => {
    const at = clock();
    const incident = await requireWorkable(tx, id);
    const { name, steps } = await requirePlaybook(tx, playbookId);
    const run: PlaybookRunsTable = {
      id: newId(),
      incident_id: id,
      playbook_id: playbookId,
      name,
      started_at: at,
      version: 1,
      steps: JSON.stringify((JSON.parse(steps) as string[]).map(open)),
      deleted_at: null,
      sample: 0,
    };
    await insertRun(tx, run);
    await record(tx, {
      at,
      actor,
      incident,
      kind: 'playbook_started',
      details: { name, otherId: playbookId },
      after: run,
    });
    const rows = [{ table: 'playbook_runs' as const, id: run.id, version: 1, before: { deleted_at: at } }];
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { incident: await readIncident(tx, id), changeId };
  });

  mountChange(platform, tickStep, async ({ tx, actor, caller, params: { id, runId, step }, body: { done } }) => {
    const at = clock();
    const incident = await requireWorkable(tx, id);
    const run = await holdRun(tx, { incidentId: id, runId });
    const steps = readSteps(run);
    const before = steps[step];
    if (!before) throw new ApiError('playbook_not_found', 'This step no longer exists.');
    if ((before.doneAt !== null) === done) return readIncident(tx, id);
    const after = done
      ? { ...before, doneAt: new Date(at).toISOString(), doneBy: await nameOf(tx, caller.id) }
      : open(before.text);
    await saveSteps(tx, run, steps.with(step, after));
    await record(tx, {
      at,
      actor,
      incident,
      kind: done ? 'playbook_step_done' : 'playbook_step_reopened',
      after,
      details: { name: before.text, otherId: runId },
    });
    return readIncident(tx, id);
  });
}
