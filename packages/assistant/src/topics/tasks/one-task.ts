import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { fold } from '../../understand/fold.ts';
import type { Question, Topic, TopicText } from '../topic.ts';
import { askTasks, nameOfTask } from './list-of-tasks.ts';
import { showDay } from './task-days.ts';
import { isOverdue } from './task-filter.ts';
import { texts } from './texts.ts';

function sayTask(draft: Draft, todo: Todo, cite: number): void {
  const { one, priorities } = texts[draft.language];
  const { dueDate, priority, completedAt, createdAt } = todo;
  const name = nameOfTask(draft, todo);
  if (completedAt === null) draft.say(one.active(name, priorities[priority]), cite);
  else draft.say(one.completed(name, priorities[priority], draft.show.instant(completedAt)), cite);
  if (dueDate === null) draft.say(one.withoutDue, cite);
  else draft.say((isOverdue(todo, draft) ? one.overdue : one.due)(showDay(draft, dueDate)), cite);
  draft.say(one.added(draft.show.instant(createdAt)), cite);
}

const ofOne = (language: Language): TopicText => ({ phrases: {}, examples: texts[language].ofOne });

type Meant = {
  readonly keep: (todo: Todo) => boolean;
  readonly words: readonly string[];
  readonly href: string | null;
};

/** The task on screen, or "when is the task … due" with the words of one. */
function taskMeant({ subject, quotes, concepts }: Question, draft: Draft): Meant | undefined {
  const [quote, ...others] = quotes;
  if (quote === undefined)
    return subject?.kind === 'task' && concepts.includes('this:record')
      ? { keep: ({ id }) => id === subject.id, words: [], href: `/todos?task=${encodeURIComponent(subject.id)}` }
      : undefined;
  const isAboutOne = concepts.includes('topic:task') && concepts.includes('op:when');
  if (others.length > 0 || !isAboutOne) return undefined;
  const wanted = fold(quote);
  return {
    keep: ({ text }) => fold(text).includes(wanted),
    words: [texts[draft.language].containing(quote)],
    href: null,
  };
}

/** The task on screen, or one that is named: whatever of it is asked, all that is known is said. */
export const oneTask: Topic = {
  name: 'one-task',
  mentions: ['this:record', 'topic:task'],
  accepts: [
    ...['topic:task', 'op:due', 'op:when', 'op:status', 'op:summary', 'op:list', 'op:newest', 'task:priority'],
    ...['state:overdue', 'state:completed', 'record:added', 'state:active', 'state:open', 'state:undone'],
    ...['state:unresolved', 'task:urgent', 'level:High', 'level:Medium', 'level:Low'],
  ],
  takes: ['quotes'],
  async answer(question, draft) {
    const meant = taskMeant(question, draft);
    if (!meant) return false;
    const { todos, cite } = await askTasks(draft, meant);
    const [todo, ...others] = todos;
    if (!todo || others.length > 0) return false;
    sayTask(draft, todo, cite);
    return true;
  },
  texts: { en: ofOne('en'), es: ofOne('es'), fr: ofOne('fr'), de: ofOne('de'), ja: ofOne('ja') },
  permission: allow('todos', 'list'),
  screens: ['/todos?task'],
};
