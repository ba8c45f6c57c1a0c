import { allow } from '@halyard/contracts/policy.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import { type Advice, adviceBounds, adviseOn } from '../../advice/advise-on.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { askTasks, byUrgency, tableOfTasks } from '../tasks/list-of-tasks.ts';
import { askSummary } from '../tasks/task-figures.ts';
import { texts as taskTexts } from '../tasks/texts.ts';
import type { Question, Topic } from '../topic.ts';
import { texts } from './texts.ts';

/** The citations of the summary and of the list. */
type Cites = { readonly summary: number; readonly list: number };

function sentencesOf(draft: Draft, advice: Advice, cites: Cites): string[] {
  const text = texts[draft.language];
  const bound = (percent: number) => draft.show.share(percent / 100);
  const rateOf = (rate: number) => draft.figure(rate, cites.summary, bound(rate));
  switch (advice.rule) {
    case 'low_rate': {
      const { title, body, withoutTasks, rule } = text.lowRate;
      const rate = rateOf(advice.rate);
      return [title(rate), advice.total === 0 ? withoutTasks : body, rule(bound(adviceBounds.lowRateBelow), rate)];
    }
    case 'high_priority': {
      const { title, body, rule } = text.highPriority;
      const figure = draft.figure(advice.count, cites.list);
      return [title(advice.count, figure), body(advice.count), rule(figure)];
    }
    case 'high_rate': {
      const { title, body, rule } = text.highRate;
      const rate = rateOf(advice.rate);
      return [title(rate), body, rule(bound(adviceBounds.highRateAbove), rate)];
    }
    case 'many_active': {
      const { title, body, rule } = text.manyActive;
      const figure = draft.figure(advice.active, cites.summary);
      return [title(figure), body, rule(draft.show.number(adviceBounds.manyActiveAbove), figure)];
    }
  }
}

const isHigh = ({ completed, priority }: Todo) => !completed && priority === 'high';

async function advise(draft: Draft): Promise<void> {
  const { states, priorities } = taskTexts[draft.language];
  const summary = await askSummary(draft);
  const words = [states.active, priorities.high];
  // The rule looks at every task; what is cited are those it counts.
  const { todos, cite } = await askTasks(draft, {
    keep: isHigh,
    words,
    href: '/todos?show=active&priority=high',
  });
  const { totalRecords, activeProcesses, completionRate } = summary.reply;
  const stats = { totalTasks: totalRecords, activeTasks: activeProcesses, completionRate };
  const advice = adviseOn(
    stats,
    todos.map(({ priority }) => ({ status: 'active', priority })),
  );
  const cites = { summary: summary.cite, list: cite };
  if (advice.length === 0) draft.say(texts[draft.language].onTrack, summary.cite, cite);
  for (const one of advice) for (const sentence of sentencesOf(draft, one, cites)) draft.say(sentence);
  draft.say(texts[draft.language].note);
  tableOfTasks(draft, todos.toSorted(byUrgency), cite);
}

// The rules look at how things stand now; of another day they know nothing.
const isNow = ({ spans }: Question, { asked }: Draft) =>
  spans.every(({ start, end, unit }) => unit === 'days' && start <= asked.now && end > asked.now);

/** "What should I do first?": the same advice as on the dashboard's card. */
export const advice: Topic = {
  name: 'advice',
  mentions: ['topic:advice'],
  accepts: ['topic:task', 'op:list', 'op:exists', 'who:me', 'task:next', 'advice:any', 'beyond:opinion'],
  takes: ['spans'],
  async answer(question, draft) {
    if (!isNow(question, draft)) return false;
    await advise(draft);
    return true;
  },
  texts,
  permission: allow('todos', 'list'),
  screens: ['/dashboard', '/todos'],
};
