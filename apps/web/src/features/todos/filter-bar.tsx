import { priorities } from '@halyard/contracts/work/todos.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../text/lazy-messages.ts';
import { todosWords } from '../../text/loaders/work.ts';
import { useText } from '../../text/words.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SelectMenu } from '../../ui/form/select-menu.tsx';
import { dueChoices, type TodoSearch, todoOrders } from './todo-search.ts';
import styles from './todos.module.css';

type Choice = 'priority' | 'due' | 'sort';

/** Filters and sorts the tasks by text, priority and due date. */
export function FilterBar({ search }: { readonly search: TodoSearch }) {
  const text = useMessages(todosWords);
  const { priorities: priorityNames } = useText();
  const navigate = useNavigate();

  function change(name: Choice | 'search', value: string) {
    const next = { [name]: value === '' ? undefined : value };
    void navigate({ to: '/todos', search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  }

  const menu = (name: Choice, label: string, any: string, names: readonly (readonly [string, string])[]) => (
    <SelectMenu label={label} value={search[name] ?? ''} onChange={(event) => change(name, event.target.value)}>
      <option value="">{any}</option>
      {names.map(([value, shown]) => (
        <option key={value} value={value}>
          {shown}
        </option>
      ))}
    </SelectMenu>
  );
  return (
    <search className={styles.filters} aria-label={text.filterTasks}>
      <SearchField
        label={text.searchTasks}
        placeholder={text.searchTasks}
        value={search.search ?? ''}
        onSearch={(words) => change('search', words)}
      />
      {menu(
        'priority',
        text.priority,
        text.anyPriority,
        priorities.map((name) => [name, priorityNames[name]]),
      )}
      {menu(
        'due',
        text.dueDate,
        text.anyDueDate,
        dueChoices.map((name) => [name, text.dueChoices[name]]),
      )}
      {menu(
        'sort',
        text.order,
        text.newestFirst,
        todoOrders.map((name) => [name, text.orders[name]]),
      )}
    </search>
  );
}
