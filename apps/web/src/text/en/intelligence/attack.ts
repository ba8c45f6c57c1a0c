import type {
  AttackDomain,
  AttackPeriod,
  OutsideTechnique,
  TechniqueDetail,
} from '@halyard/contracts/intelligence/attack.ts';
import { terms } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const periods: Readonly<Record<AttackPeriod, string>> = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  all: 'all time',
};

const within = (period: AttackPeriod) => (period === 'all' ? 'at all' : `in ${periods[period]}`);

/** The ATT&CK matrix. `written` is a count as the person writes numbers. */
export const attack = {
  title: 'ATT&CK matrix',
  loading: 'Loading the matrix',
  failed: 'Failed to load the matrix.',
  refreshFailed: 'Failed to refresh the matrix. The last values are shown.',
  retry: common.retry,
  close: common.close,
  severities: terms.severities,
  domains: { enterprise: 'Enterprise', mobile: 'Mobile', ics: 'ICS' } satisfies Record<AttackDomain, string>,
  domainsLabel: 'Matrix',

  lead: {
    imported: (name: string, day: string) => `${name}, imported ${day}`,
    knownTactics: 'Tactics: known order, none imported',
    seen: (written: string, total: string, period: AttackPeriod) =>
      `${written} of ${total} techniques seen ${within(period)}`,
    gaps: (count: number, written: string) =>
      plural(count, { one: '1 of them without a detection', other: `${written} of them without a detection` }),
    passing: (count: number, written: string) =>
      plural(count, {
        one: '1 with rules that pass their tests',
        other: `${written} with rules that pass their tests`,
      }),
    unproven: (count: number, written: string) =>
      plural(count, {
        one: '1 with rules failing or never tested',
        other: `${written} with rules failing or never tested`,
      }),
    updated: (time: string) => `Updated ${time}`,
  },

  empty: {
    none: 'No ATT&CK data yet. Import a bundle to see techniques.',
    noneReadOnly: 'No ATT&CK data yet. Analysts import a bundle to see techniques.',
    import: 'Import',
    noRecords: (period: AttackPeriod) => `No technique is linked to a record ${within(period)}.`,
    noMatch: 'No technique matches.',
    clear: 'Clear filters',
  },

  layers: {
    a: (name: string) => `Layer A: ${name}`,
    b: (name: string) => `Layer B: ${name}`,
    none: 'None',
    choose: 'Compare with…',
    records: (period: AttackPeriod) => (period === 'all' ? 'Our records, all time' : `Our records, ${periods[period]}`),
    before: (period: AttackPeriod) => `The ${periods[period]} before`,
    ourRecords: 'Our records',
    stored: 'Stored layers',
    imports: 'Imports',
    oneLayer: 'One layer',
    oneImport: 'One import',
    failed: (name: string) => `Failed to load ${name}.`,
    importLayer: 'Import layer',
    exportLayer: 'Export layer',
    added: (name: string, count: number, written: string) =>
      plural(count, { one: `${name}: 1 technique`, other: `${name}: ${written} techniques` }),
    badScores: (named: string) => `Scores that are not numbers were left out: ${named}.`,
    addFailed: 'Failed to import the layer.',
    notJson: 'This file is not JSON.',
    tooLarge: 'This file is larger than 1 MB.',
    facts: (name: string, owner: string | null, day: string) =>
      owner === null ? `${name}, imported ${day}` : `${name}, imported by ${owner} on ${day}`,
    download: 'Download layer',
    remove: 'Delete layer',
    removed: (name: string) => `Layer ${name} deleted.`,
    removeFailed: 'Failed to delete the layer.',
    exportedName: (domain: string) => `Halyard, ${domain}`,
    exportedAs: 'Threats and alerts of each technique, as Halyard counts them.',
  },

  compare: {
    label: 'Techniques',
    all: 'All',
    a: 'Only A',
    b: 'Only B',
    both: 'Both',
  },

  tools: {
    search: 'Search techniques by name or number',
    searchHint: 'Name or number',
    withRecords: 'With records',
    gaps: 'Seen, no detection',
    passing: 'Rules pass their tests',
    unproven: 'Rules failing or never tested',
    remove: (name: string) => `Remove filter ${name}`,
    table: 'Show as table',
    matrix: 'Show as matrix',
    csv: 'Export CSV',
  },

  matrix: {
    label: (domain: string) => `ATT&CK matrix, ${domain}`,
    of: (seen: string, total: string) => `${seen} of ${total}`,
    fold: (name: string) => `Fold ${name}`,
    unfold: (name: string) => `Unfold ${name}`,
    notSeen: (count: number, written: string) => plural(count, { one: '1 not seen', other: `${written} not seen` }),
    subs: (count: number, written: string) =>
      plural(count, { one: '1 sub-technique', other: `${written} sub-techniques` }),
    threats: (count: number, written: string) => plural(count, { one: '1 threat', other: `${written} threats` }),
    alerts: (count: number, written: string) => plural(count, { one: '1 alert', other: `${written} alerts` }),
    detections: (count: number, written: string) =>
      plural(count, { one: '1 detection', other: `${written} detections` }),
    noDetection: 'seen, no detection',
    passing: 'rules pass their tests',
    unproven: 'rules failing or never tested',
    inB: 'in layer B',
    none: '·',
  },

  legend: {
    heatRecords: 'Threats + alerts in A, from',
    heatScores: 'Score in A, from',
    ofRecords: 'threats and alerts',
    figures: 'sub-techniques, threats, alerts, detections',
    inB: 'in layer B',
    noDetection: 'seen, no detection',
    passing: 'rules pass their tests',
    unproven: 'rules failing or never tested',
  },

  outside: {
    title: 'Not in this matrix',
    records: (count: number, written: string) =>
      plural(count, {
        one: '1 number that records name is in no matrix',
        other: `${written} numbers in records are in no matrix`,
      }),
    layer: (count: number, written: string, version: string) =>
      plural(count, {
        one: `1 technique of this layer is not in ${version}`,
        other: `${written} techniques of this layer are not in ${version}`,
      }),
    thisMatrix: 'this matrix',
    reasons: {
      unknown: 'unknown',
      revoked: 'revoked',
      deprecated: 'deprecated',
    } satisfies Record<OutsideTechnique['reason'], string>,
  },

  table: {
    label: 'Techniques',
    number: 'Number',
    name: 'Name',
    tactics: 'Tactics',
    threats: 'Threats',
    alerts: 'Alerts',
    incidents: 'Incidents',
    detections: 'Detections',
    a: 'A',
    b: 'B',
  },

  pane: {
    label: 'Technique',
    back: 'Back to the matrix',
    subOf: 'Sub-technique of',
    failed: 'Failed to load the technique.',
    reason: {
      unknown: 'Unknown',
      revoked: 'Revoked: ATT&CK no longer uses this number',
      deprecated: 'Deprecated: ATT&CK no longer maintains this technique',
    } satisfies Record<OutsideTechnique['reason'], string>,
    figures: 'Figures',
    layers: 'Layers',
    score: 'score',
    marked: 'marked, no score',
    notIn: 'not in it',
    linked: 'Linked records',
    noLinked: (period: AttackPeriod) => `No record is linked ${within(period)}.`,
    coverage: 'Coverage by Sigma rules',
    enabled: (enabled: string, all: string) => `${enabled} enabled of ${all}`,
    noRules: 'No Sigma rule names this technique.',
    matches: (count: number, written: string) => plural(count, { one: '1 in 90 days', other: `${written} in 90 days` }),
    states: { enabled: 'Enabled', testing: 'Testing', disabled: 'Disabled' } satisfies Record<
      TechniqueDetail['rules'][number]['state'],
      string
    >,
    passing: (count: number, written: string) =>
      plural(count, { one: '1 enabled rule passes its tests', other: `${written} enabled rules pass their tests` }),
    unproven: (_: number, written: string) => `${written} failing or never tested`,
    proofs: { passing: 'tests pass', failing: 'tests fail', untested: 'never tested' },
    allRules: 'Show all rules',
    references: 'References',
    opensElsewhere: 'opens in a new tab',
    noDescription: 'No description.',
  },

  keys: {
    title: 'Keyboard shortcuts',
    button: 'All shortcuts',
    move: 'move',
    open: 'open technique',
    fold: 'fold sub-techniques',
    layers: 'choose layer',
    search: 'search',
    all: {
      arrows: 'Move by cell; left and right keep the row',
      enter: 'Open the technique',
      space: 'Fold or unfold sub-techniques',
      a: 'Choose layer A',
      b: 'Choose layer B',
      x: 'Swap A and B',
      search: 'Search',
      escape: 'Close the technique',
      help: 'This list',
    },
  },
};
