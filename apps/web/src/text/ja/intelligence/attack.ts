import type { AttackPeriod } from '@halyard/contracts/intelligence/attack.ts';
import { terms } from '@halyard/messages/ja';
import type { attack as english } from '../../en/intelligence/attack.ts';
import { common } from '../common.ts';

const days: Readonly<Record<Exclude<AttackPeriod, 'all'>, number>> = { '7d': 7, '30d': 30, '90d': 90 };

const periods: Readonly<Record<AttackPeriod, string>> = {
  '7d': '過去 7 日',
  '30d': '過去 30 日',
  '90d': '過去 90 日',
  all: '全期間',
};

export const attack: typeof english = {
  title: 'ATT&CK マトリックス',
  loading: 'マトリックスを読み込み中',
  failed: 'マトリックスを読み込めませんでした。',
  refreshFailed: 'マトリックスを更新できませんでした。前回の値を表示しています。',
  retry: common.retry,
  close: common.close,
  severities: terms.severities,
  domains: { enterprise: 'Enterprise', mobile: 'Mobile', ics: 'ICS' },
  domainsLabel: 'マトリックス',

  lead: {
    imported: (name, day) => `${name}（${day} インポート）`,
    knownTactics: '戦術は既知の順序（バンドルに含まれていないため）',
    seen: (written, total, period) => `${periods[period]}に ${total} 手法中 ${written} 手法を確認`,
    gaps: (_, written) => `うち ${written} 手法は検出なし`,
    updated: (time) => `${time} 更新`,
  },

  empty: {
    none: 'ATT&CK のデータがまだありません。バンドルをインポートすると手法が表示されます。',
    noneReadOnly: 'ATT&CK のデータがまだありません。アナリストがバンドルをインポートすると手法が表示されます。',
    import: 'インポート',
    noRecords: (period) => `${periods[period]}にレコードと関連付けられた手法はありません。`,
    noMatch: '一致する手法はありません。',
    clear: 'フィルターを解除',
  },

  layers: {
    a: (name) => `レイヤー A: ${name}`,
    b: (name) => `レイヤー B: ${name}`,
    none: 'なし',
    choose: '比較対象…',
    records: (period) => `自組織のレコード、${periods[period]}`,
    before: (period) => (period === 'all' ? 'それ以前' : `その前の ${days[period]} 日間`),
    ourRecords: '自組織のレコード',
    stored: '保存済みレイヤー',
    imports: 'インポート',
    oneLayer: 'レイヤー',
    oneImport: 'インポート',
    failed: (name) => `${name} を読み込めませんでした。`,
    importLayer: 'レイヤーをインポート',
    exportLayer: 'レイヤーをエクスポート',
    added: (name, _, written) => `${name}: ${written} 手法`,
    badScores: (named) => `数値ではないスコアを除外しました: ${named}`,
    addFailed: 'レイヤーをインポートできませんでした。',
    notJson: 'このファイルは JSON ではありません。',
    tooLarge: 'このファイルは 1 MB を超えています。',
    facts: (name, owner, day) =>
      owner === null ? `${name}（${day} インポート）` : `${name}（${owner} が ${day} にインポート）`,
    download: 'レイヤーをダウンロード',
    remove: 'レイヤーを削除',
    removed: (name) => `レイヤー ${name} を削除しました。`,
    removeFailed: 'レイヤーを削除できませんでした。',
    exportedName: (domain) => `Halyard, ${domain}`,
    exportedAs: 'Halyard が数えた手法ごとの脅威とアラート。',
  },

  compare: { label: '手法', all: 'すべて', a: 'A のみ', b: 'B のみ', both: '両方' },

  tools: {
    search: '手法を名前または番号で検索',
    searchHint: '名前または番号',
    withRecords: 'レコードあり',
    gaps: '確認済み・検出なし',
    remove: (name) => `フィルター「${name}」を解除`,
    table: '表で表示',
    matrix: 'マトリックスで表示',
    csv: 'CSV をエクスポート',
  },

  matrix: {
    label: (domain) => `ATT&CK マトリックス、${domain}`,
    of: (seen, total) => `${seen} / ${total}`,
    fold: (name) => `${name} を折りたたむ`,
    unfold: (name) => `${name} を展開`,
    notSeen: (_, written) => `未確認 ${written} 件`,
    subs: (_, written) => `サブ手法 ${written} 件`,
    threats: (_, written) => `脅威 ${written} 件`,
    alerts: (_, written) => `アラート ${written} 件`,
    detections: (_, written) => `検出 ${written} 件`,
    noDetection: '確認済み・検出なし',
    inB: 'レイヤー B に含まれる',
    none: '·',
  },

  legend: {
    heatRecords: 'A の脅威 + アラート（下限）',
    heatScores: 'A のスコア（下限）',
    ofRecords: '脅威とアラート',
    figures: 'サブ手法、脅威、アラート、検出',
    inB: 'レイヤー B に含まれる',
    noDetection: '確認済み・検出なし',
  },

  outside: {
    title: 'このマトリックスにないもの',
    records: (_, written) => `レコードに記載された番号のうち ${written} 件はどのマトリックスにもありません`,
    layer: (_, written, version) => `このレイヤーの手法のうち ${written} 件は ${version} にありません`,
    thisMatrix: 'このマトリックス',
    reasons: { unknown: '不明', revoked: '取り消し', deprecated: '非推奨' },
  },

  table: {
    label: '手法',
    number: '番号',
    name: '名前',
    tactics: '戦術',
    threats: '脅威',
    alerts: 'アラート',
    incidents: 'インシデント',
    detections: '検出',
    a: 'A',
    b: 'B',
  },

  pane: {
    label: '手法',
    back: 'マトリックスに戻る',
    subOf: '親手法:',
    failed: '手法を読み込めませんでした。',
    reason: {
      unknown: '不明',
      revoked: '取り消し: ATT&CK はこの番号を使用していません',
      deprecated: '非推奨: ATT&CK はこの手法を更新していません',
    },
    figures: '件数',
    layers: 'レイヤー',
    score: 'スコア',
    marked: 'スコアなし',
    notIn: '含まれない',
    linked: '関連レコード',
    noLinked: (period) => `${periods[period]}に関連レコードはありません。`,
    coverage: 'Sigma ルールによる網羅状況',
    enabled: (enabled, all) => `${all} 件中 ${enabled} 件が有効`,
    noRules: 'この手法を対象とする Sigma ルールはありません。',
    matches: (_, written) => `90 日間で ${written} 件`,
    states: { enabled: '有効', testing: 'テスト中', disabled: '無効' },
    allRules: 'すべてのルールを表示',
    references: '参考資料',
    opensElsewhere: '新しいタブで開く',
    noDescription: '説明はありません。',
  },

  keys: {
    title: 'キーボードショートカット',
    button: 'すべてのショートカット',
    move: '移動',
    open: '手法を開く',
    fold: 'サブ手法を折りたたむ',
    layers: 'レイヤーを選択',
    search: '検索',
    all: {
      arrows: 'セル間を移動（左右は同じ行）',
      enter: '手法を開く',
      space: 'サブ手法を展開または折りたたむ',
      a: 'レイヤー A を選択',
      b: 'レイヤー B を選択',
      x: 'A と B を入れ替え',
      search: '検索',
      escape: '手法を閉じる',
      help: 'この一覧',
    },
  },
};
