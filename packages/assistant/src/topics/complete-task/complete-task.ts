import { allow } from '@halyard/contracts/policy.ts';
import { listTodos, type Todo } from '@halyard/contracts/work/todos.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { escapePattern } from '../../understand/escape-pattern.ts';
import { fold, tidy } from '../../understand/fold.ts';
import { nameOfTask, tableOfTasks } from '../tasks/list-of-tasks.ts';
import type { Topic } from '../topic.ts';
import { texts } from './texts.ts';

type Match = (todo: Todo) => boolean;

/** A question is read with plain quotation marks, so a task has to be, too. */
const readable = (text: string) => fold(tidy(plain(text)));

/** Tasks whose text holds the words from the beginning of one of its own. */
function containing(words: string): Match {
  const wanted = fold(words);
  const isWord = /^[\p{Script=Latin}\d]/u.test(wanted);
  const pattern = new RegExp(`${isWord ? '(?<![\\p{L}\\d])' : ''}${escapePattern(wanted)}`, 'u');
  return ({ text }) => pattern.test(readable(text));
}

/** "The restore task" is "restore": what stands around the words of a task taken off. */
function withoutArticle(words: string, articles: readonly string[]): string {
  const before = articles.find((article) => fold(words).startsWith(`${fold(article)} `));
  const bare = before === undefined ? words : words.slice(before.length).trim();
  const after = articles.find((article) => fold(bare).endsWith(` ${fold(article)}`));
  return after === undefined ? bare : bare.slice(0, -after.length).trim();
}

/** The tasks meant: those whose text is exactly the words, else all that contain them. */
function findMeant(todos: readonly Todo[], words: string, articles: readonly string[]): Todo[] {
  const exact = todos.filter(({ text }) => readable(text) === fold(words));
  if (exact.length > 0) return exact;
  const close = todos.filter(containing(words));
  const bare = withoutArticle(words, articles);
  return close.length > 0 || bare === words ? close : todos.filter(containing(bare));
}

function propose(draft: Draft, { id, text: title }: Todo, cite: number): void {
  const text = texts[draft.language];
  draft.say(text.lead, cite);
  draft.propose(text.summary(plain(title)), { action: 'complete_task', taskId: id, title: plain(title) });
}

function answer(draft: Draft, meant: readonly Todo[], words: string, cite: number): void {
  const text = texts[draft.language];
  const active = meant.filter(({ completed }) => !completed);
  const [first, ...others] = active;
  const [completed] = meant;
  if (first && others.length === 0) propose(draft, first, cite);
  else if (first) {
    draft.say(text.several(draft.figure(active.length, cite), words));
    tableOfTasks(draft, active, cite);
    draft.suggest(...active.map((todo) => text.ask(plain(todo.text))));
  } else if (completed) draft.say(text.already(nameOfTask(draft, completed)), cite);
  else draft.refuse('not_found', text.none(words));
}

/** "Mark … as done": proposes to complete the one active task that is meant, or asks which one. */
export const completeTask: Topic = {
  name: 'complete-task',
  mentions: [],
  capture: 'completeTask',
  accepts: [],
  takes: [],
  async answer({ captures, subject, incidents }, draft) {
    const text = texts[draft.language];
    const words = plain(captures.find(({ name }) => name === 'completeTask')?.words ?? '');
    const isThis = text.thisOne.includes(fold(words));
    if (words === '' || incidents.length > 0 || (isThis && subject?.kind !== 'task')) return false;
    const find = (todos: readonly Todo[]) =>
      isThis ? todos.filter(({ id }) => id === subject?.id) : findMeant(todos, words, text.articles);
    const { reply, cite } = await draft.ask(
      listTodos,
      {},
      { label: text.label(words), href: null, records: (todos) => find(todos).length },
    );
    answer(draft, find(reply), words, cite);
    return true;
  },
  texts,
  permission: allow('todos', 'update'),
  screens: [],
};
