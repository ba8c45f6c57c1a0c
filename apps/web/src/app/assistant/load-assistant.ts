import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { AssistantPanel } from './assistant-panel.tsx';

/** The panel with its texts, so that nothing is missing on first render; rejects if they cannot be fetched. */
export async function loadAssistant(language: Language): Promise<typeof AssistantPanel> {
  await assistantWords.load(language);
  return AssistantPanel;
}
