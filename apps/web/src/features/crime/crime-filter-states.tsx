import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { crimeFilterWords } from '../../text/loaders/crime.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import styles from './crime-filter.module.css';
import type { CrimeFilterState } from './crime-filter-address.ts';

function NoCrimeData() {
  const text = useMessages(crimeFilterWords);
  return (
    <Panel>
      <div className={styles.empty}>
        <h2>{text.empty}</h2>
        <p>{text.emptyAbout}</p>
        <Link to="/crime-analysis" search={{ tab: 'imports' }}>
          {text.toImports}
        </Link>
      </div>
    </Panel>
  );
}

type Props = { readonly filter: CrimeFilterState; readonly children: ReactNode };

/** The placeholder of a tab while its months are unknown: loading, failed, or nothing imported yet. */
export function WithMonths({ filter: { query, choices }, children }: Props) {
  const text = useMessages(crimeFilterWords);
  const describeError = useDescribeError();
  return (
    <>
      {choices.isError && (
        <Banner error={choices.error} tone={query ? 'warning' : 'error'}>
          {describeError(choices.error, text.failed)}{' '}
          <Button size="small" busy={choices.isFetching} onClick={() => void choices.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {query === null && choices.isPending && <Spinner label={text.loading} />}
      {query === null && choices.data && <NoCrimeData />}
      {children}
    </>
  );
}
