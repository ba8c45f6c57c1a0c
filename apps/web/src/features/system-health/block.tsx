import type { HealthBlock } from '@halyard/contracts/server/system-health.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { systemHealthWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import styles from './system-health.module.css';

type Props<T> = {
  readonly block: HealthBlock;
  readonly query: UseQueryResult<T>;
  /** Beside the heading, in a few words. */
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** The section with this name, a target of `g` and a letter. */
export const idOfBlock = (block: HealthBlock) => `health-${block}`;

/** A section of the page: it loads and fails alone, and keeps its last values with their time. */
export function Block<T>({ block, query, about, actions, children }: Props<T>) {
  const text = useMessages(systemHealthWords);
  const format = useFormat();
  const title = text.blocks[block];
  return (
    <Panel
      id={idOfBlock(block)}
      tabIndex={-1}
      aria-label={title}
      title={
        <>
          {title} {about && <span className={styles.about}>{about}</span>}
        </>
      }
      actions={actions}
    >
      {query.isError && (
        <Banner tone="warning" error={query.error}>
          {text.notLoaded(title)} {query.data !== undefined && text.lastValues(format.time(query.dataUpdatedAt))}{' '}
          <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {text.again}
          </Button>
        </Banner>
      )}
      {query.isPending && (
        <div className={styles.waiting}>
          <Spinner label={text.loading} />
        </div>
      )}
      {query.data !== undefined && children(query.data)}
    </Panel>
  );
}
