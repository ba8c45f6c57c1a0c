import { allow } from '@halyard/contracts/policy.ts';
import { todoTextMax } from '@halyard/contracts/work/todos.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';
import { showDay } from '../tasks/task-days.ts';
import type { Topic } from '../topic.ts';
import { readNewTask } from './read-new-task.ts';
import { texts } from './texts.ts';

/** "Add a task to …": proposes the task that the sentence describes. */
export const addTask: Topic = {
  name: 'add-task',
  mentions: [],
  capture: 'addTask',
  accepts: [],
  takes: [],
  async answer({ captures }, draft) {
    const text = texts[draft.language];
    const given = plain(captures.find(({ name }) => name === 'addTask')?.words ?? '');
    if (given === '' || text.words.noText.includes(fold(given))) return false;
    const { now, manner } = draft.asked;
    const setting = { ...manner, language: draft.language, words: text.words, now };
    const task = readNewTask(given, setting);
    if ([...task.text].length > todoTextMax) {
      draft.refuse('beyond', text.tooLong(draft.show.number(todoTextMax)));
      return true;
    }
    const priority = text.priorities[task.priority];
    const day = task.dueDate === null ? undefined : showDay(draft, task.dueDate);
    draft.say(text.lead);
    draft.propose(day ? text.summaryDue(task.text, priority, day) : text.summary(task.text, priority), {
      action: 'add_task',
      body: task,
    });
    return true;
  },
  texts,
  permission: allow('todos', 'create'),
  screens: ['/todos'],
};
