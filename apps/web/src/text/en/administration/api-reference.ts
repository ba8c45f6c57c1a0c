import { common } from '../common.ts';
export const apiReference = {
  title: 'API reference',
  about: 'All API endpoints, generated from the same contract the server and console use.',
  download: 'Download as OpenAPI 3.1',
  loading: 'Loading the API document...',
  failed: 'Failed to load the API document.',
  retry: common.retry,
  permission: 'Permission',
  anyone: 'No authentication required',
  parameters: 'Parameters',
  body: 'Request body',
  reply: 'Response',
  noReply: 'No content',
  introduction: 'General rules',
  filter: 'Filter operations',
  nothingFound: 'No operation matches.',
  required: 'required',
  errors: 'Errors',
  copy: common.copy,
  copied: common.copied,
  run: 'Run',
  runFailed: 'The request failed.',
  rules: [
    {
      name: 'Keys',
      rule: 'Create a key in Settings, under “API”, and send it as x-api-key. Keys begin with hlk_. A key has the permissions of its owner; keys of viewers are read-only. Account, users, settings, sessions, webhooks, the audit log and the assistant do not accept keys.',
    },
    {
      name: 'Limits',
      rule: 'A key has the rate limit that its owner chose; a person and an address have 1,200 requests a minute. RateLimit states what is left; requests beyond the limit get 429 with Retry-After. A JSON body may have 1 MB.',
    },
    {
      name: 'Errors',
      rule: 'Every error is {message, code, requestId}. Decide by code: it does not change. Include requestId when you contact support.',
    },
    {
      name: 'Idempotency',
      rule: 'Send Idempotency-Key with a value of your own where an operation lists it. Repeated within a day, the request returns the first response and changes nothing.',
    },
    {
      name: 'Pagination',
      rule: 'Lists that grow have limit and after. The next value of the reply is the after value of the next page; it is null at the end.',
    },
    {
      name: 'Live events',
      rule: 'GET /live is a stream of server-sent events. Read it with fetch, because it needs the same header as every request. After a disconnect, send the last ID as Last-Event-ID.',
    },
    {
      name: 'Versions',
      rule: 'Version 1 only gains additions: ignore fields you do not know. Breaking changes get a new version in the path.',
    },
  ],
};
