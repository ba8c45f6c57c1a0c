import { inWords } from '../in-words.ts';
import type { howTo as english } from './en.ts';
import type { PlaceId } from './guides.ts';
import { instructions } from './instructions/ja.ts';
import { words } from './words/ja.ts';

const security = 'セキュリティ運用';
const crime = '犯罪データ分析';
const network = 'エンティティネットワーク';
const threats = '脅威分析';
const settings = '設定';

const places: Readonly<Record<PlaceId, string>> = {
  ...{ task: 'マイタスク', dashboard: 'ダッシュボード', incident: security, notification: '通知' },
  ...{ import: 'インポート', alert: `${security}、アラート`, rule: `${security}、アラート` },
  ...{ playbook: `${security}、プレイブック`, report: `${security}、レポート`, threat: threats },
  ...{ map: `${threats}、脅威マップ`, entity: network, connection: network, network, graph: network },
  ...{ crime, coverage: `${crime}、対象範囲`, analysis: `${crime}、分析`, schema: 'スキーマエクスプローラー' },
  ...{ settings, webhook: `${settings}、API 設定`, twoFactor: `${settings}、セキュリティ` },
  ...{ theme: settings, language: settings, sample: settings, device: `${settings}、セキュリティ` },
  ...{ profile: 'プロフィール', account: 'プロフィール', session: 'プロフィール' },
  ...{ user: 'ユーザー管理', role: 'ユーザー管理', audit: '監査ログ', api: 'API リファレンス' },
};

/** Instructions in Japanese. */
export const howTo: typeof english = {
  phrases: {
    'topic:howto': inWords(`
      するには, るには, すには, くには, むには, 方法, の方法, やり方, 手順, どうやって, どうすれば, どうしたら, どのように,
      にするには, にはどうすれば, には?, 見るには, 使うには, 知るには, 使い始めるには, キーボードショートカット, ショートカット, パスキー, タスクを追加したい, することはできますか
    `),
    'ask:where': inWords('どこにありますか, どこにある, どこですか, どこで見られますか'),
    'op:where': inWords('どこにありますか, どこにある, どこですか'),
  },
  examples: Object.values(instructions).map(({ question }) => question),
  instructions,
  words,
  places,
  find: (place) => `[${place}]にあります。`,
  notYours: 'この画面は管理者用で、あなたのロールでは開けません。',
  label: (question) => `手順: ${question}`,
};
