import { type Advice, adviceBounds } from '@halyard/assistant/advice';
import { CircleCheck, ListTree, TrendingDown, TriangleAlert } from 'lucide-react';
import { type Format, useFormat } from '../../../preferences/format.ts';
import { useText, type Words } from '../../../text/words.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { type TaskRows, TasksLink } from '../tasks-link.tsx';
import styles from './advice.module.css';

type Shown = {
  readonly title: string;
  readonly body: string;
  readonly rule: string;
  /** The tasks counted by the figure of the title, or its base. */
  readonly rows: TaskRows;
  readonly count: number;
};

function show(advice: Advice, total: number, text: Words['dashboard'], { percent }: Format): Shown {
  switch (advice.rule) {
    case 'low_rate': {
      const { title, body, withoutTasks, rule } = text.lowRate;
      return {
        title: title(percent(advice.rate)),
        body: advice.total === 0 ? withoutTasks : body,
        rule: rule(percent(adviceBounds.lowRateBelow), percent(advice.rate)),
        rows: {},
        count: total,
      };
    }
    case 'high_priority': {
      const { title, body, rule } = text.highPriorityAlert;
      const rows = { show: 'active', priority: 'high' } as const;
      const { count } = advice;
      return { title: title(count), body: body(count), rule: rule(count), rows, count };
    }
    case 'high_rate': {
      const { title, body, rule } = text.highRate;
      const said = rule(percent(adviceBounds.highRateAbove), percent(advice.rate));
      return { title: title(percent(advice.rate)), body, rule: said, rows: {}, count: total };
    }
    case 'many_active': {
      const { title, body, rule } = text.manyActive;
      const said = rule(adviceBounds.manyActiveAbove, advice.active);
      const rows = { show: 'active' } as const;
      return { title: title(advice.active), body, rule: said, rows, count: advice.active };
    }
  }
}

const icons = {
  low_rate: TrendingDown,
  high_priority: TriangleAlert,
  high_rate: CircleCheck,
  many_active: ListTree,
} as const;

/** One suggestion: title, action, and the rule with the numbers that triggered it. */
export function AdviceItem({ advice, total }: { readonly advice: Advice; readonly total: number }) {
  const { dashboard: text } = useText();
  const { title, body, rule, rows, count } = show(advice, total, text, useFormat());
  const Icon = icons[advice.rule];
  return (
    <li className={styles.item} data-rule={advice.rule}>
      <Icon size={16} aria-hidden />
      <div>
        <TasksLink count={count} rows={rows}>
          {title}
        </TasksLink>
        <p>{body}</p>
        <p className={styles.rule}>
          <Quantity>{rule}</Quantity>
        </p>
      </div>
    </li>
  );
}
