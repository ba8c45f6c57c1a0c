import { createAnswerMessage } from './answer-message.ts';
import type { AssistantPorts } from './assistant-ports.ts';

/** What all addresses of the assistant share on this node: answers in the making, and what people have used up. */
export function openAssistant(ports: AssistantPorts) {
  return { ...ports, answerMessage: createAnswerMessage(ports) };
}

export type Assistant = ReturnType<typeof openAssistant>;
