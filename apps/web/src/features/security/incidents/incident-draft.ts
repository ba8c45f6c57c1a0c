import type { Incident, IncidentSeverity } from '@halyard/contracts/incidents.ts';
import type { Tlp } from '@halyard/contracts/intelligence.ts';

/** What a person writes into an incident, as it stands in the form; labels are separated by commas. */
export type IncidentDraft = {
  readonly title: string;
  readonly severity: IncidentSeverity;
  readonly source: string;
  readonly description: string;
  readonly tlp: Tlp | '';
  readonly labels: string;
};

export const emptyIncident: IncidentDraft = {
  ...{ title: '', severity: 'Medium', source: '', description: '', tlp: '', labels: '' },
};

export const draftOf = ({ title, severity, source, description, tlp, labels }: Incident): IncidentDraft => ({
  ...{ title, severity, source, description, tlp: tlp ?? '', labels: labels.join(', ') },
});

const draftNames = ['title', 'severity', 'source', 'description', 'tlp', 'labels'] as const;
export type DraftName = (typeof draftNames)[number];

/** The fields in which two differ. */
export const differing = (one: IncidentDraft, other: IncidentDraft): DraftName[] =>
  draftNames.filter((name) => one[name].trim() !== other[name].trim());

/** The parts of a list that was typed with commas, each once. */
export const readList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Fields that must not stay empty and are. */
export const missingIn = (draft: IncidentDraft): DraftName[] =>
  (['title', 'source'] as const).filter((name) => draft[name].trim() === '');

/** What is sent of it. */
export const toBody = ({ tlp, labels, ...draft }: IncidentDraft) => ({
  title: draft.title.trim(),
  severity: draft.severity,
  source: draft.source.trim(),
  description: draft.description.trim(),
  tlp: tlp === '' ? null : tlp,
  labels: readList(labels),
});

export type IncidentBody = ReturnType<typeof toBody>;
