import type { Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Incident, IncidentSeverity } from '@halyard/contracts/operations/incidents.ts';

/** User input for an incident, as in the form; labels are separated by commas. */
export type IncidentDraft = {
  readonly title: string;
  readonly severity: IncidentSeverity;
  readonly source: string;
  readonly description: string;
  /** A whole number from 0 to 100, or '' if unrated. */
  readonly confidence: string;
  readonly tlp: Tlp | '';
  readonly labels: string;
};

export const emptyIncident: IncidentDraft = {
  title: '',
  severity: 'Medium',
  source: '',
  description: '',
  confidence: '',
  tlp: '',
  labels: '',
};

export const draftOf = ({ title, severity, source, description, ...rest }: Incident): IncidentDraft => ({
  title,
  severity,
  source,
  description,
  confidence: rest.confidence === null ? '' : String(rest.confidence),
  tlp: rest.tlp ?? '',
  labels: rest.labels.join(', '),
});

export type DraftName = keyof IncidentDraft;

/** The parts of a list that was typed with commas, each once. */
export const readList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

const isConfidence = (text: string) => /^(?:|\d{1,2}|100)$/.test(text.trim());

/** Invalid fields: empty, or not a number from 0 to 100. */
export const missingIn = (draft: IncidentDraft): DraftName[] => [
  ...(['title', 'source'] as const).filter((name) => draft[name].trim() === ''),
  ...(isConfidence(draft.confidence) ? [] : (['confidence'] as const)),
];

/** The payload. */
export const toBody = ({ tlp, confidence, labels, ...draft }: IncidentDraft) => ({
  title: draft.title.trim(),
  severity: draft.severity,
  source: draft.source.trim(),
  description: draft.description.trim(),
  confidence: confidence.trim() === '' ? null : Number(confidence),
  tlp: tlp === '' ? null : tlp,
  labels: readList(labels),
});

export type IncidentBody = ReturnType<typeof toBody>;
