import { inWords } from '../in-words.ts';
import type { notifications as english } from './en.ts';

const within = (filter: string) => (filter === '' ? '' : `（${filter}）`);

/** Questions about the person's own notifications in Japanese. */
export const notifications: typeof english = {
  phrases: {
    'topic:notification': inWords('通知, お知らせ, 自分の通知, メッセージ'),
    'state:unread': inWords('未読の, まだ見ていない, 見ていない'),
    'state:read': inWords('既読, 既読の, 読んだ, 読み終えた'),
    'notification:action': inWords(`
      要対応, 要対応の, 対応が必要, 対応が必要な, 対応を要する, アクションが必要な, 判断待ち, 判断待ちの, 対応待ち, 対応待ちの
    `),
    'notification:security': inWords('セキュリティ, セキュリティの, セキュリティ通知'),
    'notification:entity': inWords('エンティティ, エンティティの'),
    'notification:intel': inWords('インテリジェンス, インテリジェンスの'),
    'notification:system': inWords('システム, システムの, システム通知'),
    'by:type': inWords('種類別, 種類ごと, タイプ別, 種別ごと'),
    'notification:any': inWords(
      '届いた, 届いている, 届きました, 届きましたか, 受け取った, 受信した, 来た, 来ました, 来ましたか, 来ている',
    ),
    'since:then': inWords('以降, から今まで'),
  },
  examples: [
    '未読の通知は何件ありますか？',
    '対応が必要な通知はどれですか？',
    '種類別の通知',
    '最新の通知は何ですか？',
    '今日届いた通知は何件ですか？',
    '未読のセキュリティ通知を一覧で見せて',
  ],
  label: (filter) => (filter === '' ? '通知' : `通知: ${filter}`),
  types: { security: 'セキュリティ', entity: 'エンティティ', intel: 'インテリジェンス', system: 'システム' },
  severities: { high: '重要度 高', medium: '重要度 中', low: '重要度 低' },
  unread: '未読',
  read: '既読',
  action: '要対応',
  containing: (words) => `「${words}」を含む`,
  count: (_n, figure, filter) => `通知は ${figure} 件です${within(filter)}。`,
  overall: (_n, figure, unread) => `通知は ${figure} 件で、うち ${unread} 件が未読です。`,
  newest: (what, at) => `最新は「${what}」です（${at}）。`,
  tooOld: '一覧にあるのは過去 9 日間の通知だけです。それより古いものはアーカイブされているため、数えられません。',
  groups: (list) => `${list}。`,
  caption: '通知',
  byType: '種類別の通知',
  columns: { time: '日時', what: '内容', type: '種類', state: '状態', notifications: '通知' },
};
