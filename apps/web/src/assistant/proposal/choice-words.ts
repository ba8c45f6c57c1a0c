import { languages } from '@halyard/contracts/accounts/preferences.ts';
import type { ActionName } from '@halyard/contracts/work/assistant-actions.ts';
import { use, useContext } from 'react';
import { languageName } from '../../preferences/language-name.ts';
import { LanguageContext, useMessages } from '../../text/lazy-messages.ts';
import { settingsWords, usersWords } from '../../text/loaders/administration.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useText } from '../../text/words.tsx';

type Words = Readonly<Record<string, string>>;

const languageNames = () => Object.fromEntries(languages.map((language) => [language, languageName(language)]));

const noWords: Words = {};

/** The display words for the values of a choice, by code; suspends if they must be fetched. */
export function useChoiceWords(action: ActionName, slot: string): Words {
  const { terms } = useMessages(assistantWords).proposal;
  const { navigation } = useText();
  const language = useContext(LanguageContext);
  const departments = slot === 'department' ? use(usersWords.load(language)).departments : noWords;
  const timezones = slot === 'timezone' ? use(settingsWords.load(language)).preferences.timezones : noWords;
  const words: Readonly<Record<string, Words>> = {
    status: action === 'change_threat_status' ? terms.threatStatuses : terms.incidentStatuses,
    severity: terms.severities,
    verdict: terms.verdicts,
    strength: terms.strengths,
    type: terms.connectionTypes,
    role: terms.roles,
    priority: terms.priorities,
    theme: navigation.themes,
    language: languageNames(),
    department: departments,
    timezone: timezones,
  };
  return words[slot] ?? noWords;
}
