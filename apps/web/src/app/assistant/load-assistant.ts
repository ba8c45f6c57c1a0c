import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { AssistantPanel } from './assistant-panel.tsx';

/** The panel with its words, so that nothing is missing when it is first drawn; rejects where they cannot be fetched. */
export async function loadAssistant(language: Language): Promise<typeof AssistantPanel> {
  await assistantWords.load(language);
  return AssistantPanel;
}
