import { inWords } from '../in-words.ts';
import type { imports as english } from './en.ts';

const within = (filter: string) => (filter === '' ? '' : `（${filter}）`);

/** Questions about imports of intelligence in Japanese. */
export const imports: typeof english = {
  phrases: {
    'topic:import': inWords('インポート, 取り込み, インポートした, インポートされた, インポートされたファイル'),
    'import:failed': inWords('失敗, 失敗した, 失敗している, 失敗したもの, エラーになった'),
    'import:finished': inWords('成功した, 成功'),
    'import:cancelled': inWords('中止, 中止された, 中止した, キャンセルされた'),
    'import:undone': inWords('元に戻した, 元に戻された, 取り消された, 取り消した'),
    'import:running': inWords('実行中, 実行中の, 進行中, 進行中の, 処理中, 順番待ち'),
    'import:refused': inWords('拒否, 拒否された, 拒否されました, 拒否件数, 拒否されたのは'),
    'import:stored': inWords('保存された, 保存されました'),
    'import:balance': inWords('結果, 収支, 内訳'),
    'import:rows': inWords('オブジェクト, 行, 項目'),
    'import:any': inWords('ファイル, stix, csv, バンドル, フィード'),
  },
  examples: [
    '最後のインポートは何ですか？',
    '失敗したインポートはどれですか？',
    '今週のインポートは何件ですか？',
    '最後のインポートで拒否されたオブジェクトは何件ですか？',
  ],
  label: (filter) => (filter === '' ? 'インポート' : `インポート: ${filter}`),
  states: {
    waiting: '順番待ち',
    reading: '読み取り中',
    storing: '保存中',
    finished: '完了',
    cancelled: '中止',
    failed: '失敗',
    undone: '元に戻し済み',
  },
  running: '未完了',
  started: (span) => `${span} に開始`,
  count: (_n, figure, filter) => `インポートは ${figure} 件です${within(filter)}。`,
  onlyNewest: (figure) => `一覧にあるのは新しい ${figure} 件だけです。それより古いものは数えていません。`,
  last: (name, state, at) => `最後のインポートは「${name}」で、${at} に開始されました。状態: ${state}。`,
  balance: (all, stored, updated, refused) => `受信 ${all} = 保存 ${stored} + 更新 ${updated} + 拒否 ${refused}。`,
  unchanged: (_n, figure) => `更新のうち ${figure} 件は変更なしです。`,
  problem: (reason) => `理由: ${reason}。`,
  problems: {
    not_json: 'ファイルが正しい JSON ではありません',
    not_a_bundle: 'ファイルが STIX 2.1 バンドルではありません',
    not_utf8: 'ファイルの文字コードが UTF-8 ではありません',
    empty_file: 'ファイルが空です',
    unknown_header: '見出しが 3 種類の表のいずれとも一致しません',
    unbalanced_quote: '引用符が開いたまま閉じられていません',
    too_large: 'ファイルが 256 MB を超えています',
    too_many_objects: 'オブジェクトが 1,000,000 件を超えています',
    interrupted: 'インポート中にサーバーが停止しました',
    storage_full: 'サーバーのストレージに空きがありません',
  },
  together: '合計:',
  none: 'まだ何もインポートされていません。',
  caption: 'インポート',
  columns: {
    file: 'ファイル',
    state: '状態',
    started: '開始',
    all: '受信',
    stored: '保存',
    updated: '更新',
    refused: '拒否',
  },
};
