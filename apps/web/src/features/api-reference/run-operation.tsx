import type { Operation } from '@halyard/contracts/api-examples/list-operations.ts';
import { defineEndpoint } from '@halyard/contracts/endpoint.ts';
import { allow } from '@halyard/contracts/policy.ts';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useApi } from '../../api/call.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../api/errors/use-action-failure.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { apiReferenceWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';

/** Read-only operations without required input can be run directly. */
export const canRun = ({ method, gives, parameters }: Operation): boolean =>
  method === 'GET' && gives === 'application/json' && !parameters.some(({ required }) => required);

const describeRead = ({ path, summary }: Operation) =>
  defineEndpoint({ method: 'GET', path, summary, access: allow('openapi', 'read'), reply: z.unknown() });

/** Sends the request with the user's session, and shows the response. */
export function RunOperation({ operation }: { readonly operation: Operation }) {
  const text = useMessages(apiReferenceWords);
  const call = useApi();
  const describeError = useDescribeError();
  const run = useMutation({ mutationFn: () => call(describeRead(operation), {}) });
  const failure = useMutationFailure(run);
  return (
    <>
      <div>
        <Button size="small" busy={run.isPending} onClick={() => run.mutate()}>
          {text.run}
        </Button>
      </div>
      {failure && (
        <Banner error={failure} tone="error">
          {describeError(failure, text.runFailed)}
        </Banner>
      )}
      {run.isSuccess && <pre>{JSON.stringify(run.data, null, 2)}</pre>}
    </>
  );
}
