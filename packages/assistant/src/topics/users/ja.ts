import { inWords } from '../in-words.ts';
import type { users as english } from './en.ts';

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
};
