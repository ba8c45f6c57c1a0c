import type { ChangeStatusText } from './en.ts';

/** How a person asks for another status of an incident, in Japanese. */
export const changeStatus: ChangeStatusText = {
  phrases: {
    'set:status': [
      ...[
        'にして',
        'に変更',
        'に変更して',
        'に設定',
        'に設定して',
        'にしてください',
        'に変更してください',
        '変更して',
        '設定して',
      ],
      ...[
        'に変えて',
        'に変える',
        'に更新して',
        'に戻して',
        'としてマーク',
        'としてマークして',
        'にする',
        'ステータスを',
      ],
    ],
    'set:closed': [
      'クローズして',
      'クローズしてください',
      '閉じて',
      '閉じてください',
      'クローズする',
      'クローズしたい',
    ],
    'set:resolved': ['解決して', '解決してください', '解決にして', '解決とする', '解決したい'],
    'set:open': ['再開して', '再開してください', '再オープンして', '再び開いて', '再オープンしてください'],
    'set:mitigated': ['緩和して', '緩和してください'],
    'set:investigating': ['調査して', '調査を開始して', '調査を始めて', '調査してください', '調査を開始してください'],
    'set:part': ['として'],
    'rel:comment': ['コメント', 'というコメントで', 'コメント付きで', 'とコメントして'],
  },
  examples: [
    'このインシデントを緩和済みにして',
    'このインシデントを解決済みに変更して',
    'インシデント109をクローズして',
  ],
  already: (name, title, status) => `${name}「${title}」のステータスはすでに「${status}」です。`,
  notOver: (name, title, status) =>
    `${name}「${title}」のステータスは「${status}」です。再開できるのは解決済みまたはクローズのものだけです。`,
  summary: (name, title, from, to) => `${name}「${title}」のステータスを「${from}」から「${to}」に変更します。`,
  withComment: (summary, comment) => `${summary} コメント: 「${comment}」`,
  willResolve: '解決日時に現在の日時が設定されます。',
  willReopen: '解決日時は消去されます。',
  readOnly: 'お使いのロールではインシデントの閲覧のみ可能です。変更はできません。',
  confirm: '確認されるまで何も変更しません。',
};
