import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import type { BlockData } from '../health-queries.ts';
import styles from '../system-health.module.css';
import { useLabel } from '../use-label.ts';

type Props = { readonly takeovers: BlockData<'work'>['takeovers']; readonly onClose: () => void };

/** Takeovers of jobs between nodes. */
export function Takeovers({ takeovers, onClose }: Props) {
  const { takeovers: text, close } = useMessages(systemHealthWords);
  const format = useFormat();
  const { kinds, write } = useLabel();
  return (
    <Dialog title={text.title} closeLabel={close} onClose={onClose}>
      {takeovers.length === 0 && <p>{text.none}</p>}
      {takeovers.length > 0 && (
        <Table label={text.title} className={styles.table}>
          <thead>
            <tr>
              {[text.job, text.from, text.to, text.at].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {takeovers.map(({ id, kind, label, from, to, at }) => (
              <tr key={`${id} ${at}`}>
                <Cell label={text.job}>
                  {kinds[kind]} · {write(label)}
                </Cell>
                <Cell label={text.from}>{from}</Cell>
                <Cell label={text.to}>{to}</Cell>
                <Cell label={text.at}>{format.dateTime(at)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  );
}
