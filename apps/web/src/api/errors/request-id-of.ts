type Carries = { readonly requestId?: unknown; readonly metadata?: { readonly requestId?: unknown } };

/**
 * The request id of this error: the product API's, or the identity provider's, which its client keeps as metadata.
 * Undefined if no request failed, or there was no response.
 */
export function requestIdOf(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { requestId, metadata } = one as Error & Carries;
    const id = requestId ?? metadata?.requestId;
    if (typeof id === 'string' && id !== '') return id;
  }
  return undefined;
}
