import type { SigmaLevel, SigmaProblem, SigmaState, SigmaStatus } from '@halyard/contracts/inflow/sigma.ts';
import { terms } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const levels: Readonly<Record<SigmaLevel, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  informational: 'Informational',
};

const states: Readonly<Record<SigmaState, string>> = {
  enabled: 'Enabled',
  testing: 'Testing',
  disabled: 'Disabled',
};

const statuses: Readonly<Record<SigmaStatus, string>> = {
  stable: 'Stable',
  test: 'Test',
  experimental: 'Experimental',
  deprecated: 'Deprecated',
  unsupported: 'Unsupported',
};

/** Why a text is not a rule that can run; `detail` is the name, word or value that it is about. */
const problems: Readonly<Record<SigmaProblem, (detail: string) => string>> = {
  not_yaml: (detail) => `Not valid YAML: ${detail}`,
  not_a_rule: () => 'Not a Sigma rule.',
  too_large: () => 'Larger than 200,000 characters.',
  too_deep: (detail) => `Nested too deep: ${detail}`,
  too_many_values: (detail) => `Too many values: ${detail}`,
  missing_field: (detail) => `Missing: ${detail}`,
  bad_field: (detail) => `Not allowed by the specification: ${detail}`,
  correlation: () => 'Correlation rules are not supported: each event is checked individually.',
  aggregation: (detail) => `Aggregations are not supported: ${detail}`,
  bad_condition: (detail) => `The condition cannot be read at: ${detail}`,
  unknown_selection: (detail) => `The condition names a selection that does not exist: ${detail}`,
  unsupported_modifier: (detail) => `Modifier not supported: ${detail}`,
  bad_value: (detail) => `Value not valid here: ${detail}`,
  bad_regex: (detail) => `Regular expression not supported (no look-around, no back references): ${detail}`,
  duplicate_id: (detail) => `Another rule of this import has the same ID: ${detail}`,
  list_full: (detail) => `The limit of ${detail} rules is reached.`,
};

/** Sigma rules. `written` is a count as the person writes numbers. */
export const sigma = {
  title: 'Sigma rules',
  lead: 'Rules that run on events from sources. The log source of a rule decides where it is evaluated. A match becomes an alert.',
  levels,
  noLevel: terms.noSeverity,
  states,
  statuses,
  problems,
  proofs: {
    passing: 'Examples pass',
    failing: 'Examples fail',
    untested: 'Never tested',
    unproven: 'Failing or never tested',
  },
  close: common.close,
  cancel: common.cancel,
  retry: common.retry,
  back: common.backToList,
  sample: common.sample,
  none: 'None',
  loading: 'Loading rules...',
  gone: 'This Sigma rule no longer exists.',

  empty: 'No Sigma rules yet. Import rules from YAML files; they run on events from sources.',
  emptyReadOnly: 'No Sigma rules yet. Administrators and analysts can import them.',
  noSource: 'No source sends alerts or events yet, so the rules have no input.',
  addSource: 'Add a source of events',

  failures: {
    list: 'Failed to load Sigma rules.',
    refresh: 'Failed to refresh. What you see may be out of date.',
    more: 'Failed to load more rules.',
    state: 'Failed to change the state.',
    save: 'Failed to save the rule.',
    delete: 'Failed to delete the rule.',
    import: 'Failed to import.',
    test: 'The test failed.',
    examples: 'Failed to keep the examples.',
    matches: 'Failed to load matches.',
  },

  list: {
    label: 'Sigma rules',
    total: (count: number, written: string) => plural(count, { one: '1 rule', other: `${written} rules` }),
    none: 'No rule matches the filters.',
    clear: 'Clear filters',
    shown: (shown: string, total: string) => `Showing ${shown} of ${total}.`,
    more: common.showMore,
    select: (title: string) => `Select ${title}`,
    selectAll: 'Select all shown',
    selected: (count: number, written: string) =>
      plural(count, { one: '1 rule selected', other: `${written} rules selected` }),
    setState: (state: string) => `Set to “${state}”`,
    clearSelection: common.clearSelection,
    columns: {
      state: 'State',
      level: 'Level',
      title: 'Rule',
      techniques: 'Techniques',
      matches: 'Matches, 90 days',
      alerts: 'Alerts',
      updated: 'Updated',
    },
    stateOf: (title: string) => `State of ${title}`,
    stateIs: (title: string, state: string) => `${title}: ${state}`,
    changed: (count: number, written: string, state: string) =>
      plural(count, { one: `1 rule set to “${state}”`, other: `${written} rules set to “${state}”` }),
    skipped: (count: number, written: string) =>
      plural(count, {
        one: '1 rule was changed by someone else and skipped.',
        other: `${written} rules were changed by someone else and skipped.`,
      }),
  },

  filter: {
    label: 'Filter rules',
    search: 'Search rules',
    searchHint: 'Title, ID, tag, log source',
    state: 'State',
    anyState: 'Any state',
    level: 'Level',
    anyLevel: 'Any level',
    proof: 'Examples',
    anyProof: 'Any examples',
    technique: (number: string) => `Technique ${number}`,
    remove: (what: string) => `Remove: ${what}`,
  },

  pane: {
    parts: 'Parts of the rule',
    part: { rule: 'Rule', matches: 'Matches', test: 'Test', edit: 'Edit' },
    alerts: (count: number, written: string) => plural(count, { one: '1 alert', other: `${written} alerts` }),
    matches: (count: number, written: string) =>
      plural(count, { one: '1 match in 90 days', other: `${written} matches in 90 days` }),
    cannotRun: 'This version of Halyard cannot run the rule.',
    stateHint: {
      enabled: 'Runs, and makes an alert of each match.',
      testing: 'Runs and counts matches, but makes no alerts.',
      disabled: 'Does not run.',
    },
    facts: {
      id: 'ID',
      status: 'Status by its author',
      author: 'Author',
      logsource: 'Log source',
      techniques: 'Techniques',
      tags: 'Tags',
      references: 'References',
      falsePositives: 'False positives',
      added: 'Added',
      updated: 'Updated',
    },
    text: 'Text of the rule',
    delete: 'Delete rule...',
  },

  edit: {
    label: 'Edit rule',
    text: 'Rule (YAML)',
    save: 'Save rule',
    saved: (title: string) => `Saved: ${title}`,
    discard: 'Discard changes',
    field: 'Text',
    line: (line: string, problem: string) => `Line ${line}: ${problem}`,
  },

  matches: {
    label: 'Deliveries with matches',
    total: (count: number, written: string) =>
      plural(count, {
        one: '1 event matched in the last 90 days',
        other: `${written} events matched in the last 90 days`,
      }),
    none: 'No event matched in the last 90 days.',
    delivery: (id: string) => `Delivery ${id}`,
    events: (count: number, written: string) => plural(count, { one: '1 event', other: `${written} events` }),
    gone: 'no longer kept',
    noSource: 'Deleted source',
  },

  test: {
    label: 'Test the rule',
    about: 'A test stores nothing and makes no alerts.',
    on: 'Test on',
    onEvents: 'Events that you paste',
    onSource: 'What a source has sent',
    events: 'Events (JSON, one or many, or NDJSON)',
    source: 'Source',
    noSources: 'There is no source yet.',
    days: 'Received in',
    lastDays: (count: number, written: string) =>
      plural(count, { one: 'the last 24 hours', other: `the last ${written} days` }),
    run: 'Run test',
    result: (matched: string, events: string) => `Would match ${matched} of ${events} events.`,
    noEvents: 'There were no events to test on.',
    deliveries: (read: string, kept: string) => `Read from ${read} deliveries, the newest of ${kept} that are kept.`,
    unreadable: (count: number, written: string) =>
      plural(count, { one: '1 part could not be read.', other: `${written} parts could not be read.` }),
    absent: 'Fields of the rule that the events do not have:',
    absentIn: (without: string, events: string) => `not found in ${without} of ${events} events`,
    matched: 'Matching events',
    event: (place: string) => `Event ${place}`,
    shown: (shown: string) => `The first ${shown} are listed.`,
    noTime: 'no time stated',
  },

  examples: {
    label: 'Examples',
    none: 'No examples yet. Test on events that you paste, then keep them: the rule is tested on them whenever its text changes.',
    keepMatching: 'Keep: must match',
    keepOther: 'Keep: must not match',
    kept: 'Example kept.',
    matching: 'must match',
    other: 'must not match',
    holds: 'As expected',
    fails: 'Not as expected',
    remove: (number: string) => `Remove example ${number}`,
    removed: 'Example removed.',
  },

  import: {
    button: 'Import rules',
    title: 'Import Sigma rules',
    area: 'YAML files with Sigma rules',
    limits: 'YAML files (.yml, .yaml), several rules in a file separated by “---”. Up to 5,000 rules are kept.',
    wrongKind: 'Only YAML files (.yml, .yaml) can be imported.',
    tooLarge: (size: string) => `Larger than ${size}.`,
    pasted: 'or paste rules',
    pastedName: 'Pasted text',
    state: 'State of new rules',
    files: (count: number, written: string) =>
      plural(count, { one: '1 file chosen', other: `${written} files chosen` }),
    run: 'Import',
    nothing: 'Choose files or paste rules first.',
    progress: (done: string, all: string) => `${done} of ${all} files sent`,
    outcome: 'Import result',
    documents: 'Rules in',
    created: 'Created',
    updated: 'Updated',
    unchanged: 'Unchanged',
    rejected: 'Rejected',
    rejections: 'Rejected rules',
    file: common.file,
    line: 'Line',
    reason: 'Reason',
    more: 'Import more',
    done: (count: number, written: string) =>
      plural(count, { one: '1 rule imported', other: `${written} rules imported` }),
  },

  remove: {
    title: (title: string) => `Delete “${title}”?`,
    about: 'The rule no longer runs. Its alerts stay.',
    button: 'Delete rule',
    done: (title: string) => `Deleted: ${title}`,
  },
};
