const asString = { type: 'string' };
const asNumber = { type: 'integer', minimum: 0 };

/** Headers of replies, by the names that operations refer to. */
export const headerComponents = {
  RequestId: {
    description: 'The id of this request, `X-Request-Id`. Errors repeat it; support asks for it.',
    schema: { type: 'string', format: 'uuid' },
  },
  RateLimitPolicy: {
    description: 'What is counted (`key`, `person` or `address`), the limit and its window in seconds.',
    schema: asString,
    example: '"key";q=1000;w=60',
  },
  RateLimit: {
    description: 'What is left of the limit, and in how many seconds it begins anew.',
    schema: asString,
    example: '"key";r=999;t=60',
  },
  RetryAfter: { description: 'Seconds to wait before the same request is sent again.', schema: asNumber },
  ETag: {
    description: 'The version of the reply. A GET with it as `If-None-Match` is answered 304 while nothing changed.',
    schema: asString,
  },
  Location: { description: 'Where the new record is.', schema: { type: 'string', format: 'uri-reference' } },
};

type HeaderName = keyof typeof headerComponents;

const wireNames: Readonly<Record<HeaderName, string>> = {
  RequestId: 'X-Request-Id',
  RateLimitPolicy: 'RateLimit-Policy',
  RateLimit: 'RateLimit',
  RetryAfter: 'Retry-After',
  ETag: 'ETag',
  Location: 'Location',
};

type Has = { readonly retryAfter?: boolean; readonly etag?: boolean; readonly location?: boolean };

/** The headers of one response: the common ones, and its own. */
export function describeHeaders({ retryAfter, etag, location }: Has): Record<string, { readonly $ref: string }> {
  const names: HeaderName[] = ['RequestId', 'RateLimitPolicy', 'RateLimit'];
  if (retryAfter) names.push('RetryAfter');
  if (etag) names.push('ETag');
  if (location) names.push('Location');
  return Object.fromEntries(names.map((name) => [wireNames[name], { $ref: `#/components/headers/${name}` }]));
}
