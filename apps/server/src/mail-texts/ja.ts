import type { MailTexts } from './mail-texts.ts';

export const japanese: MailTexts = {
  sign_up_code: ({ productName, code }) => ({
    subject: `${productName} の確認コード: ${code}`,
    lines: [
      `確認コードは ${code} です。24 時間有効です。`,
      '登録した画面にこのコードを入力するか、次のページを開いて「確認」を押してください。',
    ],
  }),
  reset_code: ({ productName, code }) => ({
    subject: `${productName} のパスワード再設定コード: ${code}`,
    lines: [
      `新しいパスワードを設定するためのコードは ${code} です。1 時間有効です。`,
      'お心当たりがない場合は、何もする必要はありません。パスワードは変更されません。',
      'コードを申請した画面に入力するか、次のページを開いてください。',
    ],
  }),
  attribute_code: ({ productName, code }) => ({
    subject: `${productName} の確認コード: ${code}`,
    lines: [`このメールアドレスを確認するためのコードは ${code} です。24 時間有効です。`],
  }),
  sign_in_code: ({ productName, code }) => ({
    subject: `${productName} のサインインコード: ${code}`,
    lines: [
      `サインイン用のコードは ${code} です。3 分間有効で、1 回だけ使えます。`,
      'お心当たりがない場合は、このコードを誰にも伝えないでください。第三者がパスワードを知っている可能性があります。今すぐ変更してください。',
    ],
  }),
  step_up_code: ({ productName, code }) => ({
    subject: `${productName} の確認コード: ${code}`,
    lines: [
      `ご本人確認用のコードは ${code} です。3 分間有効で、1 回だけ使えます。`,
      'お心当たりがない場合は、このコードを誰にも伝えないでください。第三者があなたのアカウントにサインインしており、パスワードを知っている可能性があります。すぐに変更してください。',
    ],
  }),
  text_code: ({ productName, code }) => `${productName} のコードは ${code} です。誰にも教えないでください。`,
  email_changed_notice: ({ productName }) => ({
    subject: `${productName} のメールアドレスが変更されました`,
    lines: [
      'お使いのアカウントのメールアドレスが変更されました。',
      'お心当たりがない場合は、すぐに管理者に連絡してください。',
    ],
  }),
  password_changed_notice: ({ productName }) => ({
    subject: `${productName} のパスワードが変更されました`,
    lines: [
      'パスワードが変更され、ほかのセッションはすべて終了しました。',
      'お心当たりがない場合は、すぐにパスワードを再設定してください。',
    ],
  }),
  invitation: ({ productName, temporaryPassword }) => ({
    subject: `${productName} に招待されました`,
    lines: [
      `管理者が ${productName} にあなたのアカウントを作成しました。`,
      // The password is between its own brackets: a full stop beside it could be copied with it.
      `仮パスワードは「${temporaryPassword}」です。7 日間有効です。次のページからサインインし、ご自身のパスワードを設定してください。`,
    ],
  }),
  new_sign_in: ({ productName, at, address, browser }) => ({
    subject: `${productName} アカウントへの新しいサインイン`,
    lines: [
      `新しいデバイスからアカウントへのサインインがありました: ${at}、IP アドレス ${address}${browser && `、${browser}`}`,
      'ご本人による操作であれば、何もする必要はありません。そうでない場合は、パスワードを変更し、プロフィールでそのセッションを終了してください。',
    ],
  }),
  sign_in_locked: ({ productName }) => ({
    subject: `${productName} アカウントへのサインインがロックされました`,
    lines: [
      '誤ったパスワードが何度も入力されたため、あるネットワークからのサインインを 15 分間ロックしました。',
      'お心当たりがない場合でも、パスワードは推測されていません。次の設定で 2 要素認証を有効にすることをお勧めします。',
    ],
  }),
  role_requested: ({ productName, who }) => ({
    subject: `${productName}: ${who} さんが上位のロールを申請しています`,
    lines: [`${who} さんが上位のロールを申請しています。ユーザー管理で承認または却下してください。`],
  }),
  role_decided: ({ productName, granted }) => ({
    subject: granted ? `${productName}: ロールの申請が承認されました` : `${productName}: ロールの申請が却下されました`,
    lines: [
      granted
        ? '申請されたロールを管理者が承認しました。すぐに有効になります。'
        : '申請されたロールを管理者が却下しました。現在のロールはそのままです。',
    ],
  }),
  deletion_requested: ({ productName, who }) => ({
    subject: `${productName}: ${who} さんがアカウントの削除を申請しています`,
    lines: [`${who} さんがアカウントの削除を申請しています。ユーザー管理で対応するまで、アカウントは有効なままです。`],
  }),
  password_expires: ({ productName, days }) => ({
    subject: `${productName} のパスワードの有効期限が近づいています`,
    lines: [`あと ${days} 日でパスワードの変更が必要になります。プロフィールで新しいパスワードを設定してください。`],
  }),
  alert: ({ productName, happened, message }) => ({
    subject: `${productName}: ${happened}`,
    lines: [
      happened,
      ...(message ? [message] : []),
      'このメールは通知設定に基づいて送信されています。コンソールでご確認ください。',
    ],
  }),
  alert_digest: ({ productName, happened, more }) => ({
    subject: `${productName}: その他の通知のまとめ`,
    lines: [
      '短時間に多くの通知が発生したため、次の通知を 1 通にまとめました。',
      ...happened,
      ...(more > 0 ? [`ほか ${more} 件あります。`] : []),
      'このメールは通知設定に基づいて送信されています。すべての通知はコンソールでご確認ください。',
    ],
  }),
};
