import { terms } from '@halyard/messages/ja';
import type { graphView as english } from '../../en/intelligence/graph-view.ts';

export const graphView: typeof english = {
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました',
  copyFailed: 'コピーできませんでした。アドレスバーからアドレスをコピーしてください。',
  filter: {
    open: 'グラフを絞り込む',
    active: (count) => `${count} 件適用中`,
    label: 'グラフの絞り込み',
    kinds: '種別',
    counted: (name, written) => `${name} (${written})`,
    strength: '接続の強さ',
    strengths: {
      strong: terms.strengths.Strong,
      medium: terms.strengths.Medium,
      weak: terms.strengths.Weak,
      none: '未設定',
    },
    time: '期間',
    timeHint: '最終活動と最終接触の日付による',
    from: '開始',
    to: '終了',
    noTime: '日付なし',
    noDates: 'このグラフには日付のあるものがありません。',
    hidden: (_nodes, nodesWritten, _edges, edgesWritten) =>
      `グラフの絞り込みで非表示: レコード ${nodesWritten} 件、接続 ${edgesWritten} 件`,
    showAll: 'すべて表示',
  },
  more: {
    label: '表示していない隣接レコード',
    of: (name, _count, written) => `${name}: 隣接レコードがあと ${written} 件`,
    show: (written) => `さらに ${written} 件表示`,
    showOf: (name, written) => `${name} の隣接レコードをさらに ${written} 件表示`,
  },
  legend: {
    shapes: '種類',
    tones: 'リスクまたは重大度',
    lines: '接続の強さ',
    marks: '印',
    size: '接続が多い',
    arrow: '接続元から接続先へ',
    path: '最短経路',
    selected: '選択中',
    pinned: '固定',
    several: '+2: 線上にほか 2 件の接続',
  },
};
