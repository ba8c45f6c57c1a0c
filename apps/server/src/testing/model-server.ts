import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call of a tool as a scripted model makes it. */
export type ScriptedCall = { readonly tool: string; readonly input: object };

/** What a scripted model answers: text, calls, or both. `cut`: it ran out of tokens. */
export type ScriptedReply = {
  readonly text?: string;
  readonly calls?: readonly ScriptedCall[];
  readonly cut?: boolean;
};

/** A request as a script sees it, whatever protocol it came by. */
export type ModelRequest = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly [key: string]: unknown };
  /** Names of the tools that are offered. */
  readonly tools: readonly string[];
  readonly question: string;
  /** What the tools gave, in order. */
  readonly results: readonly unknown[];
};

type Message = { readonly role: string; readonly content: unknown };
type Script = (request: ModelRequest) => ScriptedReply | Promise<ScriptedReply>;
type Options = {
  /** In one piece although a stream was asked for. */
  readonly whole?: boolean;
  /** Takes the reply over: a server that misbehaves. */
  readonly misbehave?: (response: ServerResponse, count: number) => boolean;
};

async function readBody(request: IncomingMessage): Promise<ModelRequest['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

const asText = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : (content as readonly { readonly text?: string }[]).map(({ text = '' }) => text).join('');

type Block = { readonly type: string; readonly content?: unknown };
const blocksOf = ({ content }: Message) => (Array.isArray(content) ? (content as readonly Block[]) : []);

function readMessages(messages: readonly Message[]) {
  const toolTexts = messages.flatMap((message) =>
    message.role === 'tool'
      ? [asText(message.content)]
      : blocksOf(message).flatMap(({ type, content }) => (type === 'tool_result' ? [asText(content)] : [])),
  );
  const asked = messages.filter((one) => one.role === 'user' && !blocksOf(one).some(({ type }) => type !== 'text'));
  return { question: asText(asked.at(-1)?.content ?? ''), results: toolTexts.map(parseResult) };
}

function parseResult(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type OfferedTool = { readonly name?: string; readonly function?: { readonly name: string } };

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  const body = await readBody(request);
  const offered = (body.tools ?? []) as readonly OfferedTool[];
  return {
    path: request.url ?? '',
    headers: request.headers,
    body,
    tools: offered.map((tool) => tool.name ?? tool.function?.name ?? ''),
    ...readMessages(body.messages as readonly Message[]),
  };
}

/** Short pieces, so that nothing comes whole; a long text in no more than some hundred. */
function inPieces(text: string): readonly string[] {
  const length = Math.max(7, Math.ceil(text.length / 200));
  return Array.from({ length: Math.ceil(text.length / length) }, (_, n) => text.slice(n * length, (n + 1) * length));
}
const event = (data: object, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

function* chatEvents({ text = '', calls = [], cut = false }: ScriptedReply, id: string) {
  const chunk = (delta: object, finish_reason: string | null = null) =>
    event({
      id,
      object: 'chat.completion.chunk',
      created: 1,
      model: 'scripted',
      choices: [{ index: 0, delta, finish_reason }],
    });
  yield chunk({ role: 'assistant', content: '' });
  for (const content of inPieces(text)) yield chunk({ content });
  for (const [index, { tool, input }] of calls.entries()) {
    yield chunk({
      tool_calls: [{ index, id: `${id}-${index}`, type: 'function', function: { name: tool, arguments: '' } }],
    });
    for (const part of inPieces(JSON.stringify(input)))
      yield chunk({ tool_calls: [{ index, function: { arguments: part } }] });
  }
  yield chunk({}, cut ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop');
  yield 'data: [DONE]\n\n';
}

const wholeChat = ({ text = '', calls = [] }: ScriptedReply, id: string) => ({
  id,
  object: 'chat.completion',
  created: 1,
  model: 'scripted',
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: text === '' ? null : text,
        tool_calls: calls.map(({ tool, input }, index) => ({
          id: `${id}-${index}`,
          type: 'function',
          function: { name: tool, arguments: JSON.stringify(input) },
        })),
      },
      finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
    },
  ],
});

function* messageEvents({ text = '', calls = [] }: ScriptedReply, id: string) {
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = { id, type: 'message', role: 'assistant', model: 'scripted', content: [], stop_reason: null, usage };
  yield event({ type: 'message_start', message }, 'message_start');
  const blocks = [
    ...(text === '' ? [] : [{ start: { type: 'text', text: '' }, key: 'text', parts: inPieces(text) }]),
    ...calls.map(({ tool, input }, index) => ({
      start: { type: 'tool_use', id: `${id}_${index}`, name: tool, input: {} },
      key: 'partial_json',
      parts: inPieces(JSON.stringify(input)),
    })),
  ];
  for (const [index, { start, key, parts }] of blocks.entries()) {
    yield event({ type: 'content_block_start', index, content_block: start }, 'content_block_start');
    const type = key === 'text' ? 'text_delta' : 'input_json_delta';
    for (const part of parts)
      yield event({ type: 'content_block_delta', index, delta: { type, [key]: part } }, 'content_block_delta');
    yield event({ type: 'content_block_stop', index }, 'content_block_stop');
  }
  const stop_reason = calls.length > 0 ? 'tool_use' : 'end_turn';
  yield event({ type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage }, 'message_delta');
  yield event({ type: 'message_stop' }, 'message_stop');
}

/**
 * A server on this machine that speaks the protocols of language models: chat completions at `/v1/chat/completions`,
 * streamed or whole, and messages at `/v1/messages`. What it says is the script's.
 */
export async function startModelServer(script: Script, { whole = false, misbehave }: Options = {}) {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const read = await readRequest(request);
    requests.push(read);
    response.on('error', () => {});
    if (misbehave?.(response, requests.length)) return;
    const reply = await script(read);
    const id = `reply-${requests.length}`;
    if (whole) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(wholeChat(reply, id)));
      return;
    }
    response.setHeader('content-type', 'text/event-stream');
    const events = read.path.endsWith('/messages') ? messageEvents(reply, id) : chatEvents(reply, id);
    for (const one of events) response.write(one);
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;
