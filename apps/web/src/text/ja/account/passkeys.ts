import type { passkeys as english } from '../../en/account/passkeys.ts';
import { common } from '../common.ts';

export const passkeys: typeof english = {
  card: {
    title: 'パスキー',
    about: 'パスキーを使うと、パスワードやコードなしで、指紋、顔、画面ロックでサインインできます。',
    loading: 'パスキーを読み込んでいます...',
    failed: 'パスキーを読み込めませんでした。',
    none: 'パスキーはまだありません。追加するとここに表示されます。',
    count: (written, most) => `${written} / ${most}`,
    add: 'パスキーを追加',
    adding: 'ブラウザーの応答を待っています...',
    added: 'パスキーを追加しました',
    dismiss: common.dismiss,
    full: (most) => `パスキーは ${most} 件までです。追加するには、いずれかを削除してください。`,
    needsBrowser: 'このブラウザーではパスキーを作成できません。',
    needsAddress:
      'パスキーには https または http://localhost が必要です。追加するには、そのアドレスでコンソールを開いてください。',
    created: (when) => `追加: ${when}`,
    transports: {
      internal: 'デバイスに内蔵',
      hybrid: '近くのスマートフォンまたはタブレット',
      usb: 'USB',
      nfc: 'NFC',
      ble: 'Bluetooth',
      'smart-card': 'スマートカード',
    },
    remove: '削除',
    removeName: (name) => `${name} を削除`,
    removeTitle: (name) => `${name} を削除しますか?`,
    removeQuestion: 'サインインに使えなくなります。この操作は取り消せません。',
    removeElsewhere: 'デバイスやパスワードマネージャーでも削除するまで、候補として表示されることがあります。',
    removed: (name) => `${name} を削除しました`,
    removeFailed: 'パスキーを削除できませんでした。もう一度お試しください。',
  },
  errors: {
    notSupported:
      'このブラウザーまたはデバイスでは、ここでパスキーを使用できません。最新のブラウザーと安全なアドレスが必要です。',
    notEnabled: 'このサービスではパスキーが有効になっていません。',
    canceled: 'パスキーの要求がキャンセルされたか、時間切れになりました。もう一度お試しいただけます。',
    aborted: 'パスキーの要求が中断されました。もう一度お試しいただけます。',
    wrongAddress: 'このサービスのパスキーは、現在開いているアドレスのものではありません。',
    alreadyExists: 'このデバイスには、すでにお使いのアカウントのパスキーがあります。',
    registrationFailed: 'パスキーを作成できませんでした。もう一度お試しください。',
    notAccepted: 'この種類のパスキーは使用できません。別のデバイスまたはセキュリティキーをお使いください。',
    tookTooLong: '時間がかかりすぎました。最初からやり直してください。',
    retrievalFailed: 'パスキーを使用できませんでした。もう一度お試しになるか、別の方法でサインインしてください。',
    rejected: 'このパスキーは受け付けられませんでした。別の方法でサインインしてください。',
    tooMany: '試行回数またはパスキーの数が多すぎます。しばらくしてからお試しください。',
    otherwise: 'パスキーで問題が発生しました。もう一度お試しください。',
  },
};
