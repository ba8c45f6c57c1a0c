import type { IndicatorStanding, UndecidedWhy } from '@halyard/contracts/inflow/sightings.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

/**
 * Indicators by status, sightings by hand, and the preview of adding a text. `written` is a count in the user's number
 * format.
 */
export const indicators = {
  lead: 'Whether the pattern of each indicator can match. Revoked, expired and not yet valid indicators match nothing new.',
  loading: 'Loading indicators...',
  failed: 'Failed to load indicators.',
  retry: common.retry,
  label: 'All indicators',
  all: 'All',
  standings: {
    matching: 'Active',
    undecidable: 'Not evaluated',
    future: 'Not valid yet',
    expired: 'Expired',
    revoked: 'Revoked',
    held: 'Held back by a warning list',
  } as Readonly<Record<IndicatorStanding | 'held', string>>,
  why: {
    language: (detail: string) => `Not evaluated, because patterns in ${detail} are not supported.`,
    property: (detail: string) => `Not evaluated, because observables do not carry ${detail}.`,
    value: () => 'Not evaluated, because it requires no specific value, so there is nothing to look up.',
    expression: () => 'Not evaluated, because it uses a comparison that is not supported.',
    syntax: (detail: string) => `Not evaluated, because it cannot be parsed: ${detail}`,
    missing: () => 'Not evaluated, because no pattern is stated.',
  } as Readonly<Record<UndecidedWhy, (detail: string) => string>>,
  total: (count: number, written: string) => plural(count, { one: '1 indicator', other: `${written} indicators` }),
  empty: 'No indicators yet. They come from imports and feeds, or are added by hand.',
  none: 'No indicator is in this state.',
  columns: {
    name: 'Indicator',
    standing: 'State',
    validity: 'Valid',
    sightings: 'Sightings',
    heldBack: 'Held back',
    score: 'Score',
  },
  validFrom: (from: string) => `from ${from}`,
  validUntil: (until: string) => `until ${until}`,
  valid: (from: string, until: string) => `${from} to ${until}`,
  always: 'Not limited',

  sighting: {
    at: 'When it was seen',
    timeOfDay: 'Time of day',
    atHint: 'Empty: now',
    future: 'The time must not be in the future.',
    tooEarly: 'The time must not be before 1970.',
    count: 'How often',
    badCount: 'Enter a whole number of at least 1.',
    seenBy: 'Seen by',
    seenByHint: 'An organization, a sensor or a source',
    note: 'Note',
    times: (count: number, written: string) => plural(count, { one: 'once', other: `${written} times` }),
    seenByName: (name: string) => `Seen by ${name}`,
  },

  adding: {
    tlp: 'TLP',
    unmarked: 'Not set',
    preview: 'Check',
    previewTitle: 'What would be added',
    previewFailed: 'Failed to read the text.',
    states: { new: 'New', known: 'Known', here: 'Already here' },
    nothing: 'No observables found.',
    upTo: (level: string) => `up to ${level}`,
    anyMarking: 'Every marking',
  },
};
