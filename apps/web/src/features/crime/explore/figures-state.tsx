import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';

type Reading = {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

type Props = { readonly of: Reading; readonly loading?: string; readonly failed?: string };

/** Messages for loading and failed figures. */
export function FiguresState({ of: reading, loading, failed }: Props) {
  const text = useMessages(crimeExploreWords);
  const describeError = useDescribeError();
  if (reading.isPending) return <Spinner label={loading ?? text.loading} />;
  if (!reading.isError) return null;
  return (
    <Banner error={reading.error} tone="error">
      {describeError(reading.error, failed ?? text.failed)}{' '}
      <Button size="small" busy={reading.isFetching} onClick={() => void reading.refetch()}>
        {text.retry}
      </Button>
    </Banner>
  );
}
