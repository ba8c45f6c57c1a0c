import type { Incident } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { quoted } from './describe-update.ts';
import { lengthOf } from './lengths.ts';
import { texts } from './texts.ts';

/** Says one thing about an incident; `name` is the incident as a link. */
export type Say = (draft: Draft, incident: Incident, name: string, cite: number) => void;

const wordsOf = (draft: Draft) => texts[draft.language];

export const sayStatus: Say = (draft, { title, status }, name, cite) =>
  draft.say(wordsOf(draft).one.status(name, plain(title), wordsOf(draft).statuses[status]), cite);

export const saySeverity: Say = (draft, { severity }, name, cite) =>
  draft.say(wordsOf(draft).one.severity(name, wordsOf(draft).severities[severity]), cite);

export const sayAssignee: Say = (draft, { assignedTo }, name, cite) => {
  const { one } = wordsOf(draft);
  draft.say(assignedTo ? one.assignedTo(name, plain(assignedTo.name)) : one.unassigned(name), cite);
};

export const saySource: Say = (draft, { source }, name, cite) =>
  draft.say(wordsOf(draft).one.source(name, plain(source)), cite);

export const sayDetection: Say = (draft, { timeDetected }, name, cite) =>
  draft.say(wordsOf(draft).one.detectedAt(name, draft.show.instant(timeDetected)), cite);

/** The target, and whether it is kept: over, left, or how it was. */
export const sayTarget: Say = (draft, { dueAt, resolvedAt, timeDetected }, name, cite) => {
  const { one, length } = wordsOf(draft);
  const due = Date.parse(dueAt);
  if (resolvedAt !== null) {
    const at = Date.parse(resolvedAt);
    const said = at <= due ? one.resolvedInTime : one.resolvedLate;
    draft.say(said(name, draft.show.instant(at), length(lengthOf(at - Date.parse(timeDetected)))), cite);
    return;
  }
  const { now } = draft.asked;
  const said = now <= due ? one.due : one.overdue;
  draft.say(said(name, draft.show.instant(due), length(lengthOf(Math.abs(due - now)))), cite);
};

/** How long it took, or how long it has been waiting. */
export const sayDuration: Say = (draft, incident, name, cite) => {
  if (incident.resolvedAt !== null) {
    sayTarget(draft, incident, name, cite);
    return;
  }
  const { one, length } = wordsOf(draft);
  const at = Date.parse(incident.timeDetected);
  draft.say(one.unresolvedSince(name, draft.show.instant(at), length(lengthOf(draft.asked.now - at))), cite);
};

export const sayTitle: Say = (draft, { title }, name, cite) =>
  draft.say(wordsOf(draft).one.title(name, plain(title)), cite);

export const sayDescription: Say = (draft, { description }, name, cite) => {
  const { one } = wordsOf(draft);
  const words = quoted(description);
  draft.say(words === '' ? one.noDescription(name) : one.description(name, words), cite);
};

export const sayConfidence: Say = (draft, { confidence }, name, cite) => {
  const { one } = wordsOf(draft);
  if (confidence === null) draft.say(one.noConfidence(name), cite);
  else draft.say(one.confidence(name, draft.figure(confidence, cite)), cite);
};

export const sayMarking: Say = (draft, { tlp }, name, cite) => {
  const { one } = wordsOf(draft);
  draft.say(tlp === null ? one.noMarking(name) : one.marking(name, tlp), cite);
};

export const sayLabels: Say = (draft, { labels }, name, cite) => {
  const { one } = wordsOf(draft);
  draft.say(labels.length === 0 ? one.noLabels(name) : one.labels(name, draft.show.list(labels.map(plain))), cite);
};
