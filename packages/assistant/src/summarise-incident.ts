import { getIncident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import type { Citation, Sentence } from '@halyard/contracts/work/assistant.ts';
import type { Asked } from './asked.ts';
import { createDraft } from './draft/create-draft.ts';
import { summarise } from './summarise/summarise.ts';

/** The incident's screen asks for this; the chat says the same to "summarise this incident". */
export async function summariseIncident(
  asked: Asked,
  id: string,
): Promise<{ sentences: Sentence[]; citations: Citation[] }> {
  const draft = createDraft(asked, asked.manner.language);
  const { reply, cite } = await draft.ask(getIncident, { params: { id } }, { label: incidentName(Number(id)) });
  summarise(draft, reply, cite);
  const { sentences, citations } = draft.finish().answer;
  return { sentences, citations };
}
