import type { Todo } from '@halyard/contracts/work/todos.ts';
import { todoTextMax } from '@halyard/contracts/work/todos.ts';
import type { FormEvent, KeyboardEvent } from 'react';
import { DayInput } from '../../../preferences/day-input.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { todosWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { lengthOf, type TodoChange } from '../todo-changes.ts';
import styles from './list.module.css';

type Props = {
  readonly todo: Todo;
  /** An empty change keeps everything. Returns whether the change was saved. */
  readonly onSave: (change: TodoChange) => boolean | Promise<boolean>;
  readonly onCancel: () => void;
  /** Opens this editor again. */
  readonly onReopen: () => void;
};

/** The name of the draft of a task that is edited. */
export const draftNameOf = (id: string) => `task ${id}`;

/** The text and due date of one task while they are edited. Enter saves, Escape cancels (decision G-087). */
export function TaskEditor({ todo, onSave, onCancel, onReopen }: Props) {
  const text = useMessages(todosWords);
  const toasts = useToasts();
  const kept = useDraft(draftNameOf(todo.id), { text: todo.text, dueDate: todo.dueDate });
  const { text: draft, dueDate } = kept.draft;
  const trimmed = draft.trim();
  const isTooLong = lengthOf(trimmed) > todoTextMax;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) return;
    // Emptying a task does not destroy it: a blank text keeps the old one.
    const isNewText = trimmed !== '' && trimmed !== todo.text;
    const change = { ...(isNewText && { text: trimmed }), ...(dueDate !== todo.dueDate && { dueDate }) };
    if (await onSave(change)) kept.drop();
  }

  function cancel() {
    const typed = kept.draft;
    kept.drop();
    onCancel();
    if (draft === todo.text && dueDate === todo.dueDate) return;
    const restore = () => {
      kept.write(typed);
      onReopen();
    };
    toasts.show('info', text.discarded, { action: { label: text.undo, run: restore } });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  }

  return (
    <form className={styles.editor} onSubmit={(event) => void save(event)} onKeyDown={onKeyDown}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person just asked to edit this text.
        autoFocus
        className={styles.textInput}
        value={draft}
        onChange={(event) => kept.write({ text: event.target.value, dueDate })}
        onFocus={(event) => event.target.select()}
        aria-label={text.editText}
        aria-invalid={isTooLong || undefined}
        autoComplete="off"
      />
      <span>
        <DayInput
          className={styles.dateInput}
          value={dueDate ?? ''}
          onDay={(day) => kept.write({ text: draft, dueDate: day || null })}
          aria-label={text.dueDateOf(todo.text)}
        />
      </span>
      <span className={styles.buttons}>
        <Button type="submit" size="small">
          {text.save}
        </Button>
        <Button variant="quiet" size="small" onClick={cancel}>
          {text.cancel}
        </Button>
      </span>
      {isTooLong && <p className={styles.error}>{text.tooLong(todoTextMax)}</p>}
    </form>
  );
}
