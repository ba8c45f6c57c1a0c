import { Ellipsis } from 'lucide-react';
import { useMessages } from '../../text/lazy-messages.ts';
import { networkWords } from '../../text/loaders/intelligence.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import styles from './network.module.css';
import type { NamedRecord, RecordAction, RecordActions } from './use-record-actions.ts';

type Props = { readonly record: NamedRecord; readonly actions: RecordActions };

const offered = [
  'expand',
  'collapse',
  'pin',
  'pathFrom',
  'pathTo',
  'neighbors',
] as const satisfies readonly RecordAction[];

/** What can be done with a record in the graph, for those who would rather not aim at it. */
export function RecordMenu({ record, actions }: Props) {
  const { actions: text } = useMessages(networkWords);
  const wordsFor = (action: (typeof offered)[number]) =>
    action === 'pin' && actions.isPinned(record.id) ? text.unpin : text[action];
  return (
    <Menu label={text.of(record.name)} className={styles.more} align="end" trigger={<Ellipsis size={16} aria-hidden />}>
      {(close) =>
        offered.map((action) => (
          <button
            key={action}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              actions.run(action, record);
            }}
          >
            {wordsFor(action)}
          </button>
        ))
      }
    </Menu>
  );
}
