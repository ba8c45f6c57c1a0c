import { type Incident, type IncidentUpdate, incidentStatuses } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { actorOf, describeUpdate } from './describe-update.ts';
import type { Say } from './say-facts.ts';
import { texts } from './texts.ts';

/** The timeline, newest first: when, who and what. */
export const sayTimeline: Say = (draft, { updates }, _name, cite) => {
  const text = texts[draft.language];
  draft.say(text.one.timeline(updates.length, draft.figure(updates.length, cite)));
  tableOfEntries(draft, updates, cite);
};

/** What was written for the people who work on it, and for no one else. */
export const sayNotes: Say = (draft, { updates }, _name, cite) => {
  const notes = updates.filter(({ kind }) => kind === 'incident_note_added');
  draft.say(texts[draft.language].one.notes(notes.length, draft.figure(notes.length, cite)));
  tableOfEntries(draft, notes, cite);
};

function tableOfEntries(draft: Draft, updates: readonly IncidentUpdate[], cite: number): void {
  const text = texts[draft.language];
  draft.table({
    caption: text.one.timelineCaption,
    cite,
    columns: [
      { label: text.columns.when, kind: 'instant' },
      { label: text.columns.who, kind: 'text' },
      { label: text.columns.what, kind: 'text' },
    ],
    rows: updates.map((update) => ({
      href: null,
      cells: [update.time, actorOf(update, draft.language), describeUpdate(update, draft.language)],
    })),
  });
}

const isOver = (status: string | null | undefined) => status === 'Resolved' || status === 'Closed';

const isOfKind =
  (wanted: string) =>
  ({ kind }: IncidentUpdate): boolean =>
    kind === wanted;

const changedTo =
  (...to: readonly string[]) =>
  ({ kind, details }: IncidentUpdate): boolean =>
    kind === 'incident_status_changed' && to.includes(details?.to ?? '');

/** Which lines of a timeline a state leaves behind. */
const traces = new Map<string, (update: IncidentUpdate) => boolean>([
  ...incidentStatuses.map((status) => [status.toLowerCase(), changedTo(status)] as const),
  ['isResolved', changedTo('Resolved')],
  ['opened', isOfKind('incident_opened')],
  ['open', isOfKind('incident_opened')],
  [
    'reopened',
    ({ kind, details }) => kind === 'incident_status_changed' && isOver(details?.from) && !isOver(details?.to),
  ],
  ...['escalated', 'assigned'].map((state) => [state, isOfKind(`incident_${state}`)] as const),
]);

export const leavesTrace = (state: string): boolean => traces.has(state);

/** The newest line of the timeline that such a state left behind, or that there is none. */
export function sayEntry(draft: Draft, { updates }: Incident, name: string, cite: number, state: string): void {
  const text = texts[draft.language];
  const entry = updates.find((update) => traces.get(state)?.(update));
  if (!entry) draft.say(text.one.noEntry(name), cite);
  else
    draft.say(
      text.one.entry(
        name,
        draft.show.instant(entry.time),
        actorOf(entry, draft.language),
        describeUpdate(entry, draft.language),
      ),
      cite,
    );
}
