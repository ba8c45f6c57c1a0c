import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import type { Call } from '../api/call.ts';

type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** One request that a screen made: `PUT /todos/:id` and what it carried. */
type Sent = Input & { readonly endpoint: string };

/** Returns by `METHOD /path`; what is thrown is the failure the screen sees. */
export type Answers = Readonly<Record<string, (input: Input) => unknown>>;

/** Stands in for the product API. `sent` lists the requests in their order. */
export function fakeCall(answers: Answers): { readonly call: Call; readonly sent: readonly Sent[] } {
  const sent: Sent[] = [];
  const call = async ({ method, path }: Endpoint, { params, query, body }: Input) => {
    const endpoint = `${method} ${path}`;
    const answer = answers[endpoint];
    if (!answer) throw new Error(`The test has no answer for ${endpoint}`);
    sent.push({
      endpoint,
      ...(params !== undefined && { params }),
      ...(query !== undefined && { query }),
      ...(body !== undefined && { body }),
    });
    return answer({ params, query, body });
  };
  return { call: call as Call, sent };
}
