import { inWords } from '../in-words.ts';
import type { users as english } from './en.ts';

const within = (filter: string) => (filter === '' ? '' : `（${filter}）`);

/** Questions of administrators about the people who have an account, in Japanese. */
export const users: typeof english = {
  phrases: {
    'topic:user': inWords(`
      ユーザー, ユーザ, 利用者, アカウントを持つ人, アカウントを持っている人, メンバー, チームメンバー, チームの人数, チームは何人, 新しいユーザー, 新規ユーザー, 新しいアカウント
    `),
    'topic:admin': inWords('管理者, アドミン'),
    'topic:analyst': inWords('アナリスト, 分析担当者'),
    'topic:viewer': inWords('閲覧者'),
    'topic:roleRequest': inWords(
      'ロールの申請, ロール申請, 未処理のロール申請, 未対応のロールの申請, 未処理のロールの申請, ロールを申請した',
    ),
    'topic:deletionRequest': inWords(
      '削除の申請, 削除申請, 未処理の削除申請, アカウント削除の申請, 未処理の削除の申請',
    ),
    'topic:role': inWords('ロール, 役割, 権限'),
    'topic:email': inWords('メールアドレス, メール, eメール'),
    'topic:lastLogin': inWords(
      '最終サインイン, 最後のサインイン, 最終ログイン, 最後のログイン, 最後にサインインした, 最後にログインした',
    ),
    'topic:signedIn': inWords('サインインした, ログインした, サインインしました, ログインしました'),
    'user:never': inWords(`
      一度もサインインしていない, サインインしたことがない, まだサインインしていない, 一度もログインしていない,
      ログインしたことがない, サインインしていない
    `),
    'user:invited': inWords('招待中, 招待中の, 招待済み, 招待された, 招待済みの'),
    'user:secondFactor': inWords(
      '2要素認証を使っている, 2要素認証が有効な, 二要素認証を使っている, 2要素認証を使用している, 2faを使っている, 2 要素認証を使っている, 2 要素認証が有効な',
    ),
    'user:noSecondFactor': inWords(
      '2要素認証を使っていない, 2要素認証が無効な, 二要素認証を使っていない, 2要素認証なしの, 2 要素認証を使っていない',
    ),
    'state:pending': inWords('保留中, 保留中の, 承認待ち, 未確認の'),
    'state:inactive': inWords('無効な, 無効の, 停止された, 停止されている'),
    'department:Engineering': inWords('エンジニアリング, エンジニアリングの'),
    'department:Data Science': inWords('データサイエンス, データサイエンスの'),
    'department:Marketing': inWords('マーケティング, マーケティングの'),
    'department:Sales': inWords('営業, 営業の, 営業部'),
    'by:role': inWords('ロール別, ロールごと, 役割別'),
    'by:department': inWords('部署別, 部署ごと, 部門別'),
    'role:ability': inWords(`は何ができますか, には何ができますか, とは何`),
    'user:any': inWords('部署, 部署の, 部門, 部, に所属する, に所属している'),
    'op:count': inWords(`
      チームの人数, チームは何人
    `),
    'record:added': inWords(`
      新しいユーザー, 新規ユーザー, 新しいアカウント
    `),
  },
  examples: [
    'ユーザーは何人いますか？',
    'ロール別のユーザー',
    '管理者は誰ですか？',
    '無効なユーザーは誰ですか？',
    '部署別のユーザー',
    '未処理のロールの申請はありますか？',
    '一度もサインインしていないユーザーは誰ですか？',
  ],
  ofOne: ['ユーザー「admin」のロールは何ですか？'],
  label: (filter) => (filter === '' ? 'ユーザー' : `ユーザー: ${filter}`),
  roles: { admin: '管理者', analyst: 'アナリスト', viewer: '閲覧者' },
  statuses: { active: '有効', inactive: '無効', pending: '保留中' },
  departments: {
    Engineering: 'エンジニアリング',
    'Data Science': 'データサイエンス',
    Marketing: 'マーケティング',
    Sales: '営業',
  },
  roleRequest: 'ロールの申請',
  deletionRequest: '削除の申請',
  never: 'サインインなし',
  invited: '招待済み',
  secondFactor: '2 要素認証あり',
  noSecondFactor: '2 要素認証なし',
  added: (span) => `${span} に追加`,
  signedIn: (span) => `最終サインイン ${span}`,
  count: (_n, figure, filter) => `ユーザーは ${figure} 人です${within(filter)}。`,
  newest: (name, at) => `最も新しいのは ${name} さんで、${at} に追加されました。`,
  one: {
    is: (name, role, department, status) =>
      `${name} さんのロールは${role}、部署は${department}、ステータスは${status}です。`,
    called: (name, full) => `${name} さんの氏名は ${full} です。`,
    email: (address) => `メールアドレスは ${address} です。`,
    lastLogin: (at) => `最終サインインは ${at} です。`,
    neverIn: 'サインインはまだありません。',
    secondFactor: (isOn) => `2 要素認証は${isOn ? 'オン' : 'オフ'}です。`,
    asksForRole: (role) => `ロール「${role}」の申請が未処理です。`,
    asksForDeletion: '削除の申請が未処理です。',
  },
  several: (figure, words) => `「${words}」に一致するユーザーが ${figure} 人います。どなたのことですか？`,
  groups: (list) => `${list}。`,
  caption: 'ユーザー',
  captionBy: { role: 'ロール別のユーザー', status: 'ステータス別のユーザー', department: '部署別のユーザー' },
  columns: {
    user: 'ユーザー',
    role: 'ロール',
    department: '部署',
    status: 'ステータス',
    lastLogin: '最終サインイン',
    users: 'ユーザー',
    asksFor: '申請',
  },
  neverCell: 'なし',
};
