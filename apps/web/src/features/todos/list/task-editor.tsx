import type { Todo } from '@halyard/contracts/todos.ts';
import { todoTextMax } from '@halyard/contracts/todos.ts';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { usePack } from '../../../text/pack.ts';
import { todosWords } from '../../../text/todos-words.ts';
import { Button } from '../../../ui/button.tsx';
import { lengthOf, type TodoChange } from '../todo-changes.ts';
import styles from './list.module.css';

type Props = {
  readonly todo: Todo;
  /** An empty change keeps everything as it was. */
  readonly onSave: (change: TodoChange) => void;
  readonly onCancel: () => void;
};

/** The text and due date of one task while they are edited. Enter saves, Escape cancels (decision G-087). */
export function TaskEditor({ todo, onSave, onCancel }: Props) {
  const text = usePack(todosWords);
  const [draft, setDraft] = useState(todo.text);
  const [dueDate, setDueDate] = useState(todo.dueDate);
  const trimmed = draft.trim();
  const isTooLong = lengthOf(trimmed) > todoTextMax;

  function save(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) return;
    // Emptying a task does not destroy it: a blank text keeps the old one.
    const isNewText = trimmed !== '' && trimmed !== todo.text;
    onSave({ ...(isNewText && { text: trimmed }), ...(dueDate !== todo.dueDate && { dueDate }) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  }

  return (
    <form className={styles.editor} onSubmit={save} onKeyDown={onKeyDown}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person just asked to edit this text.
        autoFocus
        className={styles.textInput}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        aria-label={text.editText}
        aria-invalid={isTooLong || undefined}
        autoComplete="off"
      />
      <input
        type="date"
        className={styles.dateInput}
        value={dueDate ?? ''}
        onChange={(event) => setDueDate(event.target.value || null)}
        aria-label={text.dueDateOf(todo.text)}
      />
      <span className={styles.buttons}>
        <Button type="submit" size="small">
          {text.save}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {text.cancel}
        </Button>
      </span>
      {isTooLong && <p className={styles.error}>{text.tooLong(todoTextMax)}</p>}
    </form>
  );
}
