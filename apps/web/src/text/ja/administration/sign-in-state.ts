import type { signInState as english } from '../../en/administration/sign-in-state.ts';
import { common } from '../common.ts';

const issues: typeof english.issues = {
  no_account: 'このユーザーにはサインイン用のアカウントがありません。',
  disabled: 'アカウントは無効になっています。',
  awaiting_approval: '登録は管理者の承認待ちです。',
  unconfirmed: 'アドレスが未確認です。メールのコードがまだ入力されていません。',
  invitation_expired: '招待の期限が切れました。',
  invitation_pending: 'ユーザーはまだ招待を承諾していません。',
  reset_required: '次のサインイン時に新しいパスワードが必要です。',
  password_expired: 'パスワードの有効期限が切れました。次のサインイン時に新しいパスワードが必要です。',
  locked: 'パスワードの誤りが多すぎるため、一時的にロックされています。',
  second_factor_locked: '2 要素認証のコードの誤りが多すぎます。現在は正しいコードも拒否されます。',
  passkey_locked: 'パスキーの失敗が多すぎるため、一時的にロックされています。',
  codes_exhausted: '確認コードの誤りが多すぎます。確認は一時的にロックされています。',
  sending_exhausted: 'コードの要求が多すぎます。送信は一時停止されています。',
  mail_failed: 'このアドレスへの最後のメールを配信できませんでした。',
  new_email_unconfirmed: '新しいメールアドレスが未確認です。確認されるまでは以前のアドレスでサインインします。',
};

const fixes: typeof english.fixes = {
  activate: 'アカウントを有効にする',
  send_code: '新しいコードを送信',
  confirm: 'コードなしで確認済みにする',
  send_invitation: '新しい招待を送信',
  require_reset: '新しいパスワードを求める',
  unlock: '今すぐロックを解除',
  reset_second_factor: '2 要素認証をリセット',
};

const toOutbox: typeof english.toOutbox = {
  send_code:
    '新しいコードを作成しました。このシステムはメールを送信しないため、送信トレイにあります (docs/operating.md の「Mail」)。',
  send_invitation:
    '招待を作成しました。このシステムはメールを送信しないため、送信トレイにあります (docs/operating.md の「Mail」)。',
};

const done: typeof english.done = {
  activate: (name) => `${name} さんのアカウントは有効です`,
  send_code: (name) => `${name} さんに新しいコードを送信しました`,
  confirm: (name) => `${name} さんのアドレスを確認済みにしました`,
  send_invitation: (name) => `${name} さんに新しい招待を送信しました`,
  require_reset: (name) => `${name} さんは新しいパスワードの設定が必要です`,
  unlock: (name) => `${name} さんのロックを解除しました`,
  reset_second_factor: (name) => `${name} さんの 2 要素認証をリセットしました`,
};

const questions: typeof english.questions = {
  confirm: {
    title: 'コードなしでアドレスを確認済みにしますか?',
    question: (name) =>
      `メールの確認を省略します。このアドレスが ${name} さんのものであると確かめた場合にのみ続けてください。`,
  },
  send_invitation: {
    title: '新しい招待を送信しますか?',
    question: (name) => `${name} さんに新しい仮パスワードがメールで送られます。以前に送信したものは使えなくなります。`,
  },
  require_reset: {
    title: 'パスワードのリセットを求めますか?',
    question: (name) =>
      `${name} さんの現在のパスワードは使えなくなり、すべてのセッションが終了し、新しいパスワードのためのコードがメールで送られます。`,
  },
  reset_second_factor: {
    title: '2 要素認証をリセットしますか?',
    question: (name) =>
      `${name} さんの認証アプリとリカバリーコードは使えなくなります。次のサインインではパスワードだけが求められます。`,
  },
};

export const signInState: typeof english = {
  loading: 'サインインの状態を読み込んでいます...',
  failed: 'サインインの状態を読み込めませんでした',
  asOf: (time) => `${time} 現在`,
  refresh: common.refresh,
  retry: common.retry,

  path: 'サインインの手順',
  steps: {
    account: 'アカウント',
    address: 'アドレス',
    password: 'パスワード',
    factor: '2 要素認証',
    in: 'サインイン',
  },
  stepStatuses: {
    done: '準備完了',
    stop: 'ブロック',
    ahead: '未確認',
    skipped: '不要',
  },
  openWay: '許可',

  why: 'サインインの問題',
  free: '問題はありません。このユーザーはサインインできます。',
  issues,
  ends: (at) => `${at} に終了します。`,
  endsAt: (when, at) => `${when}（${at}）に終了します。`,
  worksUntil: (when) => `仮パスワードは ${when} まで使えます。`,
  mailReason: (reason) => `メールサーバーの応答: ${reason}`,
  noFix: 'ここでは解決できません。',
  fixes,
  done,
  toOutbox,
  questions,
  fixFailed: 'サインインの問題を解決できませんでした。もう一度お試しください。',

  facts: 'サインイン方法',
  status: 'アカウント',
  statuses: {
    UNCONFIRMED: '未確認',
    CONFIRMED: '確認済み',
    RESET_REQUIRED: '新しいパスワードが必要',
    FORCE_CHANGE_PASSWORD: '仮パスワード',
    EXTERNAL_PROVIDER: '別のプロバイダーでサインイン',
    UNKNOWN: 'プロバイダーに情報なし',
  },
  off: '無効',
  address: 'アドレス',
  verified: '確認済み',
  unverified: '未確認',
  phone: '電話',
  phoneVerified: '確認済み',
  phoneUnverified: '未確認',
  lastSignIn: '最終サインイン',
  never: 'なし',
  passwordChanged: 'パスワードの設定',
  passwordExpires: 'パスワードの期限',
  invitedUntil: '招待の期限',
  secondFactors: '2 要素認証',
  factors: {
    authenticator: '認証アプリ',
    textMessage: 'SMS',
    mail: 'メール',
  },
  preferred: (factor) => `${factor}（優先）`,
  recoveryCodes: '残りのリカバリーコード',
  none: '未設定',
  notKnown: '利用不可: クラウドのユーザープールで管理されています',

  passkeys: (_, written) => `パスキー ${written} 件`,
  devices: (_, written) => `デバイス ${written} 台`,
  sessions: (_, written) => `セッション ${written} 件`,
  unknownPasskeys: 'パスキー',
  unknownDevices: 'デバイス',
  added: (when) => `追加: ${when}`,
  lastUsed: (when) => `最終使用: ${when}`,
  neverUsed: '未使用',
  started: (when) => `サインイン: ${when}`,
  synced: '同期済み',
  trusted: '信頼済み',
  browserOn: (browser, system) => `${system} の ${browser}`,
  unknownProgram: '不明なプログラム',

  tries: '失敗した試行',
  noTries: '最近の失敗した試行はありません。',
  counters: {
    password: '誤ったパスワード',
    password_in_a_row: '連続して誤ったパスワード',
    code: '誤った確認コード',
    code_hour: '1 時間以内の誤った確認コード',
    second_factor: '2 要素認証の誤ったコード',
    passkey: 'パスキーの失敗',
    sending: '送信したコード',
  },
  ofMost: (tries, most) => `${tries} / ${most}`,
  from: (network) => `${network} から`,
  everywhere: 'すべてのネットワークから',
  lockedUntil: (when) => `${when} までロック`,
};
