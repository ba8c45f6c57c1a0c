import { inWords } from '../in-words.ts';
import type { notifications as english } from './en.ts';

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
};
