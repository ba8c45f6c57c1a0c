import type { completeTask as english } from './en.ts';

/** Completing a task in Japanese. */
export const completeTask: typeof english = {
  phrases: {},
  examples: [],
  thisOne: ['これ', 'このタスク', 'それ', 'そのタスク', 'こちら'],
  articles: ['タスク', 'マイタスク'],
  ask: (text) => `「${text}」を完了にして`,
  lead: 'このタスクを完了にできます。',
  summary: (text) => `タスク「${text}」を完了にします。`,
  several: (figure, words) => `「${words}」を含む未完了のタスクが ${figure} 件あります。どれのことですか？`,
  already: (name) => `「${name}」はすでに完了しています。`,
  none: (words) => `「${words}」を含む未完了のタスクはありません。`,
  label: (words) => `マイタスク: 「${words}」を含む`,
};
