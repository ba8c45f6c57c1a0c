import { createAnswerMessage } from './answer-message.ts';
import type { AssistantPorts } from './assistant-ports.ts';

/** State shared by all endpoints of the assistant on this node: answers in progress, and users' consumption. */
export function openAssistant(ports: AssistantPorts) {
  return { ...ports, answerMessage: createAnswerMessage(ports) };
}

export type Assistant = ReturnType<typeof openAssistant>;
