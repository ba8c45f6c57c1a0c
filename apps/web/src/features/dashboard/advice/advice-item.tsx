import { type Advice, adviceBounds } from '@halyard/assistant/advice/advise-on.ts';
import { Link } from '@tanstack/react-router';
import { CircleCheck, ListTree, TrendingDown, TriangleAlert } from 'lucide-react';
import { useText, type Words } from '../../../text/words.tsx';
import styles from './advice.module.css';

type Rows = { readonly show: 'active' | 'completed'; readonly priority?: 'high' };
type Shown = { readonly title: string; readonly body: string; readonly rule: string; readonly rows: Rows };

function show(advice: Advice, text: Words['dashboard']): Shown {
  switch (advice.rule) {
    case 'low_rate': {
      const { title, body, withoutTasks, rule } = text.lowRate;
      return {
        title: title(advice.rate),
        body: advice.total === 0 ? withoutTasks : body,
        rule: rule(adviceBounds.lowRateBelow, advice.rate),
        rows: { show: 'active' },
      };
    }
    case 'high_priority': {
      const { title, body, rule } = text.highPriorityAlert;
      const rows = { show: 'active', priority: 'high' } as const;
      return { title: title(advice.count), body: body(advice.count), rule: rule(advice.count), rows };
    }
    case 'high_rate': {
      const { title, body, rule } = text.highRate;
      const said = rule(adviceBounds.highRateAbove, advice.rate);
      return { title: title(advice.rate), body, rule: said, rows: { show: 'completed' } };
    }
    case 'many_active': {
      const { title, body, rule } = text.manyActive;
      const said = rule(adviceBounds.manyActiveAbove, advice.active);
      return { title: title(advice.active), body, rule: said, rows: { show: 'active' } };
    }
  }
}

const icons = {
  low_rate: TrendingDown,
  high_priority: TriangleAlert,
  high_rate: CircleCheck,
  many_active: ListTree,
} as const;

/** One piece of advice: what, what to do, and the rule with the numbers that made it apply. */
export function AdviceItem({ advice }: { readonly advice: Advice }) {
  const { dashboard: text } = useText();
  const { title, body, rule, rows } = show(advice, text);
  const Icon = icons[advice.rule];
  return (
    <li className={styles.item} data-rule={advice.rule}>
      <Icon size={16} aria-hidden />
      <div>
        <Link to="/todos" search={rows}>
          {title}
        </Link>
        <p>{body}</p>
        <p className={styles.rule}>{rule}</p>
      </div>
    </li>
  );
}
