import type { Asked, Model, ModelReader, Sendable } from '@halyard/assistant';
import type { Outgoing, UnsentReason } from '@halyard/contracts/work/assistant-model.ts';
import { limitModelQuestions } from '../allowance.ts';
import type { AssistantPorts } from '../assistant-ports.ts';
import { readModelSettings } from './model-settings-store.ts';

const unsent = (reason: UnsentReason): Outgoing => ({ request: null, reason });

type Seen = { readonly sent: Sendable } | { readonly withheld: true } | undefined;

/** The engine's request to a model, through the same path that sends it. */
async function seeQuestion({ answer, database }: AssistantPorts, model: Model, asked: Asked): Promise<Seen> {
  const { withhold } = await readModelSettings(database.read, asked.person.id);
  let seen: Seen;
  const reader: ModelReader = {
    name: model.name,
    async read(question) {
      seen = { sent: await model.showReading(question, withhold) };
      return { none: true };
    },
    async rewrite(lines) {
      seen = withhold.names ? { withheld: true } : { sent: await model.showDraft(lines) };
      return null;
    },
  };
  await answer(asked, reader);
  return seen;
}

/**
 * Returns the request that a question would send to the model, or why nothing: the question is read, and nothing is
 * sent.
 */
export async function findOutgoing(ports: AssistantPorts, asked: Asked): Promise<Outgoing> {
  const { model } = ports;
  if (!model) return unsent('no_model');
  if (await limitModelQuestions(ports).isUsedUp(asked.person.id)) return unsent('limit_reached');
  const seen = await seeQuestion(ports, model, asked);
  if (!seen) return unsent('not_needed');
  if (!('sent' in seen)) return unsent('names_withheld');
  const { body, fields } = seen.sent;
  return { request: { host: model.host, model: model.name, fields, body }, reason: null };
}
