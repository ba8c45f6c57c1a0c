import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { Answer, AssistantReply, ChatMessage, Proposal } from '@halyard/contracts/work/assistant.ts';
import type { ProgressFrame } from '../../api/assistant/assistant-stream.ts';
import type { ChatProblem } from '../../api/assistant/chat-problem.ts';

/** Whether someone is signed in, as far as it could be found out. */
export type SessionState = 'signedIn' | 'signedOut' | 'unverified';

type NoteName = 'greeting' | 'cleared' | 'signedOut' | 'unverified';

export type Failure = { readonly problem: ChatProblem | 'signedOut' | 'unverified'; readonly error: unknown };

type Stage =
  | { readonly is: 'pending' }
  | { readonly is: 'answered' }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly at: number; readonly failure: Failure };

/** `at` is in milliseconds since 1970. */
type Basis = { readonly id: string; readonly at: number };
export type NoteMessage = Basis & { readonly kind: 'note'; readonly note: NoteName };
export type QuestionMessage = Basis & {
  readonly kind: 'question';
  readonly text: string;
  readonly screen: string;
  /** A reading that was chosen instead of a question. */
  readonly spec?: QuerySpec;
  readonly stage: Stage;
};
export type AnswerMessage = Basis & {
  readonly kind: 'answer';
  readonly text: string;
  readonly isError: boolean;
  readonly answer: Answer | null;
};
export type Message = NoteMessage | QuestionMessage | AnswerMessage;

/** What is known of an answer on its way. */
export type Progress = { readonly queries: readonly string[]; readonly text: string };

export type Conversation = {
  readonly messages: readonly Message[];
  readonly progress: Progress;
  /** What was there before it was cleared last. */
  readonly cleared: readonly Message[];
};

const noProgress: Progress = { queries: [], text: '' };
export const noConversation: Conversation = { messages: [], progress: noProgress, cleared: [] };

const note = (name: NoteName, at: number): NoteMessage => ({ kind: 'note', id: `note-${name}`, at, note: name });
const isNote = (message: Message, ...names: readonly NoteName[]) =>
  message.kind === 'note' && names.includes(message.note);

/** What opening the panel found out: a greeting at the head, or a system error behind everything. */
export function noteSessionState(conversation: Conversation, sessionState: SessionState, at: number): Conversation {
  const rest = conversation.messages.filter((message) => !isNote(message, 'signedOut', 'unverified'));
  if (sessionState !== 'signedIn') return { ...conversation, messages: [...rest, note(sessionState, at)] };
  const isGreeted = rest.some((message) => isNote(message, 'greeting', 'cleared'));
  return { ...conversation, messages: isGreeted ? rest : [note('greeting', at), ...rest] };
}

function fromHistory({ id, role, at, text, answer }: ChatMessage): Message {
  const basis = { id, at: Date.parse(at), text };
  if (role === 'assistant') return { kind: 'answer', ...basis, isError: false, answer };
  return { kind: 'question', ...basis, screen: '/', stage: { is: 'answered' } };
}

/** Puts earlier messages under the greeting; those of this tab are there already. */
export function addHistory(conversation: Conversation, history: readonly ChatMessage[]): Conversation {
  const known = new Set(conversation.messages.map(({ id }) => id));
  const earlier = history.filter(({ id }) => !known.has(id)).map(fromHistory);
  const head = conversation.messages.filter((message) => isNote(message, 'greeting', 'cleared'));
  const rest = conversation.messages.filter((message) => !head.includes(message));
  return { ...conversation, messages: [...head, ...earlier, ...rest] };
}

type AskedQuestion = Pick<QuestionMessage, 'id' | 'at' | 'text' | 'screen' | 'spec'>;

/** A question stands at the end; one that is asked again moves there. */
export function ask({ messages, cleared }: Conversation, asked: AskedQuestion): Conversation {
  const rest = messages.filter(({ id }) => id !== asked.id);
  const question: QuestionMessage = { kind: 'question', ...asked, stage: { is: 'pending' } };
  return { messages: [...rest, question], progress: noProgress, cleared };
}

export function hear(conversation: Conversation, frame: ProgressFrame): Conversation {
  const { queries, text } = conversation.progress;
  if (frame.frame === 'restart') return { ...conversation, progress: noProgress };
  if (frame.frame === 'query') return { ...conversation, progress: { text, queries: [...queries, frame.label] } };
  return { ...conversation, progress: { queries, text: text + frame.delta } };
}

const withStage = (messages: readonly Message[], questionId: string, stage: Stage): readonly Message[] =>
  messages.map((message) =>
    message.kind === 'question' && message.id === questionId ? { ...message, stage } : message,
  );

export const settleQuestion = (conversation: Conversation, questionId: string, stage: Stage): Conversation => ({
  ...conversation,
  progress: noProgress,
  messages: withStage(conversation.messages, questionId, stage),
});

/** `at` counts where the server does not say when it answered. */
export function answerQuestion(
  conversation: Conversation,
  { questionId, reply, at }: { readonly questionId: string; readonly reply: AssistantReply; readonly at: number },
): Conversation {
  const settled = settleQuestion(conversation, questionId, { is: 'answered' });
  const answer: AnswerMessage = {
    kind: 'answer',
    id: reply.id ?? `answer-${questionId}`,
    at: reply.at ? Date.parse(reply.at) : at,
    text: reply.response,
    isError: reply.error === true,
    answer: reply.answer ?? null,
  };
  return { ...settled, messages: [...settled.messages.filter(({ id }) => id !== answer.id), answer] };
}

const isPending = (message: Message): message is QuestionMessage =>
  message.kind === 'question' && message.stage.is === 'pending';

export const pendingQuestion = ({ messages }: Conversation): QuestionMessage | undefined => messages.find(isPending);

/** Leaves one message. What was there is kept until it is cleared again. */
export function clear({ messages }: Conversation, at: number): Conversation {
  const cleared = messages.map((message) =>
    isPending(message) ? { ...message, stage: { is: 'stopped' } as const } : message,
  );
  return { messages: [note('cleared', at)], progress: noProgress, cleared };
}

/** Brings back what was cleared, before what has been said since. */
export function restore({ messages, progress, cleared }: Conversation): Conversation {
  const since = messages.filter((message) => !isNote(message, 'cleared'));
  return { messages: [...cleared, ...since], progress, cleared: [] };
}

/** Shows a proposal as it was decided. */
export function settleProposal(conversation: Conversation, proposal: Proposal): Conversation {
  const decide = (message: Message): Message =>
    message.kind === 'answer' && message.answer?.proposal?.id === proposal.id
      ? { ...message, answer: { ...message.answer, proposal } }
      : message;
  return { ...conversation, messages: conversation.messages.map(decide) };
}
