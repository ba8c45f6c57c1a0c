import { todoTextMax } from '@halyard/contracts/work/todos.ts';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { todosWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { lengthOf } from '../todo-changes.ts';
import styles from './entry.module.css';
import { EntryParts } from './entry-parts.tsx';
import { type Entry, type EntryPart, readEntry } from './read-entry.ts';

type Props = {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The person's calendar day. */
  readonly today: string;
  /** Resolves with whether the task was kept. */
  readonly onAdd: (entry: Entry) => Promise<boolean>;
};

/** The input for a new task. Parsed parts are shown below before it is sent. */
export function NewTaskForm({ input, today, onAdd }: Props) {
  const text = useMessages(todosWords);
  const { dateFormat } = usePreferences();
  const hintId = useId();
  const { draft: line, write, drop } = useDraft('task new', '');
  const [literal, setLiteral] = useState<ReadonlySet<EntryPart>>(new Set());
  const entry = readEntry(line, { vocabulary: text.vocabulary, today, order: dateFormat, literal });
  const isTooLong = lengthOf(entry.text) > todoTextMax;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (entry.text === '' || isTooLong) return;
    drop();
    setLiteral(new Set());
    const isKept = await onAdd(entry);
    // The input is restored, unless the next task is being typed already.
    if (!isKept && !input.current?.value) write(line);
  }

  function keepLiteral(part: EntryPart) {
    setLiteral(new Set([...literal, part]));
    input.current?.focus();
  }

  return (
    <form className={layout.lines} onSubmit={submit}>
      <div className={styles.line}>
        <input
          ref={input}
          name="text"
          value={line}
          onChange={(event) => write(event.target.value)}
          placeholder={text.newTask}
          aria-label={text.newTaskLabel}
          aria-invalid={isTooLong || undefined}
          aria-describedby={hintId}
          autoComplete="off"
        />
        <Button type="submit" variant="primary">
          {text.add}
        </Button>
      </div>
      <div id={hintId} className={styles.below}>
        {isTooLong && <p className={styles.error}>{text.tooLong(todoTextMax)}</p>}
        <EntryParts entry={entry} onKeepLiteral={keepLiteral} />
      </div>
    </form>
  );
}
