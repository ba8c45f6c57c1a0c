const answersWithinMs = 10_000;

/** An HTTP hook that sends text messages. `token` is the bearer token. */
export type TextGateway = { readonly url: string; readonly token: string | undefined };

/** `to` is a phone number in E.164. */
export type SendText = (message: { readonly to: string; readonly text: string }) => Promise<void>;

// Errors thrown here are shown to administrators, and the address may contain a secret.
function explain(cause: unknown): Error {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  const what = isLate ? 'did not answer in time' : 'could not be reached';
  return new Error(`The text message gateway ${what}.`, { cause });
}

/**
 * Sends a message as `POST {to, text}` in JSON; any 2xx means success, whatever the response body is. Redirects are not
 * followed: they would send the code and the token to an unconfigured server.
 */
export function createTextSender({ url, token }: TextGateway, timeoutMs = answersWithinMs): SendText {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ to, text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw explain(cause);
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The text message gateway answered ${answer.status}.`);
  };
}
