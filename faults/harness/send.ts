import type { Outcome } from '../../e2e/durability/history.ts';

export type Reply = {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
};
/** Undefined where the connection broke, or nothing came within the time. */
export type Answer = Reply | undefined;

export type Call = { readonly method: string; readonly path: string; readonly body?: unknown; readonly key?: string };

/** One call of the product API; never throws. */
export async function send(url: string, token: string, call: Call, withinMs = 20_000): Promise<Answer> {
  const { method, path, body, key } = call;
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(withinMs),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: isJson && text ? JSON.parse(text) : text,
      retryAfter: response.headers.get('retry-after'),
    };
  } catch {
    return undefined;
  }
}

/** What a writer knows of its request: a 5xx or a broken connection leaves open whether it was done. */
export function outcomeOf(answer: Answer): Outcome {
  if (answer === undefined || answer.status >= 500 || isInProgress(answer)) return 'unknown';
  return answer.status < 300 ? 'ok' : 'fail';
}

/** Its first attempt is being carried out. */
const isInProgress = ({ body }: Reply) => (body as { code?: unknown } | null)?.code === 'request_in_progress';

/** What an answer must bring; throws where it brought none. */
export function bodyOf<T>(answer: Answer): T {
  if (!answer || answer.status >= 400) throw new Error(`answered with ${JSON.stringify(answer)}`);
  return answer.body as T;
}
