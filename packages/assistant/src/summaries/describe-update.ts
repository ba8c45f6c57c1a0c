import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import type { IncidentUpdate } from '@halyard/contracts/operations/incidents.ts';
import { describeIncidentUpdate, type IncidentActivity, wroteWith } from '@halyard/messages';
import { allMessages } from '@halyard/messages/all';
import { plain } from '../draft/marked-text.ts';
import { summaryWords } from './words.ts';

const shownAtMost = 300;

/** User text, on one line and not longer than a sentence may be. */
export function quoted(words: string): string {
  const line = plain(words).replaceAll(/\s+/g, ' ').trim();
  return line.length > shownAtMost
    ? `${Array.from(line)
        .slice(0, shownAtMost - 1)
        .join('')}…`
    : line;
}

const labelOf = ({ kind }: IncidentUpdate, { update, note }: IncidentActivity): string =>
  kind === 'incident_note_added' ? note : update;

/** A line of the timeline: the action, and its text in quotation marks. */
export function describeUpdate(update: IncidentUpdate, language: Language): string {
  const messages = allMessages[language];
  const written = quoted(wroteWith(update));
  const sentence = plain(describeIncidentUpdate(update, messages) ?? labelOf(update, messages.incidentActivity));
  return written === '' ? sentence : `${sentence} ${summaryWords[language].quote(written)}`;
}

/** The actor; a rule or an import is the system. */
export const actorOf = ({ user }: IncidentUpdate, language: Language): string =>
  plain(user?.name || allMessages[language].incidentActivity.system);
