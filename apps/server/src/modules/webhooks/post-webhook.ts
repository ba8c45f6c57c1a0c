import { Webhook } from 'standardwebhooks';
import { type Dispatcher, errors, request } from 'undici';
import { EgressBlocked } from '../../platform/egress/egress-guard.ts';
import { isReservedName } from '../../platform/egress/egress-rules.ts';

const timeoutMs = 5_000;
/** An answer is not read beyond this many bytes: no one needs it. */
const readAtMost = 65_536;

/** Bytes of a rejection that are kept. */
const keptAtMost = 2_048;

/** How a try went: `status` of the answer with the beginning of its body, or why there was none. */
export type Outcome =
  | { readonly ok: true; readonly status: number }
  | {
      readonly ok: false;
      readonly status: number | null;
      readonly error: 'timeout' | 'blocked' | 'unreachable' | 'redirected' | 'rejected';
      readonly reply?: string;
    };

/** What is sent, where, and with which secret it is signed. */
export type Message = {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly secret: string;
  readonly now: number;
};

/** The three headers of Standard Webhooks: id, timestamp and the HMAC-SHA-256 over both and the body. */
function signatureHeaders({ id, body, secret, now }: Message) {
  const at = new Date(now);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

function nameFailure(cause: unknown): 'timeout' | 'blocked' | 'unreachable' {
  if (cause instanceof EgressBlocked) return 'blocked';
  const timedOut =
    cause instanceof errors.HeadersTimeoutError ||
    cause instanceof errors.BodyTimeoutError ||
    cause instanceof errors.ConnectTimeoutError ||
    (cause instanceof Error && ['TimeoutError', 'AbortError'].includes(cause.name));
  return timedOut ? 'timeout' : 'unreachable';
}

/** The beginning of a body as text that any database keeps. */
async function readStart(body: Dispatcher.ResponseData['body']): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size >= keptAtMost) break;
  }
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, keptAtMost)).replaceAll('\0', '\ufffd');
}

/** Sends one message and waits at most five seconds for the answer. Redirects are not followed. Never rejects. */
export async function postWebhook(dispatcher: Dispatcher, message: Message): Promise<Outcome> {
  if (isReservedName(message.url)) return { ok: false, status: null, error: 'blocked' };
  try {
    const { statusCode: status, body } = await request(message.url, {
      dispatcher,
      method: 'POST',
      body: message.body,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', 'user-agent': 'halyard-webhooks', ...signatureHeaders(message) },
    });
    if (status >= 200 && status < 300) {
      await body.dump({ limit: readAtMost });
      return { ok: true, status };
    }
    const reply = await readStart(body);
    return { ok: false, status, error: status >= 300 && status < 400 ? 'redirected' : 'rejected', reply };
  } catch (cause) {
    return { ok: false, status: null, error: nameFailure(cause) };
  }
}
