const timeoutMs = 5_000;

function sessionOf(accessToken: string): string | undefined {
  const payload = accessToken.split('.')[1] ?? '';
  const { origin_jti } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { origin_jti?: string };
  return origin_jti;
}

/**
 * Notifies our own server that this session has ended. A cloud user pool does not notify it, and its access tokens stay
 * valid after they were revoked there. Rejects if the server cannot be reached.
 */
export async function endOwnSession(accessToken: string): Promise<void> {
  const id = sessionOf(accessToken);
  if (id === undefined) return;
  await fetch(`/api/users/profile/sessions/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
}
