import type { HistoryEntry } from '@halyard/contracts/intelligence.ts';
import type { ThreatSeverity, ThreatStatus } from '@halyard/contracts/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { texts } from './texts.ts';

/** What an entry of the log says, as the screens say it. */
function whatHappened(draft: Draft, { kind, details }: HistoryEntry): string {
  const text = texts[draft.language];
  const what = text.happened[kind] ?? text.otherEvent;
  const word = (value: string) =>
    text.statuses[value as ThreatStatus] ?? text.severities[value as ThreatSeverity] ?? plain(value);
  return details?.from && details.to ? text.fromTo(what, word(details.from), word(details.to)) : what;
}

/** The history of a threat or an entity as a table, newest first. */
export function tellHistory(draft: Draft, history: readonly HistoryEntry[], name: string, cite: number): void {
  const { one, columns } = texts[draft.language];
  if (history.length === 0) {
    draft.say(one.noHistory(name), cite);
    return;
  }
  draft.say(one.history(name, history.length, draft.figure(history.length, cite)));
  const newest = history.toSorted((first, other) => other.at.localeCompare(first.at));
  draft.table({
    ...{ caption: one.historyCaption, cite },
    columns: [
      { label: columns.at, kind: 'instant' },
      { label: columns.what, kind: 'text' },
      { label: columns.who, kind: 'text' },
    ],
    rows: newest.map((entry) => ({
      href: null,
      cells: [entry.at, whatHappened(draft, entry), plain(entry.actorName ?? entry.details?.by ?? one.automatically)],
    })),
  });
}
