import type { Priority } from '@halyard/contracts/work/todos.ts';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Figure } from '../../ui/marks/figure.tsx';

/** The tasks counted by a figure, as the URL of the task screen. */
export type TaskRows = {
  readonly show?: 'active' | 'completed';
  readonly priority?: Priority;
  readonly completed?: string;
  readonly createdBy?: string;
  readonly completedBy?: string;
};

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** How many there are. */
  readonly count: number;
  readonly rows: TaskRows;
};

/** A number of tasks that opens them. */
export function TasksLink({ count, rows, children, ...rest }: Props) {
  return (
    <Link {...rest} to="/todos" search={rows}>
      <Figure rows={count}>{children}</Figure>
    </Link>
  );
}
