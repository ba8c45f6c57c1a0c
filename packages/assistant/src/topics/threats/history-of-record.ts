import type { HistoryEntry } from '@halyard/contracts/intelligence/intelligence.ts';
import { describeThreatEvent } from '@halyard/messages';
import { allMessages } from '@halyard/messages/all';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { texts } from './texts.ts';

/** What an entry of the log says, as the screens say it. */
const whatHappened = (draft: Draft, entry: HistoryEntry): string =>
  plain(describeThreatEvent(entry, allMessages[draft.language].threatHistory));

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
    caption: one.historyCaption,
    cite,
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
