import { useMessages } from '../../text/lazy-messages.ts';
import { recordsWords } from '../../text/loaders/records.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Banner } from '../../ui/page/banner.tsx';
import styles from './changed-since.module.css';

export type Compared = { readonly field: string; readonly mine: string; readonly newer: string };

type Props = {
  /** The fields in which the two differ. */
  readonly rows: readonly Compared[];
  readonly isBusy: boolean;
  readonly onMine: () => void;
  readonly onNewer: () => void;
};

/** Edit conflict: shows both versions side by side and lets the user decide. No input is lost. */
export function ChangedSince({ rows, isBusy, onMine, onNewer }: Props) {
  const { conflict: text } = useMessages(recordsWords);
  return (
    <div className={layout.stackFar}>
      <Banner tone="warning">{rows.length === 0 ? text.same : text.about}</Banner>
      {rows.length > 0 && (
        <table className={styles.compare}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.mine}</th>
              <th scope="col">{text.newer}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, mine, newer }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{mine || text.none}</td>
                <td>{newer || text.none}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={layout.toolbar}>
        <Button busy={isBusy} onClick={onMine}>
          {text.saveMine}
        </Button>
        <Button busy={isBusy} onClick={onNewer}>
          {text.adoptNewer}
        </Button>
      </div>
    </div>
  );
}
