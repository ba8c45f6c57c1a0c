import type { outgoing as english } from '../../en/work/assistant-outgoing.ts';

export const outgoing: typeof english = {
  title: '送信される内容',
  intro: (model, host) => `${host}、モデル ${model}。送信ボタンを押すまで何も送信されません。`,
  noQuestion: '質問を入力すると、送信される内容を確認できます。',
  loading: '送信される内容を読み込んでいます...',
  failed: '送信される内容を読み込めませんでした。',
  nothing: '何も送信されません。',
  reasons: {
    no_model: 'モデルは接続されていません。',
    not_needed: 'この質問には内蔵エンジンが回答します。',
    limit_reached: 'この 1 時間にモデルへ送信できる質問の数に達しました。',
    names_withheld: '回答は下書きになります。名前を送信しない設定では、下書きは送信されません。',
  },
  question: '質問',
  draft: '下書き',
  names: '名前',
  screen: '開いている画面',
  lastQuestion: '直前の質問',
  none: 'なし',
  withheld: '送信しません',
  body: '正確なリクエスト',
  bodyNote: 'リクエストの全文です。そのほかの部分は質問できる内容の説明で、毎回同じです。',
  withhold: { names: '名前を送信しない', screen: '開いている画面を送信しない', lastQuestion: '直前の質問を送信しない' },
  withholdHints: {
    names: 'モデルには person-1 のような代替文字列が送信され、下書きは送信されません。',
    screen: '開いている画面とレコードはモデルに伝わりません。',
    lastQuestion: '直前の質問がどう解釈されたかはモデルに伝わりません。',
  },
  settingsLoading: '設定を読み込んでいます...',
  settingsFailed: '設定を読み込めませんでした。',
  saveFailed: '保存できませんでした。設定は変わっていません。',
};
