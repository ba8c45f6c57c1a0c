const unkept = { 'cache-control': 'no-store', pragma: 'no-cache' };

/** An answer of the token endpoints: JSON that no one keeps (RFC 6749, 5.1). */
export const answerJson = (body: object, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...unkept, ...headers },
  });

/** A error of the token endpoints (RFC 6749, 5.2). */
export const rejectJson = (error: string, description: string, status = 400): Response =>
  answerJson({ error, error_description: description }, status);

/** Sends the browser on: with 303, so that a form is not submitted a second time elsewhere. */
export function sendTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, ...unkept, 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
