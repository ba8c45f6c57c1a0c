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
  readonly stage: Stage;
};
/** A query that runs in the place of an answer: a chip was changed, a reading was chosen, or it is asked once more. */
export type Rerun = { readonly spec: QuerySpec } & (
  | { readonly is: 'pending' }
  | { readonly is: 'failed'; readonly failure: Failure }
);
/** What a person said of a proposal in words: to carry it out, to leave it, to undo it. */
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

type AskedQuestion = Pick<QuestionMessage, 'id' | 'at' | 'text' | 'screen'>;

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

type Arrived = { readonly reply: AssistantReply; readonly at: number };

/** `at` counts where the server does not say when it answered. */
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

/** "Yes", "no" and "undo that" are said of a proposal that was made before. */
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

/** Puts an answer in the place of another, which is kept to be brought back. */
export const replaceAnswer = (conversation: Conversation, answerId: string, arrived: Arrived): Conversation =>
  changeAnswer(conversation, answerId, (before) => ({
    ...toAnswer(arrived, `${answerId}-again`),
    before: withoutRerun(before),
  }));

/** Brings back the answer that was replaced. */
export const bringBack = (conversation: Conversation, answerId: string): Conversation =>
  changeAnswer(conversation, answerId, (answer) => answer.before ?? answer);

/** What stays the same while one answer replaces another. */
export const placeOf = (message: Message): string =>
  message.kind === 'answer' && message.before ? placeOf(message.before) : message.id;

/** Words of the question that no one understood, whatever has been chosen since. */
export const unreadWords = ({ answer, before }: AnswerMessage): readonly string[] =>
  before ? unreadWords(before) : (answer?.unread ?? []);

const isPending = (message: Message): message is QuestionMessage =>
  message.kind === 'question' && message.stage.is === 'pending';

export const pendingQuestion = ({ messages }: Conversation): QuestionMessage | undefined => messages.find(isPending);

/** The answer in whose place a query runs. */
export const answerOfRerun = ({ messages }: Conversation): AnswerMessage | undefined =>
  messages.find((message): message is AnswerMessage => message.kind === 'answer' && message.rerun?.is === 'pending');

/** Leaves one message. What was there is kept until it is cleared again. */
export function clear({ messages }: Conversation, at: number): Conversation {
  const cleared = messages.map((message) => {
    if (isPending(message)) return { ...message, stage: { is: 'stopped' } as const };
    return message.kind === 'answer' ? withoutRerun(message) : message;
  });
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
