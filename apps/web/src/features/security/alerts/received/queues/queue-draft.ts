import {
  type AlertQueue,
  type AlertQueueDraft,
  type QueueTargets,
  shippedTargets,
  targetMinutesMax,
} from '@halyard/contracts/inflow/alert-queues.ts';
import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { draftOfHours, type HoursDraft, type HoursProblem, readHours } from './hours-draft.ts';

export type TargetField = `${ThreatSeverity} ${'acknowledge' | 'close'}`;

/** A queue as it is in the form; minutes as they are typed. */
export type QueueDraft = {
  readonly name: string;
  readonly severities: readonly ThreatSeverity[];
  readonly hasTimes: boolean;
  readonly times: Readonly<Record<TargetField, string>>;
  readonly hours: HoursDraft;
};

const writeTimes = (targets: QueueTargets) =>
  Object.fromEntries(
    threatSeverities.flatMap((severity) => [
      [`${severity} acknowledge`, String(targets[severity].acknowledge)],
      [`${severity} close`, String(targets[severity].close)],
    ]),
  ) as QueueDraft['times'];

/** The key of a queue's draft; without an id that of a new one. */
export const queueDraftName = (id: string) => `security queue-${id}`;

export const emptyQueue: AlertQueue = {
  id: '',
  name: '',
  severities: [],
  targets: null,
  hours: null,
  inForce: shippedTargets,
  open: 0,
  unacknowledged: 0,
  overdue: 0,
  version: 0,
};

export const draftOfQueue = (
  { name, severities, targets, inForce, hours }: AlertQueue,
  timeZone: string,
): QueueDraft => ({
  name,
  severities,
  hasTimes: targets !== null,
  times: writeTimes(targets ?? inForce),
  hours: draftOfHours(hours, timeZone),
});

function readMinutes(typed: string): number | null {
  const minutes = Number(typed.trim());
  return typed.trim() !== '' && Number.isInteger(minutes) && minutes >= 1 && minutes <= targetMinutesMax
    ? minutes
    : null;
}

/** The entered due times; null if invalid. */
function readTimes(times: QueueDraft['times']): QueueTargets | null {
  const read = threatSeverities.map((severity) => {
    const acknowledge = readMinutes(times[`${severity} acknowledge`]);
    const close = readMinutes(times[`${severity} close`]);
    return acknowledge === null || close === null || acknowledge > close ? null : [severity, { acknowledge, close }];
  });
  return read.includes(null) ? null : (Object.fromEntries(read.filter((one) => one !== null)) as QueueTargets);
}

type Checked = { readonly body: AlertQueueDraft } | { readonly problems: readonly ('name' | 'times' | HoursProblem)[] };

/** The payload, or the invalid fields. */
export function checkQueue({ name, severities, hasTimes, times, hours }: QueueDraft): Checked {
  const targets = hasTimes ? readTimes(times) : null;
  const worked = readHours(hours);
  const problems = [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(hasTimes && targets === null ? (['times'] as const) : []),
    ...('problems' in worked ? worked.problems : []),
  ];
  if (problems.length > 0 || 'problems' in worked) return { problems };
  return { body: { name: name.trim(), severities: [...severities], targets, hours: worked.hours } };
}
