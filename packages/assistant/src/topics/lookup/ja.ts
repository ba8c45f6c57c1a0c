import type { lookup as english } from './en.ts';

/** Looking a record up by its name, in Japanese. */
export const lookup: typeof english = {
  phrases: {},
  examples: ['Meridian Freightについて教えて', 'Dorian Vellaとは誰ですか？'],
  articles: [],
  searched: (words) => `検索: 「${words}」`,
  kinds: {
    incident: 'インシデント',
    threat: '脅威',
    entity: 'エンティティ',
    playbook: 'プレイブック',
    notification: '通知',
    task: 'タスク',
    user: 'ユーザー',
    schema: 'スキーマ',
    analysis: '分析',
  },
  found: (words) => `「${words}」に似た名前のレコードが複数あります。どれのことですか。`,
  is: {
    playbook: (name) => `${name} はプレイブックです。`,
    task: (name) => `${name} はあなたのタスクです。`,
    user: (name, email) => `${name} はユーザーです（${email}）。`,
  },
  none: (words) => `「${words}」という名前のレコードは見つかりませんでした。`,
  caption: '見つかったレコード',
  columns: { name: '名前', kind: '種別', about: '詳細' },
};
