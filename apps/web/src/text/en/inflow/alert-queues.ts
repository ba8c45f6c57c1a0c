import { fields } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const alertCount = (count: number, written: string) => plural(count, { one: '1 alert', other: `${written} alerts` });

/**
 * Alerts of our own rules in the queue, conditions of rules, and named queues. `written` is a count in the user's
 * number format.
 */
export const alertQueues = {
  close: common.close,
  cancel: common.cancel,
  save: common.save,
  retry: common.retry,
  delete: common.delete,

  rules: {
    all: 'Rules',
    of: (name: string) => `Rule: ${name}`,
    more: (written: string) => `and ${written} more`,
    title: 'Made by rules',
    about: 'Rules created this alert from a threat, so it has no deliveries. Acknowledging it acknowledges the threat.',
    ended: 'No rule matches the threat now.',
    threat: 'Open threat',
    noPayload: 'An alert of a rule has no delivery: it was created from a threat.',
  },

  conditions: {
    entity: 'Entity',
    entityHint: 'Name of an entity that the threat is connected to. Leave empty for any.',
    labels: fields.labels,
    leastAge: 'Minimum age in hours',
    mostAge: 'Maximum age in hours',
    ageHint: 'Since the threat was last seen. Leave empty for any.',
    ageWrong: 'Enter a whole number from 1 to 8784.',
    queue: 'Queue',
    anyQueue: 'By severity',
    scheduled: 'Only at certain hours',
    days: 'Days',
    from: 'From',
    to: 'To',
    timesHint: (zone: string) => `In the time zone ${zone}. If the end is earlier, it is on the next day.`,
    daysMissing: 'Select at least one day.',
    entityIs: (name: string) => `entity ${name}`,
    labelIn: (names: string) => `label ${names}`,
    ageFrom: (hours: string) => `${hours} h old or older`,
    ageTo: (hours: string) => `at most ${hours} h old`,
    hours: (days: string, from: string, to: string, zone: string) => `${days}, ${from} to ${to} (${zone})`,
    resumes: (instant: string) => `Outside its hours. Creates alerts again from ${instant}.`,
  },

  preview: {
    title: 'Preview',
    loading: 'Counting matches...',
    failed: 'Failed to count matches.',
    matches: (count: number, written: string) => plural(count, { one: '1 alert now', other: `${written} alerts now` }),
    recent: (count: number, written: string) =>
      plural(count, { one: '1 threat in the last 30 days', other: `${written} threats in the last 30 days` }),
    newest: (written: string) => `The newest ${written}:`,
    acknowledged: 'acknowledged',
  },

  queues: {
    title: 'Queues',
    lead: 'Each alert is in one queue: the one its rule names, else its source, else its severity, else Main.',
    loading: 'Loading queues...',
    failed: 'Failed to load queues.',
    add: 'New queue',
    edit: 'Edit',
    editTitle: (name: string) => `Edit ${name}`,
    name: fields.name,
    nameMissing: 'Give it a name.',
    severities: 'Takes alerts of severity',
    takes: (names: string) => `Takes severity ${names}`,
    severitiesHint: 'If neither rule nor source names a queue. A severity has one queue.',
    ownTimes: 'Own due times',
    inherits: 'Due times of the main queue',
    times: 'Due times in minutes',
    acknowledgeOf: (severity: string) => `${severity}: acknowledge`,
    closeOf: (severity: string) => `${severity}: close`,
    timesHint:
      'Counted from the arrival of an alert. New times apply to open alerts immediately; the clock stops when the source resolves.',
    timesWrong: 'Enter whole minutes from 1 to 527040, acknowledge no later than close.',
    due: (acknowledge: string, close: string) => `acknowledge ${acknowledge}, close ${close}`,
    open: (count: number, written: string) => `${alertCount(count, written)} open`,
    fresh: (written: string) => `${written} new`,
    overdue: (written: string) => `${written} overdue`,
    added: (name: string) => `${name} created`,
    saved: (name: string) => `${name} saved`,
    retimed: (name: string, count: number, written: string) =>
      `${name} saved. ${plural(count, { one: 'Due times of 1 open alert changed.', other: `Due times of ${written} open alerts changed.` })}`,
    deleteTitle: (name: string) => `Delete ${name}`,
    deleted: (name: string, count: number, written: string) => `${name} deleted. ${alertCount(count, written)} moved.`,
    queue: 'Queue',
    any: 'Any queue',
    is: (name: string) => `Queue: ${name}`,
    one: 'One queue',
    moveTitle: (count: number, written: string) =>
      plural(count, { one: 'Move 1 alert', other: `Move ${written} alerts` }),
    moveHint: 'The due times of the queue apply, still counted from the arrival of the alert.',
    ofSource: 'Default queue',
    ofSourceHint: 'New alerts of this source are assigned to it, unless a rule names another.',
  },
};
