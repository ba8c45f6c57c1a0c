import type { PreviewChange } from '@halyard/contracts/intelligence/import-preview.ts';
import { fields } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

/** By STIX type; one without a word is shown as it is written. */
const types: Readonly<Record<string, string>> = {
  'attack-pattern': 'Attack pattern',
  campaign: 'Campaign',
  'course-of-action': 'Course of action',
  grouping: 'Grouping',
  identity: 'Identity',
  incident: 'Incident',
  indicator: 'Indicator',
  infrastructure: 'Infrastructure',
  'intrusion-set': 'Intrusion set',
  location: 'Location',
  malware: 'Malware',
  'malware-analysis': 'Malware analysis',
  note: 'Note',
  'observed-data': 'Observed data',
  opinion: 'Opinion',
  relationship: 'Relationship',
  report: 'Report',
  'threat-actor': 'Threat actor',
  tool: 'Tool',
  unknown: 'Unknown type',
  vulnerability: 'Vulnerability',
  'marking-definition': 'Marking',
};

const changes: Readonly<Record<PreviewChange, string>> = {
  created: 'Created',
  updated: 'Updated',
  unchanged: 'Unchanged',
  rejected: 'Rejected',
};

const objects = (count: number, written: string) => plural(count, { one: '1 object', other: `${written} objects` });

/** The words of the import preview. */
export const importPreview = {
  title: 'Import preview',
  loading: 'Loading the preview...',
  failed: 'Failed to load the preview.',
  retry: common.retry,
  close: common.close,
  dismiss: common.dismiss,
  imports: 'Imports',
  uploaded: (when: string) => `uploaded ${when}`,
  nothingStored: 'Nothing is stored until you publish',
  keptUntil: (when: string) => `kept until ${when}`,
  discard: 'Discard',
  later: 'Save for later',
  savedForLater: (when: string) => `Preview saved until ${when}.`,
  publish: (count: number, written: string) => `Publish ${objects(count, written)}`,
  publishing: (name: string) => `Publishing ${name}`,
  publishFailed: 'Failed to publish. Nothing was changed.',
  discardTitle: 'Discard this preview?',
  discardAbout: (name: string) => `Nothing of ${name} was stored. To import it, upload the file again.`,
  discarded: 'Preview discarded.',
  discardFailed: 'Failed to discard the preview.',
  keep: 'Keep',
  gone: 'This preview has ended. There is nothing to review.',
  toImport: 'Open the import',
  reading: (name: string) => `Processing ${name}`,
  soFar: (count: number, written: string) => `${objects(count, written)} so far`,
  queued: 'Waiting for its turn',
  cancel: common.cancel,
  nothing: (count: number, written: string) =>
    plural(count, {
      one: 'The only object is unchanged. Nothing to publish.',
      other: `All ${written} objects are unchanged. Nothing to publish.`,
    }),
  nothingWritable: 'No object of this file can be published.',
  moved: (parts: string) => `Compared again with the workspace: ${parts}.`,
  movedTo: {
    created: (count: number, written: string) =>
      plural(count, { one: '1 is now created', other: `${written} are now created` }),
    updated: (count: number, written: string) =>
      plural(count, { one: '1 is now updated', other: `${written} are now updated` }),
    unchanged: (count: number, written: string) =>
      plural(count, { one: '1 is now unchanged', other: `${written} are now unchanged` }),
  },

  figures: {
    label: 'What is in the file',
    inFile: 'In the file',
    types: (count: number, written: string) => plural(count, { one: '1 type', other: `${written} types` }),
    selected: (written: string) => `${written} selected`,
    nothingToWrite: 'nothing to write',
    withReasons: 'with reasons',
    alerts: 'Alerts that will open',
    noneNotSet: 'no rule matches severity Not set',
    none: 'no rule matches',
    byRules: (names: string) => names,
    counting: 'Counting...',
  },

  types: {
    title: 'By type',
    selected: (selected: string, all: string) => `${selected} of ${all} selected`,
    type: fields.type,
    all: 'All types',
    selectAll: 'Select all objects',
    select: (name: string) => `Select all of type ${name}`,
    show: (name: string) => `Show objects of type ${name}`,
    word: (type: string) => types[type] ?? type,
    nothing: 'None',
  },

  changes,
  objectCount: objects,
  objects: {
    title: 'Objects',
    search: 'Name, pattern, ID',
    all: 'All',
    filter: 'Change',
    select: (name: string) => `Select ${name}`,
    unnamed: 'Unnamed object',
    validUntil: 'valid until',
    expired: 'expired',
    expiredOnly: 'Expired indicators',
    notSet: 'Not set',
    at: (place: string) => `at ${place}`,
    none: 'No objects match.',
    searching: 'Searching...',
    failed: 'Failed to load objects.',
    more: common.showMore,
    moreFailed: 'Failed to load more objects.',
    withEnds: (count: number, written: string) =>
      plural(count, {
        one: '1 object that a relationship needs was selected, too.',
        other: `${written} objects that relationships need were selected, too.`,
      }),
    withRelationships: (count: number, written: string) =>
      plural(count, {
        one: '1 relationship was deselected with it.',
        other: `${written} relationships were deselected with it.`,
      }),
    selectFailed: 'Failed to change the selection.',
  },

  decide: {
    title: 'Decide before publishing',
    severity: fields.severity,
    notSetOn: (count: number, written: string) =>
      plural(count, { one: 'not set on 1 threat', other: `not set on ${written} threats` }),
    keepNotSet: 'Keep Not set',
    asSource: 'as the source says',
    withoutConfidence: (written: string) => `No confidence (${written})`,
    assume: 'Assume',
    assumed: 'Assumed severity',
    assumedStays: 'Assumed values stay marked on every record.',
    opens: (count: number, written: string) =>
      plural(count, { one: 'opens 1 alert', other: `opens ${written} alerts` }),
    marking: 'TLP and labels',
    without: (count: number, written: string) =>
      plural(count, { one: '1 object without TLP', other: `${written} objects without TLP` }),
    marked: (count: number, written: string) =>
      plural(count, { one: '1 marked in the file', other: `${written} marked in the file` }),
    keepWithout: 'Keep without',
    keep: 'Keep',
    raise: (level: string) => `At least ${level}`,
    labels: 'Labels to add',
    addLabel: 'Add label',
    label: 'New label',
    removeLabel: (label: string) => `Remove label ${label}`,
    saveFailed: 'Failed to save the decision.',
  },

  effect: {
    title: 'Effect',
    alerts: (count: number) => plural(count, { one: 'alert will open', other: 'alerts will open' }),
    changed: (count: number) => plural(count, { one: 'existing record changes', other: 'existing records change' }),
    inIncidents: (count: number, written: string) =>
      plural(count, { one: ', 1 in an open incident', other: `, ${written} in open incidents` }),
    sightings: (count: number) =>
      plural(count, {
        one: 'sighting will be made in the last 90 days',
        other: 'sightings will be made in the last 90 days',
      }),
    expired: (count: number) =>
      plural(count, {
        one: 'indicator is expired and will not match',
        other: 'indicators are expired and will not match',
      }),
    undo: 'You can undo the import.',
    failed: 'Failed to compute the effect.',
  },

  columns: {
    title: 'Columns of the file',
    about: 'Assign the columns. Another choice reads the file again; decisions are kept, the selection is reset.',
    unknown: 'The columns of this file are not recognized. Assign them.',
    contents: 'Each row is',
    rows: {
      threats: 'A threat',
      entities: 'An entity',
      connections: 'A connection',
      records: 'A record of any kind',
      values: 'A value (indicator)',
    },
    needed: (field: string) => `${field} (needed)`,
    none: 'Not in the file',
    everyType: 'One type for all rows',
    apply: 'Read again with these columns',
    failed: 'Failed to choose the columns.',
    fields: {
      id: fields.id,
      name: fields.name,
      type: fields.type,
      severity: fields.severity,
      source: fields.source,
      status: fields.status,
      description: fields.description,
      confidence: fields.confidence,
      tlp: fields.tlp,
      labels: fields.labels,
      country: fields.country,
      risk: fields.risk,
      value: 'Value',
      timestamp: 'Date',
      modified: 'Last changed',
      last_activity: 'Last activity',
      last_contact: 'Last contact',
      target: 'Target',
      family: 'Family',
      source_id: 'ID of the source',
      target_id: 'ID of the target',
      strength: 'Strength',
      latitude: 'Latitude',
      longitude: 'Longitude',
      accuracy: 'Accuracy of the place',
      severity_assumed: 'Severity is assumed',
    },
  },

  steps: { label: 'Steps', types: 'Types', objects: 'Objects', decide: 'Decide' },

  keys: {
    title: 'Keyboard shortcuts',
    button: 'all shortcuts',
    move: 'move',
    select: 'select',
    show: 'show objects',
    filter: 'filter by change',
    publish: 'publish',
  },
};
