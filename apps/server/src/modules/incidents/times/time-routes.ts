import { ApiError } from '@halyard/contracts/errors.ts';
import { pausesMax, type TimeMark } from '@halyard/contracts/operations/incident-times.ts';
import {
  moveIncident,
  pauseIncident,
  resumeIncident,
  setIncidentTimes,
} from '@halyard/contracts/operations/incidents.ts';
import { mountChange, type Platform } from '../../../platform/mount/mount.ts';
import { nameOf } from '../change-context.ts';
import type { IncidentPorts } from '../incident-ports.ts';
import { pausesOf, resumed } from '../incident-rules.ts';
import { requireIncident, requireVersion, requireWorkable } from '../incident-store.ts';
import { createSaveChange } from '../save-change.ts';
import { columnOf, requireTrueTimes, stateTimes, writeTimes } from './time-marks.ts';

/** The times that the body names, in milliseconds. */
function readTimes(
  times: Readonly<Record<string, string | null | undefined>>,
): Partial<Record<TimeMark, number | null>> {
  const named = Object.entries(times).filter(([, at]) => at !== undefined);
  return Object.fromEntries(named.map(([mark, at]) => [mark, at == null ? null : Date.parse(at)]));
}

/** Sets times of incidents, pauses their targets, and moves them between queues. */
export function mountIncidentTimes(platform: Platform, ports: IncidentPorts): void {
  const { clock } = platform;
  const { readIncident } = ports;
  const save = createSaveChange(clock, ports);

  mountChange(platform, setIncidentTimes, async ({ params: { id }, body, ...context }) => {
    const { tx } = context;
    const row = await requireIncident(tx, id);
    requireVersion(row, body.version);
    const stated = readTimes(body.times);
    const times = Object.fromEntries(
      Object.entries(stated).filter(([mark, at]) => row[columnOf[mark as TimeMark]] !== at),
    ) as typeof stated;
    const marks = Object.keys(times) as TimeMark[];
    if (marks.length === 0) return { incident: await readIncident(tx, id), changeId: null };
    for (const mark of ['resolved', 'closed'] as const)
      if (times[mark] !== undefined && row[columnOf[mark]] === null)
        throw new ApiError('invalid_input', `The field "times" has "${mark}", which a change of the status sets.`);
    const change = stateTimes(row, times, { origin: 'stated', by: await nameOf(context) });
    requireTrueTimes({ ...row, ...change }, clock(), 'times');
    const changeId = await save(context, row, change, {
      kind: 'incident_times_set',
      details: { fields: marks, times: writeTimes(times) },
    });
    return { incident: await readIncident(tx, id), changeId };
  });

  mountChange(platform, pauseIncident, async ({ params: { id }, body: { version, reason }, ...context }) => {
    const { tx } = context;
    const row = await requireWorkable(tx, id);
    requireVersion(row, version);
    const pauses = pausesOf(row);
    if (row.paused_at !== null) throw new ApiError('invalid_input', 'The target is paused already.');
    if (row.resolved_at !== null) throw new ApiError('invalid_input', 'A resolved incident has no target to pause.');
    if (pauses.length >= pausesMax)
      throw new ApiError('invalid_input', `The target was paused ${pausesMax} times, which is the most.`);
    const at = clock();
    const added = [...pauses, { from: at, to: null, reason, by: await nameOf(context) }];
    const changeId = await save(
      context,
      row,
      { paused_at: at, pauses: JSON.stringify(added) },
      {
        kind: 'incident_paused',
        details: { reason },
      },
    );
    return { incident: await readIncident(tx, id), changeId };
  });

  mountChange(platform, resumeIncident, async ({ params: { id }, body: { version }, ...context }) => {
    const { tx } = context;
    const row = await requireWorkable(tx, id);
    requireVersion(row, version);
    if (row.paused_at === null) return { incident: await readIncident(tx, id), changeId: null };
    const changeId = await save(context, row, resumed(row, clock()), { kind: 'incident_resumed' });
    return { incident: await readIncident(tx, id), changeId };
  });

  mountChange(platform, moveIncident, async ({ params: { id }, body: { version, queueId }, ...context }) => {
    const { tx } = context;
    const row = await requireWorkable(tx, id);
    requireVersion(row, version);
    const queue = await tx
      .selectFrom('alert_queues')
      .select('name')
      .where('id', '=', queueId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!queue) throw new ApiError('queue_not_found');
    if (row.queue_id === queueId) return { incident: await readIncident(tx, id), changeId: null };
    const changeId = await save(
      context,
      row,
      { queue_id: queueId },
      {
        kind: 'incident_moved',
        details: { to: queue.name },
      },
    );
    return { incident: await readIncident(tx, id), changeId };
  });
}
