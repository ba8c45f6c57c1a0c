/** Rules for every operation; Markdown, in the API document and before the console's reference. */
export const apiIntroduction = `
## Keys

Create a key in Settings, under "API", and send it as \`x-api-key\`. Keys begin with \`hlk_\`, so that scanners for leaked
secrets find them. A key has the permissions of its owner's role; keys of viewers are read-only. Account, users, settings,
sessions, webhooks, the audit log and the assistant do not accept keys (\`api_key_not_allowed\`). A key is shown once; a new
one replaces it immediately. Pages of other origins may use a key if its owner lists them as allowed origins.

## Limits

A key has the rate limit that its owner chose (100 to 5,000 requests a minute), a user and an IP address 1,200 a minute.
\`RateLimit\` states what is left. Requests beyond the limit get 429 with \`Retry-After\` in seconds. A JSON body may have 1 MB; uploads state their own limit. Unknown query parameters and unknown fields of a body are errors.

## Errors

Every error is \`{message, code, requestId}\` with a status of 4xx or 5xx. Decide by \`code\`; it does not change, the
message may. \`requestId\` is also the header \`X-Request-Id\`; include it in support requests.

## Idempotency

Send \`Idempotency-Key\` with your own value (a UUID) wherever an operation lists it. The same request with the same
key within a day returns the first response and changes nothing; another request with that key gets 422. While the
first one is still running, the second gets 409 \`request_in_progress\`. A response with a secret is
repeated for ten minutes only; then it is 409 \`secret_already_shown\`.

## Pagination

Growing lists have \`limit\` and \`after\`. The response's \`next\` is the \`after\` of the next page, and null at the end.
Lists without them state their maximum length.

## Concurrent changes

Records have a \`version\`; a change states the one it is based on and gets 412 if the record was changed since. Responses
to GET have an \`ETag\` for \`If-None-Match\`.

## Live events

\`GET /live\` is a stream of server-sent events. It needs the same header as every request, so read it with \`fetch\`, not
with \`EventSource\`. A comment is sent every 15 seconds. After a disconnect, send the last ID as \`Last-Event-ID\`:
the stream continues after it, or \`resync\` reports that events were missed.

## Versioning

This is version 1, below \`/api\`. Within it there are only additions: operations, optional parameters, response fields,
values of enumerations, error codes and events. Ignore what you do not know. A breaking change
gets a new URL beside this one. Operations to be removed are marked \`deprecated\` first.
`.trim();
