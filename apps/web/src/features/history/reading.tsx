import type { ReactNode } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { historyWords } from '../../text/loaders/history.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';

type Props = {
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly failed: string;
  readonly children: ReactNode;
};

/** The loaded data, below its error. */
export function Reading({ query, failed, children }: Props) {
  const text = useMessages(historyWords);
  const describeError = useDescribeError();
  return (
    <>
      {query.isError && (
        <Banner error={query.error} tone="error">
          {describeError(query.error, failed)}{' '}
          <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {query.isPending && <Spinner label={text.loading} />}
      {children}
    </>
  );
}
