/** What holds for every operation; Markdown, in the API document and before the console's reference. */
export const apiIntroduction = `
## Keys

Make a key in Settings, under "API", and send it as \`x-api-key\`. Keys begin with \`hlk_\`, so that scanners for leaked
secrets find them. A key acts for its owner, with the rights of the owner's
role; keys of viewers only read. Account, users, settings, sessions, webhooks, the audit log and the assistant are closed
to keys (\`api_key_not_allowed\`). A key is shown once; a new one replaces it at once. Pages of other origins may call with a
key when its owner lists them as allowed origins.

## Limits

A key has the rate limit that its owner chose (100 to 5,000 requests a minute), a person and an address 1,200 a minute.
\`RateLimit\` says what is left. One request too many is answered 429 with \`Retry-After\` in seconds. A JSON body may have
1 MB; uploads state their own limit. Unknown query parameters and unknown fields of a body are errors.

## Errors

Every error is \`{message, code, requestId}\` with a status of 4xx or 5xx. Decide by \`code\`; it does not change, the
sentence may. \`requestId\` is also the header \`X-Request-Id\`; hand it in when you ask for support.

## Idempotency

Send \`Idempotency-Key\` with a value of your own (a UUID) wherever an operation lists it. The same request with the same
key within a day is answered with the first reply and changes nothing; another request with that key is answered 422. While the
first one is still being worked on, the second is answered 409 \`request_in_progress\`. A reply that holds a secret is
given again for ten minutes only; then the answer is 409 \`secret_already_shown\`.

## Pagination

Lists that grow have \`limit\` and \`after\`. The reply's \`next\` is the \`after\` of the next page, and null at the end. Lists
without them state how many they hold at most.

## Changes by several people

Records have a \`version\`; a change names the one it was made from and is answered 412 when somebody was faster. Replies
to GET have an \`ETag\` for \`If-None-Match\`.

## Live events

\`GET /live\` is a stream of server-sent events. It needs the same header as every request, so read it with \`fetch\`, not
with \`EventSource\`. A comment comes every 15 seconds. After a break send the last id as \`Last-Event-ID\`: the stream goes
on after it, or \`resync\` says that something was missed.

## Versioning

This is version 1, below \`/api\`. Within it there are additions only: operations, optional parameters, fields of replies,
values of enumerations, error codes and events. Ignore what you do not know. A change that existing clients could notice
gets a new address beside this one. An operation that will go is marked \`deprecated\` here before.
`.trim();
