import { fields } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

/** Quiet rules, the alerts of an incident, and similar alerts. `written` is a count in the user's number format. */
export const alertRules = {
  close: common.close,
  retry: common.retry,

  quiet: {
    title: 'Quiet rules',
    lead: 'A quiet rule suppresses alerts that arrive while it runs. It expires, and nothing is deleted.',
    loading: 'Loading quiet rules...',
    failed: 'Failed to load quiet rules.',
    none: 'No quiet rules.',
    add: 'New quiet rule',
    fromAlert: 'Keep quiet...',
    mark: 'Quiet',
    states: { active: 'Running', scheduled: 'Scheduled', ended: 'Ended' },
    modes: { hide: 'Hide', no_notification: 'Do not notify', tag: 'Mark only' },
    until: (instant: string) => `until ${instant}`,
    from: (instant: string) => `from ${instant}`,
    endedAt: (instant: string) => `ended ${instant}`,
    endedEarly: (instant: string) => `ended early, ${instant}`,
    held: (count: number, written: string) => plural(count, { one: '1 alert held', other: `${written} alerts held` }),
    hidden: (written: string) => `${written} hidden now`,
    heldNone: 'Has held no alert.',
    owner: (name: string) => `Owner: ${name}`,
    noOwner: 'No owner',
    end: 'End now',
    ended: (count: number, written: string) =>
      plural(count, {
        one: 'Quiet rule ended. 1 alert returned to the queue.',
        other: `Quiet rule ended. ${written} alerts returned to the queue.`,
      }),
    endFailed: 'Failed to end the quiet rule. Try again.',
    added: 'Quiet rule created',
    heldBack: (reason: string, instant: string) => `Held back by the quiet rule “${reason}” until ${instant}.`,
    taken: (reason: string) => `Matched the quiet rule “${reason}”.`,
    allHeld: 'All alerts of this rule',
    stopped: 'held back',
  },

  form: {
    title: 'New quiet rule',
    filter: 'Which alerts',
    filterHint: 'Alerts that match all of it.',
    filterMissing: 'Enter at least one.',
    source: fields.source,
    anySource: 'Any source',
    severity: fields.severity,
    anySeverity: 'Any severity',
    titlePart: 'Title contains',
    entity: 'Entity',
    technique: 'ATT&CK technique',
    techniqueHint: 'A number such as T1059; includes its sub-techniques.',
    techniqueWrong: 'Enter a number such as T1059 or T1059.001.',
    observable: 'Observable',
    tag: 'Tag',
    mode: 'What happens',
    modeHints: {
      hide: 'Hide: in the Quiet view, not in the queue. No one is notified.',
      no_notification: 'Do not notify: in the queue. No one is notified.',
      tag: 'Mark only: in the queue, marked. Notifications as usual.',
    },
    reason: fields.reason,
    reasonMissing: 'Enter a reason.',
    owner: 'Owner',
    ownerMissing: 'Select an owner.',
    begins: 'Begins (optional)',
    beginsHint: 'Left empty: now.',
    runs: 'Runs for',
    durations: { '1h': '1 hour', '4h': '4 hours', '1d': '1 day', '7d': '7 days', '30d': '30 days', '90d': '90 days' },
    create: 'Create quiet rule',
    counting: 'Counting...',
    countFailed: 'Failed to count matching alerts.',
    wouldHave: {
      hide: (count: number, written: string) =>
        plural(count, {
          one: 'Would have hidden 1 alert in the last 7 days',
          other: `Would have hidden ${written} alerts in the last 7 days`,
        }),
      no_notification: (count: number, written: string) =>
        plural(count, {
          one: 'Would have silenced 1 alert in the last 7 days',
          other: `Would have silenced ${written} alerts in the last 7 days`,
        }),
      tag: (count: number, written: string) =>
        plural(count, {
          one: 'Would have marked 1 alert in the last 7 days',
          other: `Would have marked ${written} alerts in the last 7 days`,
        }),
    },
    ahead: 'Alerts that are in the queue already stay there.',
  },

  incident: {
    title: 'Received alerts',
    loading: 'Loading alerts...',
    failed: 'Failed to load the alerts of this incident.',
    none: 'No received alerts are linked.',
    all: (count: number, written: string) => plural(count, { one: '1 alert', other: `All ${written} alerts` }),
    add: 'Add alerts',
    remove: (number: string) => `Remove ${number} from the incident`,
    removed: (number: string) => `${number} removed from the incident`,
    added: (number: string) => `${number} added to the incident`,
    failedChange: 'Failed to change the alerts of the incident. Try again.',
    dialog: (incident: string) => `Add alerts to ${incident}`,
    search: 'Search alerts',
    searchHint: 'Title, ID, entity, observable, payload',
    noneFound: 'No matching alerts.',
    found: 'Alerts',
    addOne: (number: string) => `Add ${number}`,
    isAdded: 'added',
  },

  duplicate: {
    of: 'Duplicate of',
    none: 'Not stated',
    search: 'Search alerts',
    list: 'Duplicates',
    isOf: 'This alert was closed as a duplicate of',
  },

  similar: {
    title: 'Similar alerts',
    about: 'Last 30 days, with the same entity or an observable in common.',
    none: 'No similar alerts in the last 30 days.',
    failed: 'Failed to load similar alerts.',
    incidents: 'Similar incidents',
    shared: { entity: (value: string) => `entity ${value}`, observable: (value: string) => `observable ${value}` },
  },
};
