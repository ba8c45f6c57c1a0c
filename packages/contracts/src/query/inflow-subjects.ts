import { observableTypes } from '../inflow/observable-types.ts';
import { closeReasons, sourceStates, workStatuses } from '../inflow/received-alerts.ts';
import { sigmaLevels, sigmaStates } from '../inflow/sigma.ts';
import { sourceHealths } from '../inflow/sources.ts';
import { threatSeverities } from '../intelligence/threats.ts';
import { allow } from '../policy.ts';
import {
  choice,
  filterFlag,
  flag,
  instant,
  name,
  nameLike,
  names,
  number,
  person,
  type Subject,
  words,
} from './field.ts';

/** The one list of alerts: from sources, from our own rules, and created by hand. */
export const receivedAlerts = {
  access: allow('alerts', 'read'),
  onlyNamed: true,
  title: 'title',
  time: 'received',
  newest: 'received',
  columns: ['number', 'severity', 'status', 'source', 'assignee', 'received'],
  fields: {
    number,
    title: words,
    description: words,
    severity: choice(threatSeverities),
    status: choice(workStatuses),
    sourceState: choice(sourceStates),
    source: name,
    host: name,
    assignee: person,
    closeReason: choice(closeReasons),
    labels: names,
    incident: names,
    occurrences: number,
    received: instant,
    seen: instant,
    due: instant,
    unresolved: flag,
    acknowledged: filterFlag,
    overdue: flag,
    assumed: flag,
    linked: flag,
    sample: flag,
  },
  screen: {
    path: '/security',
    fixed: { tab: 'alerts', alerts: 'received' },
    otherwise: { queue: 'all' },
    record: 'alert',
    filters: {
      severity: { parameter: 'alertSeverity' },
      status: { parameter: 'work' },
      sourceState: { parameter: 'state' },
      source: { parameter: 'source' },
      labels: { parameter: 'alertTag' },
      incident: { parameter: 'alertIncident' },
      acknowledged: { parameter: 'work', values: { no: 'New' } },
      unresolved: { parameter: 'queue', values: { yes: 'triage' } },
      overdue: { parameter: 'queue', values: { yes: 'overdue' } },
      text: { parameter: 'alertSearch' },
    },
    periods: {},
  },
} as const satisfies Subject;

/** Where alerts and intelligence come from, with how they are: what the screen says of the last 24 hours. */
export const sources = {
  access: allow('sources', 'read'),
  calledAs: 'field:source',
  onlyNamed: true,
  title: 'name',
  time: 'lastDelivery',
  newest: 'lastDelivery',
  columns: ['health', 'items', 'rejected', 'lastDelivery'],
  fields: {
    name,
    health: choice(sourceHealths),
    format: name,
    items: number,
    created: number,
    rejected: number,
    deadLetters: number,
    lastDelivery: instant,
    lastNew: instant,
    added: instant,
    sample: flag,
  },
  screen: {
    path: '/sources',
    record: 'source',
    filters: { health: { parameter: 'health' } },
    periods: {},
  },
} as const satisfies Subject;

/** Values that alerts, incidents and threats are about. */
export const observables = {
  access: allow('observables', 'read'),
  onlyNamed: true,
  title: 'value',
  time: 'seen',
  newest: 'seen',
  columns: ['type', 'uses', 'sightings', 'seen'],
  fields: {
    value: words,
    type: nameLike(observableTypes),
    tlp: name,
    uses: number,
    sightings: number,
    heldBack: number,
    matched: flag,
    held: filterFlag,
    seen: instant,
    added: instant,
  },
  screen: {
    path: '/observables',
    record: 'observable',
    filters: {
      type: { parameter: 'type' },
      matched: { parameter: 'known' },
      held: { parameter: 'held' },
      text: { parameter: 'search' },
    },
    periods: {},
  },
} as const satisfies Subject;

/** Sightings of indicators; those that a warning list holds back are counted only on request. */
export const sightings = {
  access: allow('observables', 'read'),
  onlyNamed: true,
  title: 'indicator',
  time: 'at',
  newest: 'at',
  columns: ['value', 'type', 'byHand', 'at'],
  fields: {
    indicator: name,
    value: name,
    type: nameLike(observableTypes),
    connected: names,
    byHand: flag,
    held: flag,
    reported: person,
    at: instant,
  },
  screen: {
    path: '/observables',
    fixed: { tab: 'sightings' },
    record: 'observable',
    recordPath: '/observables',
    filters: {
      indicator: { parameter: 'indicator' },
      byHand: { parameter: 'origin', values: { yes: 'hand', no: 'match' } },
      held: { parameter: 'held' },
    },
    periods: {},
  },
} as const satisfies Subject;

export const sigmaRules = {
  access: allow('sigma', 'read'),
  onlyNamed: true,
  title: 'title',
  time: 'updated',
  newest: 'updated',
  columns: ['level', 'ruleState', 'matches', 'updated'],
  fields: {
    title: words,
    level: choice(sigmaLevels),
    ruleState: choice(sigmaStates),
    labels: names,
    matches: number,
    updated: instant,
    added: instant,
    sample: flag,
  },
  screen: {
    path: '/sigma',
    record: 'rule',
    filters: {
      level: { parameter: 'level' },
      ruleState: { parameter: 'state' },
      text: { parameter: 'search' },
    },
    periods: {},
  },
} as const satisfies Subject;
