import type { connection as english } from '../../en/shell/connection.ts';

export const connection: typeof english = {
  lost: 'サーバーに接続できません。開いたことのある画面は最後のデータのまま使え、入力内容は保持されます。再接続しています…',
  notLoaded: 'この画面はまだ読み込まれていません',
  notLoadedReason: '接続が切れています。これまでに開いた画面は引き続き使えます。',
  back: '戻る',
  receiving: (megabytes) => `ダウンロード中: ${megabytes} MB 受信済み`,
};
