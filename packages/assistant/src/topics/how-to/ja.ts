import { readHelp } from '../../help/read-help.ts';
import { inWords } from '../in-words.ts';
import type { howTo as english } from './en.ts';
import type { PlaceId } from './guides.ts';
import { words } from './words/ja.ts';

const security = 'セキュリティ運用';
const crime = '犯罪データ分析';
const network = 'エンティティネットワーク';
const threats = '脅威分析';
const settings = '設定';

const places: Readonly<Record<PlaceId, string>> = {
  task: 'マイタスク',
  dashboard: 'ダッシュボード',
  incident: security,
  notification: '通知',
  import: 'インポート',
  alert: `${security}、アラート`,
  rule: `${security}、アラート`,
  playbook: `${security}、プレイブック`,
  report: `${security}、レポート`,
  threat: threats,
  map: `${threats}、脅威マップ`,
  entity: network,
  connection: network,
  network,
  graph: network,
  crime,
  coverage: `${crime}、対象範囲`,
  analysis: `${crime}、分析`,
  schema: 'スキーマエクスプローラー',
  settings,
  webhook: `${settings}、API 設定`,
  twoFactor: `${settings}、セキュリティ`,
  theme: settings,
  language: settings,
  sample: settings,
  device: `${settings}、セキュリティ`,
  profile: 'プロフィール',
  account: 'プロフィール',
  session: 'プロフィール',
  user: 'ユーザー管理',
  role: 'ユーザー管理',
  audit: '監査ログ',
  api: 'API リファレンス',
};

/** Instructions in Japanese. */
export const howTo: typeof english = {
  phrases: {
    'topic:howto': inWords(`
      するには, るには, すには, くには, むには, 方法, の方法, やり方, 手順, どうやって, どうすれば, どうしたら, どのように, にするには, にはどうすれば, には?, 見るには, 使うには,
      知るには, 使い始めるには, キーボードショートカット, ショートカット, パスキー, タスクを追加したい, することはできますか, を変えたい, を変更したい, を追加したい, を作成したい, を作りたい,
      を削除したい, をエクスポートしたい, をインポートしたい, をダウンロードしたい, 作り方, の作り方, 使い方, の使い方, 変え方, の変え方, を作成できますか, を追加できますか, を変更できますか,
      を削除できますか, をエクスポートできますか, をインポートできますか, どこで変えられますか, どこで変更できますか, はどこで変更, はどこで変えられますか, どこで設定できますか
    `),
    'ask:where': inWords('どこにありますか, どこにある, どこですか, どこで見られますか'),
    'op:where': inWords('どこにありますか, どこにある, どこですか'),
    'howto:do': inWords(`
      パスワードを変更, パスワードを忘れ, パスワードの変更, パスワードのリセット, ダークモードにして, ダークモードをオン, ダークモードに切り替え, ダークモードに変更, ログアウト, サインアウト, 言語を変更,
      言語の変更, アカウントを削除, 通知をオフ, タイムゾーンを変更, パスワードを変更したい, パスワードを変更したいです, パスワードを変更して, パスワードを変更してください, パスワードを変えたい, 言語を変えたい
    `),
  },
  examples: readHelp('ja', 'how-to').map(({ heading }) => heading),
  words,
  places,
  find: (place) => `${place}にあります。`,
  notByMe: 'これは私からは実行できません。次の手順で行えます。',
  notYours: 'この画面は管理者用で、あなたのロールでは開けません。',
  label: (question) => `手順: ${question}`,
};
