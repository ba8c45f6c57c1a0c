import { Banner } from '../page/banner.tsx';
import { MoreButton } from './more-button.tsx';
import styles from './older-rows.module.css';

type Props = {
  /** A list that is read page by page. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    readonly fetchNextPage: () => unknown;
  };
  readonly label: string;
  readonly failure: string;
};

/** The button for rows older than those above; nothing if there are none. */
export function OlderRows({ list, label, failure }: Props) {
  if (!list.hasNextPage) return null;
  return (
    <div className={styles.older}>
      {list.isFetchNextPageError && (
        <Banner error={list.error} tone="error">
          {failure}
        </Banner>
      )}
      <MoreButton list={list}>{label}</MoreButton>
    </div>
  );
}
