import { X } from 'lucide-react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { todosWords } from '../../../text/loaders/work.ts';
import { useText } from '../../../text/words.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './entry.module.css';
import type { Entry, EntryPart } from './read-entry.ts';

type Props = { readonly entry: Entry; readonly onKeepLiteral: (part: EntryPart) => void };

/** The parsed parts of the input, each removable with a click. */
export function EntryParts({ entry, onKeepLiteral }: Props) {
  const text = useMessages(todosWords);
  const { priorities } = useText();
  const format = useFormat();
  const { priority, dueDate } = entry;
  if (!priority && !dueDate) return <p>{text.entryHint}</p>;
  const parts: { part: EntryPart; shown: string }[] = [];
  if (priority) parts.push({ part: 'priority', shown: priorities.level(priorities[priority]) });
  if (dueDate)
    parts.push({ part: 'dueDate', shown: text.duePart(`${format.weekdayShort(dueDate)} ${format.day(dueDate)}`) });
  return (
    <p className={layout.toolbar}>
      <span>{text.readAs}</span>
      {parts.map(({ part, shown }) => (
        <button
          key={part}
          type="button"
          className={styles.part}
          aria-label={text.leaveAsTyped(shown)}
          title={text.leaveAsTyped(shown)}
          onClick={() => onKeepLiteral(part)}
        >
          {shown}
          <X size={12} aria-hidden />
        </button>
      ))}
    </p>
  );
}
