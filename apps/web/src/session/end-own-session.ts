const timeoutMs = 5_000;

function sessionOf(accessToken: string): string | undefined {
  const payload = accessToken.split('.')[1] ?? '';
  const { origin_jti } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { origin_jti?: string };
  return origin_jti;
}

/**
 * Tells our own server that this session has ended. A cloud user pool tells it nothing, and its access tokens live on
 * after they were revoked there. Rejects when the server cannot be told.
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
