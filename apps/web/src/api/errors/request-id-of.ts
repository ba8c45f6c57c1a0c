type Carries = { readonly requestId?: unknown; readonly metadata?: { readonly requestId?: unknown } };

/**
 * The id of the request that this error came from: the product API's, or the identity provider's, which its client keeps
 * as metadata. Undefined where no request failed, or none was answered.
 */
export function requestIdOf(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { requestId, metadata } = one as Error & Carries;
    const id = requestId ?? metadata?.requestId;
    if (typeof id === 'string' && id !== '') return id;
  }
  return undefined;
}
