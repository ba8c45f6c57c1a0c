import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request for a script, whatever protocol it used. */
export type ModelRequest = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** As received. */
  readonly text: string;
  readonly body: { readonly [key: string]: unknown };
  /** The model's input for this question or draft. */
  readonly told: Told;
};

/** The content of a request: a question with what belongs to it, or the lines of a draft. */
export type Told = {
  readonly question?: string;
  readonly names?: readonly { readonly ref: string; readonly of: readonly string[]; readonly label?: string }[];
  readonly before?: unknown;
  readonly screen?: unknown;
  readonly lines?: readonly { readonly text: string; readonly cites: readonly number[] }[];
};

/** The reply of a scripted model: a value as JSON, or a text unchanged. */
type Script = (request: ModelRequest) => unknown;
type Options = {
  /** Takes the reply over: a server that misbehaves. */
  readonly misbehave?: (response: ServerResponse, count: number) => boolean;
};

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

type Message = { readonly role: string; readonly content: string | readonly { readonly text?: string }[] };

const asText = ({ content }: Message) =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  const text = await readText(request);
  const body: ModelRequest['body'] = JSON.parse(text);
  const last = (body.messages as readonly Message[]).findLast(({ role }) => role === 'user');
  const told: Told = JSON.parse(last ? asText(last) : '{}');
  return { path: request.url ?? '', headers: request.headers, text, body, told };
}

const chatReply = (content: string) => ({
  id: 'reply',
  object: 'chat.completion',
  created: 1,
  model: 'scripted',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
});

type OfferedTool = { readonly name: string };

/** Anthropic models without reply schemas return them as a tool call. */
function messageReply({ tools = [] }: ModelRequest['body'], content: string, reply: unknown) {
  const [tool] = tools as readonly OfferedTool[];
  const block = tool
    ? { type: 'tool_use', id: 'call', name: tool.name, input: reply }
    : { type: 'text', text: content };
  return {
    id: 'reply',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content: [block],
    stop_reason: tool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
}

/**
 * A local server that speaks the protocols of language models: chat completions at `/v1/chat/completions` and messages
 * at `/v1/messages`. Its replies are scripted.
 */
export async function startModelServer(script: Script, { misbehave }: Options = {}) {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const read = await readRequest(request);
    requests.push(read);
    response.on('error', () => {});
    if (misbehave?.(response, requests.length)) return;
    const reply = await script(read);
    const content = typeof reply === 'string' ? reply : JSON.stringify(reply);
    response.setHeader('content-type', 'application/json');
    const isMessages = read.path.endsWith('/messages');
    response.end(JSON.stringify(isMessages ? messageReply(read.body, content, reply) : chatReply(content)));
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
