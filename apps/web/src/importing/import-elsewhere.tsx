import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDescribeError } from '../api/errors/describe-error.ts';
import { isMissing } from '../api/errors/is-missing.ts';
import { Banner } from '../ui/page/banner.tsx';
import { MissingRecord } from '../ui/page/missing-record.tsx';
import { Panel } from '../ui/page/panel.tsx';

type Props<R> = {
  readonly found: UseQueryResult<{ readonly import: R }>;
  readonly words: { readonly gone: string; readonly back: string };
  readonly dismissLabel: string;
  readonly onClose: () => void;
  readonly item: (record: R) => ReactNode;
};

/** An import named by a link that is no longer in the list. */
export function ImportElsewhere<R>({ found, words, dismissLabel, onClose, item }: Props<R>) {
  const describeError = useDescribeError();
  if (found.isPending) return null;
  if (found.isError && isMissing(found.error))
    return <MissingRecord sentence={words.gone} back={words.back} onBack={onClose} />;
  if (found.isError)
    return (
      <Banner error={found.error} tone="error" dismissLabel={dismissLabel} onDismiss={onClose}>
        {describeError(found.error, words.gone)}
      </Banner>
    );
  return (
    <Panel>
      <ul>{item(found.data.import)}</ul>
    </Panel>
  );
}
