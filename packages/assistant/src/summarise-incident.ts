import type { Citation, Sentence } from '@halyard/contracts/work/assistant.ts';
import type { Asked } from './asked.ts';
import { createDraft } from './draft/create-draft.ts';
import { summariseRecord } from './summaries/summarise-record.ts';

/** Requested by the incident's screen; the chat returns the same for "summarize this incident". */
export async function summariseIncident(
  asked: Asked,
  id: string,
): Promise<{ sentences: Sentence[]; citations: Citation[] }> {
  const draft = createDraft(asked, asked.manner.language);
  await summariseRecord(draft, id);
  const { sentences, citations } = draft.finish().answer;
  return { sentences, citations };
}
