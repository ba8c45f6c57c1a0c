import { Webhook } from 'standardwebhooks';
import { type Dispatcher, errors, request } from 'undici';
import { EgressBlocked } from '../../platform/egress/egress-guard.ts';
import { isReservedName } from '../../platform/egress/egress-rules.ts';

const timeoutMs = 5_000;
/** An answer is not read beyond this many bytes: no one needs it. */
const readAtMost = 65_536;

/** How a try went: `status` of the answer, or why there was none. */
export type Outcome =
  | { readonly ok: true; readonly status: number }
  | {
      readonly ok: false;
      readonly status: number | null;
      readonly error: 'timeout' | 'blocked' | 'unreachable' | 'redirected' | 'rejected';
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
    await body.dump({ limit: readAtMost });
    if (status >= 200 && status < 300) return { ok: true, status };
    return { ok: false, status, error: status >= 300 && status < 400 ? 'redirected' : 'rejected' };
  } catch (cause) {
    return { ok: false, status: null, error: nameFailure(cause) };
  }
}
