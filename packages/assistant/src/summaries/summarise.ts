import type { RecordLink } from '@halyard/contracts/intelligence/intelligence.ts';
import { type Incident, type IncidentUpdate, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { allMessages } from '@halyard/messages/all';
import { recordAddress } from '../answers/screen-of-spec.ts';
import type { Draft } from '../draft/create-draft.ts';
import { plain } from '../draft/marked-text.ts';
import { countActivity } from './count-activity.ts';
import { actorOf, describeUpdate, quoted } from './describe-update.ts';
import { activityKinds } from './en.ts';
import { summaryWords } from './words.ts';

const hrefOfIncident = (id: string) => recordAddress('incidents', id);
const hrefOfRecord = ({ id, family }: RecordLink) => recordAddress(family === 'threat' ? 'threats' : 'entities', id);

type Part = (draft: Draft, incident: Incident, cite: number) => void;

const writeState: Part = (draft, incident, cite) => {
  const { severities, incidentStatuses: statuses } = allMessages[draft.language].terms;
  const { title, severity, status, timeDetected, source } = incident;
  const detected = draft.show.instant(timeDetected);
  const words = summaryWords[draft.language];
  const name = draft.name(incidentName(incident.number), hrefOfIncident(incident.id));
  draft.say(words.what(name, plain(title), severities[severity], statuses[status], detected, plain(source)), cite);
};

const writeDescription: Part = (draft, { description }, cite) => {
  const words = summaryWords[draft.language];
  const about = quoted(description);
  draft.say(about === '' ? words.undescribed : words.about(about), cite);
};

const writeAssignee: Part = (draft, { assignedTo }, cite) => {
  const words = summaryWords[draft.language];
  draft.say(assignedTo ? words.assigned(plain(assignedTo.name)) : words.unassigned, cite);
};

const writeResolutionTarget: Part = (draft, { dueAt, resolvedAt, timeDetected }, cite) => {
  const words = summaryWords[draft.language];
  const { length } = draft.show;
  const due = Date.parse(dueAt);
  const end = resolvedAt === null ? draft.asked.now : Date.parse(resolvedAt);
  const distance = length(Math.abs(due - end));
  const isInTime = end <= due;
  if (resolvedAt === null) {
    draft.say((isInTime ? words.left : words.over)(draft.show.instant(due), distance), cite);
    return;
  }
  const took = length(end - Date.parse(timeDetected));
  draft.say((isInTime ? words.inTime : words.late)(draft.show.instant(end), took, distance), cite);
};

const writeTimeline: Part = (draft, { updates }, cite) => {
  const words = summaryWords[draft.language];
  const counts = countActivity(updates);
  const parts = activityKinds.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [words.kinds[kind](count, draft.figure(count, cite))];
  });
  if (updates.length === 0) draft.say(words.nothingHappened, cite);
  else draft.say(words.happened(updates.length, draft.figure(updates.length, cite), draft.show.list(parts)));
};

const latestShown = 2;

/** User text is more informative than the fact that something was changed. */
function latestOf(updates: readonly IncidentUpdate[]): readonly IncidentUpdate[] {
  const written = updates.filter(({ message }) => message !== '').slice(0, latestShown);
  return written.length > 0 ? written : updates.slice(0, 1);
}

const writeLatestUpdate: Part = (draft, { id, number, updates }, cite) => {
  const latest = latestOf(updates);
  if (latest.length === 0) return;
  const words = summaryWords[draft.language];
  const entries = latest.map((update) => {
    const at = draft.show.instant(update.time);
    return {
      said: words.entry(at, actorOf(update, draft.language), describeUpdate(update, draft.language)),
      cite: draft.citeRecord(`${incidentName(number)}, ${at}`, hrefOfIncident(id), cite),
    };
  });
  draft.say(words.latest(entries.map(({ said }) => said).join('; ')), ...entries.map((entry) => entry.cite));
};

const namedAtMost = 5;

const writeLinkedRecords: Part = (draft, { entities, threats }, cite) => {
  const words = summaryWords[draft.language];
  const linked = [...entities, ...threats];
  const named = linked.slice(0, namedAtMost);
  const left = linked.length - named.length;
  const names = named.map((record) => draft.name(record.name, hrefOfRecord(record)));
  if (left > 0) names.push(words.more(draft.figure(left, cite)));
  const cites = named.map((record) => draft.citeRecord(record.name, hrefOfRecord(record), cite));
  draft.say(linked.length === 0 ? words.unlinked : words.linked(draft.show.list(names)), cite, ...cites);
};

const writePlaybookRuns: Part = (draft, { playbooks }, cite) => {
  const words = summaryWords[draft.language];
  const parts = playbooks.map(({ name, steps }) => {
    const done = steps.filter(({ doneAt }) => doneAt !== null).length;
    const next = steps.find(({ doneAt }) => doneAt === null);
    const run = words.run(plain(name), draft.figure(done, cite), draft.figure(steps.length, cite));
    return next ? `${run}, ${words.next(quoted(next.text))}` : run;
  });
  draft.say(playbooks.length === 0 ? words.noRuns : words.runs(parts.join('; ')), cite);
};

const parts: readonly Part[] = [
  ...[
    writeState,
    writeDescription,
    writeAssignee,
    writeResolutionTarget,
    writeTimeline,
    writeLatestUpdate,
    writeLinkedRecords,
    writePlaybookRuns,
  ],
];

/** A summary of an incident, in at most eight sentences, each citing the incident and its own entries. */
export function summarise(draft: Draft, incident: Incident, cite: number): void {
  for (const say of parts) say(draft, incident, cite);
}
