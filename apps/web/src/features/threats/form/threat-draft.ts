import {
  country as countryField,
  descriptionMax,
  labelMax,
  nameMax,
  sourceMax,
  type Tlp,
} from '@halyard/contracts/intelligence/intelligence.ts';
import type { Threat, ThreatSeverity, ThreatStatus } from '@halyard/contracts/intelligence/threats.ts';
import { fromLocalTime, toLocalTime } from '../../../preferences/local-time.ts';

const typeMax = 100;
export const labelsMax = 50;

/** The form values of a threat: everything as text, the time in the user's time zone. */
export type ThreatDraft = {
  readonly name: string;
  readonly type: string;
  /** `''`: not stated. */
  readonly severity: ThreatSeverity | '';
  readonly status: ThreatStatus;
  readonly source: string;
  readonly timestamp: string;
  readonly description: string;
  readonly confidence: string;
  readonly tlp: Tlp | '';
  readonly labels: string;
  readonly country: string;
};

export type DraftField = keyof ThreatDraft;

const newSeverity = 'Medium';

/** A new threat, seen now. */
export const newDraft = (timeZone: string, now: number): ThreatDraft => ({
  name: '',
  type: '',
  severity: newSeverity,
  status: 'Active',
  source: '',
  description: '',
  confidence: '',
  tlp: '',
  labels: '',
  country: '',
  timestamp: toLocalTime(timeZone, new Date(now).toISOString()),
});

export const draftOf = (threat: Threat, timeZone: string): ThreatDraft => ({
  name: threat.name,
  type: threat.type,
  // A severity assumed by a rule is not a stated one.
  severity: threat.severityAssumed ? '' : (threat.severity ?? ''),
  status: threat.status,
  source: threat.source,
  timestamp: toLocalTime(timeZone, threat.timestamp),
  description: threat.description,
  confidence: threat.confidence === null ? '' : String(threat.confidence),
  tlp: threat.tlp ?? '',
  labels: threat.labels.join(', '),
  country: threat.country ?? '',
});

const labelsIn = (labels: string): string[] => [
  ...new Set(
    labels
      .split(',')
      .map((label) => label.trim())
      .filter((label) => label !== ''),
  ),
];

export type DraftProblem = 'required' | 'tooLong' | 'timestamp' | 'confidence' | 'country' | 'labels';
export type DraftProblems = { readonly [Field in DraftField]?: DraftProblem };

const longest = { name: nameMax, type: typeMax, source: sourceMax, description: descriptionMax } as const;
export const maxOf = (field: DraftField): number => (field in longest ? longest[field as keyof typeof longest] : 0);

function problemOfText(value: string, max: number, isRequired: boolean): DraftProblem | undefined {
  if (isRequired && value.trim() === '') return 'required';
  return [...value.trim()].length > max ? 'tooLong' : undefined;
}

function problemOfConfidence(value: string): DraftProblem | undefined {
  const isWhole = /^\d{1,3}$/.test(value.trim()) && Number(value) <= 100;
  return value.trim() === '' || isWhole ? undefined : 'confidence';
}

function problemOfLabels(value: string): DraftProblem | undefined {
  const labels = labelsIn(value);
  const isTooMuch = labels.length > labelsMax || labels.some((label) => [...label].length > labelMax);
  return isTooMuch ? 'labels' : undefined;
}

/** Validation errors before sending; empty if there are none. */
export function checkDraft(draft: ThreatDraft, timeZone: string): DraftProblems {
  const country = draft.country.trim().toUpperCase();
  const found: [DraftField, DraftProblem | undefined][] = [
    ['name', problemOfText(draft.name, longest.name, true)],
    ['type', problemOfText(draft.type, longest.type, true)],
    ['source', problemOfText(draft.source, longest.source, true)],
    ['description', problemOfText(draft.description, longest.description, false)],
    ['timestamp', fromLocalTime(timeZone, draft.timestamp) ? undefined : 'timestamp'],
    ['confidence', problemOfConfidence(draft.confidence)],
    ['labels', problemOfLabels(draft.labels)],
    ['country', country === '' || countryField.safeParse(country).success ? undefined : 'country'],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

/** The payload of a new threat: its form always states the severity. */
export const toNewBody = (draft: ThreatDraft, timeZone: string) => ({
  ...toBody(draft, timeZone),
  severity: draft.severity === '' ? newSeverity : draft.severity,
});

/** The payload. `kept` is the initial instant of the time field: its seconds are preserved in an edit. */
export function toBody(draft: ThreatDraft, timeZone: string, kept?: string) {
  const isSameTime = kept !== undefined && toLocalTime(timeZone, kept) === draft.timestamp;
  return {
    name: draft.name.trim(),
    type: draft.type.trim(),
    severity: draft.severity === '' ? null : draft.severity,
    status: draft.status,
    source: draft.source.trim(),
    timestamp: isSameTime ? kept : (fromLocalTime(timeZone, draft.timestamp) ?? ''),
    description: draft.description.trim(),
    confidence: draft.confidence.trim() === '' ? null : Number(draft.confidence),
    tlp: draft.tlp === '' ? null : draft.tlp,
    labels: labelsIn(draft.labels),
    country: draft.country.trim() === '' ? null : draft.country.trim().toUpperCase(),
  };
}
