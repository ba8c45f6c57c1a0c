import type { PlaybookText } from './en.ts';

/** Questions about playbooks in Japanese. */
export const playbooks: PlaybookText = {
  phrases: {
    'topic:playbook': [
      ...['使えるプレイブック', '利用できるプレイブック', '利用可能なプレイブック'],
      'プレイブック',
      'このプレイブック',
      '対応プレイブック',
      'playbook',
    ],
    'this:record': ['このプレイブック'],
    'op:steps': ['手順', 'ステップ', 'チェックリスト', '内容'],
    'op:running': [
      ...['実行中の', '進行中の', '使用中の', '実施中の'],
      '実行中',
      '使われている',
      '使用中',
      '実施中',
      '進行中',
      '使われています',
      '実行されている',
      '実行されています',
      '動いている',
    ],
    'on:incidents': ['インシデント', 'どのインシデント', '何件のインシデント', 'インシデントは何件'],
    'op:list': ['何があります', 'どんな'],
    'op:most': ['最もよく', '一番よく', '最も多く'],
    'filler:': ['あり', 'ある'],
  },
  examples: [
    'プレイブックの一覧を見せて',
    'プレイブック「Ransomware」の手順を教えて',
    '実行中のプレイブックはどれですか',
    'プレイブック「Phishing wave」は何件のインシデントで実行中ですか',
  ],
  label: 'プレイブック',
  count: (_, figure) => `プレイブックは ${figure} 件です。`,
  running: (_, figure, all) => `プレイブック ${all} 件のうち ${figure} 件が未解決のインシデントで実行中です。`,
  most: (names, _, figure) => `最も多く実行中なのは ${names} で、未解決のインシデント ${figure} 件です。`,
  steps: (name, _, figure) => `${name} の手順は ${figure} 件です。`,
  runsOn: (name, _, figure) => `${name} は未解決のインシデント ${figure} 件で実行中です。`,
  about: (name, words) => `${name}: 「${words}」`,
  incidentsLabel: (name) => `プレイブック ${name} を実施中の未解決インシデント`,
  noSuch: (name) => `${name} というプレイブックは見つかりません。`,
  captions: { playbooks: 'プレイブック', steps: (name) => `${name} の手順` },
  columns: { name: '名前', steps: '手順', running: '実行中のインシデント', number: '番号', step: '手順' },
};
