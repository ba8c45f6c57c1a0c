import { createCircuitBreaker } from '@halyard/contracts/concurrency/circuit-breaker.ts';
import type { OutgoingFields, Withheld } from '@halyard/contracts/work/assistant-model.ts';
import { checkDraft } from './check-draft.ts';
import { type Fetch, guardFetch } from './guard-fetch.ts';
import { ModelError } from './model-error.ts';
import type { DraftLine, ModelReading, Unread } from './model-reader.ts';
import { openProvider, type Provider } from './open-provider.ts';
import { parseDraft, parseReading } from './reply-schema.ts';
import { toAction } from './to-action.ts';
import { toQuery } from './to-query.ts';
import { type ModelRequest, withhold, writeDraftRequest, writeReadingRequest } from './write-request.ts';

export type ModelSettings = Provider & {
  /** Milliseconds for the whole reply; 20,000 unless said otherwise. */
  readonly timeoutMs?: number;
  /** Tokens of one reply; 2,000. */
  readonly maxOutputTokens?: number;
  /** Bytes of one reply; 262,144. */
  readonly maxBytes?: number;
};

type Ports = {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** The exact request of a call, and the user's own part of it. */
export type Sendable = { readonly body: string; readonly fields: OutgoingFields };

/**
 * A language model somewhere else. Calls throw `ModelError` where it gave no reply that can be used, and the reason of
 * `stop` when that is aborted.
 */
export type Model = {
  readonly name: string;
  /** The destination of questions. */
  readonly host: string;
  /** Reads a question as a query or an action; a reply that means nothing, or what the person may not do, is none. */
  readonly read: (question: Unread, withheld: Withheld, stop?: AbortSignal) => Promise<ModelReading>;
  /** Rewrites a draft as Markdown; null where no sentence of it is borne out by the draft. */
  readonly rewrite: (
    lines: readonly DraftLine[],
    people: readonly string[],
    stop?: AbortSignal,
  ) => Promise<string | null>;
  readonly showReading: (question: Unread, withheld: Withheld) => Promise<Sendable>;
  readonly showDraft: (lines: readonly DraftLine[]) => Promise<Sendable>;
};

/** Failures in a row after which a model is left alone, and for how long. */
const failuresMax = 3;
const pauseMs = 8_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ModelError('garbage', { cause });
  }
}

/** Opens a model by its settings; nothing is sent or loaded before the first question. */
export function createModel(settings: ModelSettings, { fetch, now }: Ports): Model {
  const { timeoutMs = 20_000, maxOutputTokens = 2_000, maxBytes = 262_144 } = settings;
  const breaker = createCircuitBreaker({ clock: now, failuresMax, pauseMs, trial: 'one' });

  async function generate({ instructions, content, schema }: ModelRequest, send: Fetch, abortSignal?: AbortSignal) {
    const { generateText, jsonSchema, Output } = await import('ai');
    const { text } = await generateText({
      model: await openProvider(settings, send),
      instructions,
      prompt: content,
      output: Output.object({ schema: jsonSchema(schema), name: 'reply' }),
      temperature: 0,
      maxOutputTokens,
      maxRetries: 0,
      ...(abortSignal && { abortSignal }),
      telemetry: { isEnabled: false },
    });
    return text;
  }

  async function askOnce(request: ModelRequest, stop: AbortSignal | undefined): Promise<unknown> {
    let failure: ModelError | undefined;
    const guarded = guardFetch(fetch, {
      bytesMax: maxBytes,
      onFailure: (error) => {
        failure ??= error;
      },
    });
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return parseJson(await generate(request, guarded, stop ? AbortSignal.any([timeout, stop]) : timeout));
    } catch (cause) {
      stop?.throwIfAborted();
      if (timeout.aborted) throw new ModelError('timeout', { cause });
      throw failure ?? (cause instanceof ModelError ? cause : new ModelError('garbage', { cause }));
    }
  }

  async function ask(request: ModelRequest, stop: AbortSignal | undefined): Promise<unknown> {
    if (!breaker.admits()) throw new ModelError('paused');
    try {
      const reply = await askOnce(request, stop);
      breaker.ended('answered');
      return reply;
    } catch (cause) {
      breaker.ended(cause instanceof ModelError ? 'failed' : 'neither');
      throw cause;
    }
  }

  /** The request is written by the code that sends it, which is stopped before sending. */
  async function show(request: ModelRequest): Promise<Sendable> {
    const written = Promise.withResolvers<string>();
    const held = new Error('shown, not sent');
    const hold: Fetch = (_, init) => {
      written.resolve(String(init?.body));
      return Promise.reject(held);
    };
    generate(request, hold).catch(written.reject);
    return { body: await written.promise, fields: request.fields };
  }

  return {
    name: settings.model,
    host: new URL(settings.url).host,
    async read(whole, withheld, stop) {
      const replied = parseReading(await ask(await writeReadingRequest(whole, withheld), stop));
      if (!replied) return { none: true };
      const question = withhold(whole, withheld);
      if ('query' in replied) {
        const query = await toQuery(replied.query, question);
        return query ? { query } : { none: true };
      }
      const action = toAction(replied.action, question);
      return action ? { action } : { none: true };
    },
    rewrite: async (lines, people, stop) =>
      checkDraft(parseDraft(await ask(writeDraftRequest(lines), stop)), lines, people),
    showReading: async (question, withheld) => show(await writeReadingRequest(question, withheld)),
    showDraft: (lines) => show(writeDraftRequest(lines)),
  };
}
