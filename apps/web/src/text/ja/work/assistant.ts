import { terms } from '@halyard/messages/ja';
import type { assistant as english } from '../../en/work/assistant.ts';
import { common } from '../common.ts';
import { proposal } from './assistant-actions.ts';
import { outgoing } from './assistant-outgoing.ts';

export const assistant: typeof english = {
  name: (product) => `${product} AI`,
  close: common.close,
  width: 'アシスタントの幅',
  failed: 'アシスタントでエラーが発生しました。',

  builtIn: '内蔵エンジンです。質問はこのサーバー内にとどまります。',
  model: (name, host) =>
    `${host} の ${name} です。内蔵エンジンが理解できない質問と下書きがこのサービスに送信されます。`,
  unknownEngine: 'アシスタントの状態を読み込めませんでした。',

  notes: {
    greeting: 'こんにちは。本日はどのようなご用件でしょうか。',
    cleared: 'チャットを消去しました。どのようなご用件でしょうか。',
    signedOut: 'チャットを利用するにはサインインしてください。',
    unverified: '認証状態を確認できませんでした。',
  },
  problems: {
    offline: 'AI サービスに接続できません。インターネット接続を確認して、もう一度お試しください。',
    crossOrigin:
      'AI サービスに接続できません。CORS の設定に問題がある可能性があります。しばらくしてからもう一度お試しいただくか、問題が続く場合はサポートにお問い合わせください。',
    authentication: '認証に失敗しました。一度サインアウトしてから、もう一度サインインしてください。',
    permission: 'この機能を利用する権限がありません。',
    invalid: 'AI サービスから無効な応答が返されました。もう一度お試しください。',
    empty: 'AI サービスから応答がありませんでした。もう一度お試しください。',
    blocked:
      'AI サービスへの接続がブロックされているようです。ネットワークの制限かブラウザーの設定が原因の可能性があります。',
  },

  conversation: '会話',
  you: 'あなた',
  historyLoading: '会話を読み込んでいます...',
  historyFailed: '以前のメッセージを読み込めませんでした。質問はそのまま行えます。',
  clear: 'チャットを消去',
  wasCleared: '会話を消去しました。',
  undo: common.undo,
  clearFailed: '会話を消去できませんでした。',
  undoFailed: '会話を復元できませんでした。',

  placeholder: (product) => `${product} AI に質問する...`,
  signedOutPlaceholder: 'チャットするにはサインインしてください',
  signIn: 'もう一度サインイン',
  question: '質問',
  send: '送信',
  tooLong: (written, most) => `${written} 文字です。質問は ${most} 文字までです。`,
  about: (record) => `対象: ${record}`,
  suggestions: '質問の例',

  pending: '回答を調べています...',
  reading: '実行したクエリ',
  stop: '停止',
  stopped: '停止しました。',
  tryAgain: common.retry,
  edit: '質問を編集',
  fellBack: 'モデルを利用できません。この回答は内蔵エンジンによるものです。',
  unsupported: 'クエリの結果で検証されていません',

  source: (n) => `出典 ${n}`,
  sources: (_, written) => `出典 (${written})`,
  records: (_, written) => `${written} 件`,
  open: 'レコードを開く',
  copy: '問い合わせをコピー',
  copied: common.copied,
  copyFailed: common.selectAndCopy,

  unknown: '不明',
  shown: (shown, total) => `${total} 件中 ${shown} 件`,
  hours: (written) => `${written} 時間`,
  severities: terms.severities,

  cancel: common.cancel,
  openPage: '会話を専用ページで開く',
  openIt: '開く',
  copySpec: 'クエリを JSON でコピー',
  showTable: '表を表示',
  showChart: 'グラフを表示',
  moreRows: common.showMore,
  allRows: (written) => `全 ${written} 行を表示`,
  changed: (time, now) => `${time} 以降にデータが変わりました。現在は ${now} 件です。`,
  draft: '下書き',
  copyDraft: 'Markdown でコピー',
  attach: {
    button: 'インシデントに添付',
    title: 'インシデントに添付',
    search: 'インシデントを検索',
    incident: 'インシデント',
    none: '一致するインシデントはありません。',
    listFailed: 'インシデントを読み込めませんでした。',
    preview: 'メモのプレビュー',
    confirm: 'メモを追加',
    done: (name) => `${name} にメモとして追加しました。`,
    failed: 'メモを追加できませんでした。',
  },
  save: {
    button: common.save,
    title: '質問を保存',
    name: 'タイトル',
    shared: 'すべてのユーザーと共有',
    confirm: common.save,
    done: '質問を保存しました。',
    failed: '質問を保存できませんでした。',
  },

  interpretation: {
    label: '質問の解釈',
    byModel: '言語モデルによる解釈',
    change: (label) => `変更: ${label}`,
    remove: (label) => `外す: ${label}`,
    add: 'フィルターを追加',
    again: '再実行',
    closest: '近い解釈',
    leavesOut: '除外:',
    quoted: (word) => `「${word}」`,
    unread: '理解できなかった語',
  },

  outgoing,
  proposal,
};
