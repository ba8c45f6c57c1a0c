import { type Priority, priorities, type Todo } from '@halyard/contracts/work/todos.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { todosWords } from '../../../text/loaders/work.ts';
import { useText } from '../../../text/words.tsx';
import { Severity } from '../../../ui/marks/severity.tsx';
import styles from './list.module.css';

type Props = { readonly todo: Todo; readonly disabled: boolean; readonly onChoose: (priority: Priority) => void };

/** The priority as bars and word, with a menu to change it. */
export function PriorityChoice({ todo, disabled, onChoose }: Props) {
  const text = useMessages(todosWords);
  const { priorities: names } = useText();
  return (
    <span className={styles.priority}>
      <span aria-hidden="true">
        <Severity level={todo.priority} label="" compact />
      </span>
      <select
        value={todo.priority}
        disabled={disabled}
        aria-label={text.priorityOf(todo.text)}
        onChange={(event) => {
          const chosen = priorities.find((priority) => priority === event.target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {priorities.map((priority) => (
          <option key={priority} value={priority}>
            {names[priority]}
          </option>
        ))}
      </select>
    </span>
  );
}
