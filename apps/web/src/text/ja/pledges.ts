import type { pledges as english } from '../en/pledges.ts';

export const pledges: typeof english = [
  {
    title: 'すべての数値から元のレコードへ',
    text: '数値は、集計した行へのリンクになっています。画面に架空のデータが表示されることはありません。',
  },
  {
    title: '出来事の記録は 1 つのログに',
    text: '履歴も数値も通知も、追記専用で検証可能な 1 つのイベントログを表示したものです。',
  },
  {
    title: '1 台のマシンで、あなたの手元に',
    text: 'データベースと ID 管理を内蔵した単一のプロセスです。インターネットに接続しなくても動作します。',
  },
];
