import type { ComponentProps } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { type SourcesQuery, useSource } from '../source-queries.ts';
import { noneOpen } from '../sources-search.ts';
import { SourcePane } from './source-pane.tsx';

type Props = Omit<ComponentProps<typeof SourcePane>, 'source'> & { readonly id: string; readonly list: SourcesQuery };

/** The source named by the URL, from the list, or fetched if the list does not contain it. */
export function OpenSource({ id, list, ...rest }: Props) {
  const text = useMessages(sourcesWords);
  const describeError = useDescribeError();
  const listed = list.data?.sources.find((source) => source.id === id);
  const one = useSource(id, listed === undefined && !list.isPending);
  const source = listed ?? (one.isError ? undefined : one.data);
  if (source) return <SourcePane key={id} {...rest} source={source} />;
  const { error } = one;
  if (error instanceof TransportError && error.status === 404)
    return (
      <MissingRecord
        sentence={text.detail.gone}
        back={text.detail.back}
        onBack={() => rest.change(noneOpen, { replace: true })}
      />
    );
  if (one.isError)
    return (
      <Banner error={error} tone="error">
        {describeError(error, text.failures.list)}{' '}
        <Button size="small" busy={one.isFetching} onClick={() => void one.refetch()}>
          {text.retry}
        </Button>
      </Banner>
    );
  return list.isError ? null : <Spinner label={text.loading} />;
}
