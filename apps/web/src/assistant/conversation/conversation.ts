import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { Answer, AssistantReply, ChatMessage, Proposal } from '@halyard/contracts/work/assistant.ts';
import type { ProgressFrame } from '../../api/assistant/assistant-stream.ts';
import type { ChatProblem } from '../../api/assistant/chat-problem.ts';

/** Whether a user is signed in, as far as known. */
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
  readonly stage: Stage;
};
/** A query that replaces an answer: a chip was changed, a reading was selected, or it is run again. */
export type Rerun = { readonly spec: QuerySpec } & (
  | { readonly is: 'pending' }
  | { readonly is: 'failed'; readonly failure: Failure }
);
/** The user's reply to a proposal in words: to confirm, decline or undo it. */
export type Told = NonNullable<Answer['settles']>['as'];

export type AnswerMessage = Basis & {
  readonly kind: 'answer';
  readonly text: string;
  readonly isError: boolean;
  readonly answer: Answer | null;
  readonly rerun?: Rerun;
  /** The answer that it replaced. */
  readonly before?: AnswerMessage;
  readonly told?: Told;
};
export type Message = NoteMessage | QuestionMessage | AnswerMessage;

/** The state of a pending answer. */
export type Progress = { readonly queries: readonly string[]; readonly text: string };

export type Conversation = {
  readonly messages: readonly Message[];
  readonly progress: Progress;
  /** Messages before the last clear. */
  readonly cleared: readonly Message[];
};

const noProgress: Progress = { queries: [], text: '' };
export const noConversation: Conversation = { messages: [], progress: noProgress, cleared: [] };

const note = (name: NoteName, at: number): NoteMessage => ({ kind: 'note', id: `note-${name}`, at, note: name });
const isNote = (message: Message, ...names: readonly NoteName[]) =>
  message.kind === 'note' && names.includes(message.note);

/** The result of opening the panel: a greeting at the top, or a system error at the end. */
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

type AskedQuestion = Pick<QuestionMessage, 'id' | 'at' | 'text' | 'screen'>;

/** A question is at the end; one that is asked again moves there. */
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

type Arrived = { readonly reply: AssistantReply; readonly at: number };

/** `at` is used if the server states no time. */
const toAnswer = ({ reply, at }: Arrived, id: string): AnswerMessage => ({
  kind: 'answer',
  id: reply.id ?? id,
  at: reply.at ? Date.parse(reply.at) : at,
  text: reply.response,
  isError: reply.error === true,
  answer: reply.answer ?? null,
});

export function answerQuestion(
  conversation: Conversation,
  { questionId, ...arrived }: Arrived & { readonly questionId: string },
): Conversation {
  const settled = settleQuestion(conversation, questionId, { is: 'answered' });
  const answer = toAnswer(arrived, `answer-${questionId}`);
  const before = settled.messages.filter(({ id }) => id !== answer.id).map((message) => withTold(message, answer));
  return { ...settled, messages: [...before, answer] };
}

/** "Yes", "no" and "undo that" refer to an earlier proposal. */
function withTold(message: Message, { answer }: AnswerMessage): Message {
  const settles = answer?.settles;
  const isMeant = settles && message.kind === 'answer' && message.answer?.proposal?.id === settles.proposal;
  return isMeant ? { ...message, told: settles.as } : message;
}

const changeAnswer = (
  conversation: Conversation,
  answerId: string,
  change: (answer: AnswerMessage) => AnswerMessage,
): Conversation => ({
  ...conversation,
  progress: noProgress,
  messages: conversation.messages.map((message) =>
    message.kind === 'answer' && message.id === answerId ? change(message) : message,
  ),
});

const withoutRerun = ({ rerun: _, ...answer }: AnswerMessage): AnswerMessage => answer;

/** Notes that a query runs in the place of an answer, or why it failed; undefined where that is over. */
export const noteRerun = (conversation: Conversation, answerId: string, rerun: Rerun | undefined): Conversation =>
  changeAnswer(conversation, answerId, (answer) => (rerun ? { ...answer, rerun } : withoutRerun(answer)));

/** Replaces an answer; the previous one is kept for undo. */
export const replaceAnswer = (conversation: Conversation, answerId: string, arrived: Arrived): Conversation =>
  changeAnswer(conversation, answerId, (before) => ({
    ...toAnswer(arrived, `${answerId}-again`),
    before: withoutRerun(before),
  }));

/** Restores the replaced answer. */
export const bringBack = (conversation: Conversation, answerId: string): Conversation =>
  changeAnswer(conversation, answerId, (answer) => answer.before ?? answer);

/** Parts that do not change while one answer replaces another. */
export const placeOf = (message: Message): string =>
  message.kind === 'answer' && message.before ? placeOf(message.before) : message.id;

/** Unknown words of the question, whatever has been selected since. */
export const unreadWords = ({ answer, before }: AnswerMessage): readonly string[] =>
  before ? unreadWords(before) : (answer?.unread ?? []);

const isPending = (message: Message): message is QuestionMessage =>
  message.kind === 'question' && message.stage.is === 'pending';

export const pendingQuestion = ({ messages }: Conversation): QuestionMessage | undefined => messages.find(isPending);

/** The answer that a query is about to replace. */
export const answerOfRerun = ({ messages }: Conversation): AnswerMessage | undefined =>
  messages.find((message): message is AnswerMessage => message.kind === 'answer' && message.rerun?.is === 'pending');

/** Keeps one message. The others can be restored until the next clear. */
export function clear({ messages }: Conversation, at: number): Conversation {
  const cleared = messages.map((message) => {
    if (isPending(message)) return { ...message, stage: { is: 'stopped' } as const };
    return message.kind === 'answer' ? withoutRerun(message) : message;
  });
  return { messages: [note('cleared', at)], progress: noProgress, cleared };
}

/** Restores cleared messages, before newer ones. */
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
