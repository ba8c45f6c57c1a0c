import type { ComponentProps } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useSigmaRule } from '../sigma-queries.ts';
import { noneOpen } from '../sigma-search.ts';
import { RulePane } from './rule-pane.tsx';

type Props = Omit<ComponentProps<typeof RulePane>, 'detail'> & { readonly id: string };

/** The rule that the address names. */
export function OpenRule({ id, ...rest }: Props) {
  const text = useMessages(sigmaWords);
  const describeError = useDescribeError();
  const one = useSigmaRule(id);
  const { error } = one;
  if (error instanceof TransportError && error.status === 404)
    return (
      <MissingRecord sentence={text.gone} back={text.back} onBack={() => rest.change(noneOpen, { replace: true })} />
    );
  if (one.data) return <RulePane key={id} {...rest} detail={one.data} />;
  if (!one.isError) return <Spinner label={text.loading} />;
  return (
    <Banner error={error} tone="error">
      {describeError(error, text.failures.list)}{' '}
      <Button size="small" busy={one.isFetching} onClick={() => void one.refetch()}>
        {text.retry}
      </Button>
    </Banner>
  );
}
