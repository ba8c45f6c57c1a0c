import { writeDate } from '@halyard/contracts/format/format-instant.ts';
import type { AssistantFrame } from '@halyard/contracts/work/assistant.ts';
import type { LanguageModel, ToolSet } from 'ai';
import type { Asked, Outcome } from '../asked.ts';
import { createAnswerText } from './answer-text.ts';
import { describeUnsupported } from './check-figures.ts';
import { type Context, openContext } from './context.ts';
import { type Conversation, continueConversation, readConversation } from './conversation.ts';
import { createKnownFigures } from './figures/known-figures.ts';
import { writeInstructions } from './instructions.ts';
import { ModelError } from './model-error.ts';
import { proposeToolsFor } from './propose-tools.ts';
import type { ReadTool } from './read-tool.ts';
import { readTools } from './read-tools.ts';
import { textOfMarkdown } from './text-of-markdown.ts';

export type Limits = {
  /** Calls of tools in one answer. */
  readonly callsMax: number;
  readonly outputTokensMax: number;
  /** Bytes of the answer's text. */
  readonly bytesMax: number;
};

type Work = {
  readonly asked: Asked;
  readonly model: LanguageModel;
  /** What the model is called in the answer. */
  readonly name: string;
  readonly limits: Limits;
  readonly onFrame: (frame: AssistantFrame) => void;
  /** Ends the work with its reason, from inside as well as from outside. */
  readonly stopper: AbortController;
};

type Tool = Pick<ReadTool, 'name' | 'description' | 'schema' | 'run'>;

/** The tools as the library takes them. One call too many, or a bug of ours behind one, ends the whole answer. */
async function offerTools(context: Context, { limits, stopper }: Work): Promise<ToolSet> {
  const { jsonSchema, tool } = await import('ai');
  let calls = 0;
  const offer = ({ description, schema, run }: Tool) =>
    tool({
      description,
      inputSchema: jsonSchema(schema),
      async execute(given: unknown) {
        calls += 1;
        if (calls > limits.callsMax) stopper.abort(new ModelError('too_many_calls'));
        stopper.signal.throwIfAborted();
        return run(given, context).catch((cause: unknown) => {
          stopper.abort(cause);
          throw cause;
        });
      },
    });
  const all: readonly Tool[] = [...readTools, ...proposeToolsFor(context.asked)];
  return Object.fromEntries(all.map((one) => [one.name, offer(one)]));
}

/** The next value of a stream, or the reason why no one waits for it any more. */
async function* until<T>(stream: AsyncIterable<T>, { signal }: AbortController): AsyncGenerator<T> {
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => {});
  const stop = () => stopped.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const iterator = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await Promise.race([iterator.next(), stopped.promise]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const messagesOf = ({ turns }: Conversation, message: string) => [
  ...turns.flatMap(({ question, answer }) => [
    { role: 'user' as const, content: question },
    { role: 'assistant' as const, content: answer },
  ]),
  { role: 'user' as const, content: message },
];

/** Lets the model write and call until it ends by itself; gives its text as it was handed on. */
async function write(work: Work, context: Context, before: Conversation): Promise<string> {
  const { asked, model, limits, onFrame, stopper } = work;
  const { isStepCount, streamText } = await import('ai');
  const text = createAnswerText({
    context,
    bytesMax: limits.bytesMax,
    onPiece: (delta) => onFrame({ frame: 'text', delta }),
  });
  const { stream } = streamText({
    model,
    instructions: writeInstructions(asked),
    messages: messagesOf(before, asked.message),
    tools: await offerTools(context, work),
    toolCallConcurrency: 1,
    stopWhen: isStepCount(limits.callsMax + 1),
    maxOutputTokens: limits.outputTokensMax,
    maxRetries: 0,
    abortSignal: stopper.signal,
    onError: () => {},
    telemetry: { isEnabled: false },
  });
  let ended = 'other';
  for await (const part of until(stream, stopper)) {
    if (part.type === 'text-delta') text.push(part.text);
    if (part.type === 'error') throw new ModelError('garbage', { cause: part.error });
    if (part.type !== 'finish-step') continue;
    text.endPart();
    ended = part.finishReason;
  }
  stopper.signal.throwIfAborted();
  if (ended === 'tool-calls') throw new ModelError('too_many_calls');
  if (ended === 'error') throw new ModelError('garbage');
  return ended === 'length' ? `${text.markdown()} …` : text.markdown();
}

/** Returns with a model that reads by the same typed queries as everyone else. Throws the reason of `stopper`, too. */
export async function answerWithModel(work: Work): Promise<Outcome> {
  const { asked, name } = work;
  const { message, now, manner } = asked;
  const before = readConversation(asked.before);
  const today = writeDate(now, manner.timeZone, 'YYYY-MM-DD');
  const known = createKnownFigures(message, today, manner.language);
  const context = openContext(asked, known, before.sources);
  const written = await write(work, context, before);
  const markdown = written === '' ? (context.proposal?.summary ?? '') : written;
  if (markdown === '') throw new ModelError('garbage');
  const response = describeUnsupported(textOfMarkdown(markdown), context.words.unsupported);
  return {
    answer: {
      by: 'model',
      model: name,
      fellBack: false,
      sentences: [],
      markdown,
      tables: [],
      citations: context.citations,
      suggestions: [],
      proposal: context.proposal,
      refused: null,
    },
    response,
    understood: continueConversation(before, { question: message, answer: response }, [...context.sources.values()]),
  };
}
