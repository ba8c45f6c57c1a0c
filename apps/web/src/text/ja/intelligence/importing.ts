import type { importing as english } from '../../en/intelligence/importing.ts';
import { common } from '../common.ts';

type ImportingText = typeof english;

export const importing: ImportingText = {
  retry: common.retry,
  close: common.close,
  units: {
    bytes: (count) => `${count} B`,
    kilobytes: (count) => `${count} KB`,
    megabytes: (count) => `${count} MB`,
    gigabytes: (count) => `${count} GB`,
  },

  choose: 'ファイルを選択',
  drop: 'またはここにドロップしてください',
  dropNow: 'ドロップするとインポートします',
  list: 'アップロード一覧',
  waiting: '待機中',
  sending: (name) => `${name} のアップロード`,
  sent: (percent, sent, total) => `${percent} 送信済み (${total} 中 ${sent})`,
  checking: 'アップロードが完了しました。インポートを開始しています...',
  stop: (name) => `${name} のアップロードを中止`,
  again: (name) => `再試行: ${name}`,
  dismiss: (name) => `閉じる: ${name}`,
  stored: (name) => `${name} をアップロードしました。インポートを開始しました。`,
  failed: 'アップロードに失敗しました。ファイルはインポートされていません。',
  unreachable: '接続が切れました。ファイルはインポートされていません。もう一度お試しください。',
  empty: 'このファイルは空です。インポートする内容がありません。',

  leave: {
    title: 'アップロード中です',
    question: 'ここで離れると、アップロード中のファイルはインポートされません。',
    leave: '離れる',
    stay: common.stay,
  },
};
