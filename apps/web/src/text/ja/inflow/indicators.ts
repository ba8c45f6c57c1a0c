import type { indicators as english } from '../../en/inflow/indicators.ts';
import { common } from '../common.ts';

/**
 * Indicators by status, sightings by hand, and the preview of adding a text. `written` is a count in the user's number
 * format.
 */
export const indicators: typeof english = {
  lead: 'インジケーターのパターンの状態です。失効、期限切れ、有効期間前のものは新しい値と照合されません。',
  loading: 'インジケーターを読み込み中...',
  failed: 'インジケーターを読み込めませんでした。',
  retry: common.retry,
  label: 'すべてのインジケーター',
  all: 'すべて',
  standings: {
    matching: '照合中',
    undecidable: '判定不可',
    future: '有効期間前',
    expired: '期限切れ',
    revoked: '失効',
    held: '警告リストによる保留',
  },
  why: {
    language: (detail) => `判定できません。${detail} のパターンは評価されません。`,
    property: (detail) => `判定できません。オブザーバブルには ${detail} が含まれません。`,
    value: () => '判定できません。特定の値を必要としないため、検索の手がかりがありません。',
    expression: () => '判定できません。評価できない比較が含まれています。',
    syntax: (detail) => `判定できません。パターンを解析できません: ${detail}`,
    missing: () => '判定できません。パターンが指定されていません。',
  },
  total: (_count, written) => `${written} 件のインジケーター`,
  empty: 'インジケーターはまだありません。インポート、フィード、手動で追加されます。',
  none: 'この状態のインジケーターはありません。',
  columns: {
    name: 'インジケーター',
    standing: '状態',
    validity: '有効期間',
    sightings: '目撃情報',
    heldBack: '保留',
    score: 'スコア',
  },
  validFrom: (from) => `${from} から`,
  validUntil: (until) => `${until} まで`,
  valid: (from, until) => `${from} から ${until} まで`,
  always: '無期限',

  sighting: {
    at: '目撃日時',
    timeOfDay: '時刻',
    atHint: '空欄の場合は現在',
    future: '未来の日時は指定できません。',
    tooEarly: '1970 年より前の日時は指定できません。',
    count: '回数',
    badCount: '1 以上の整数を入力してください。',
    seenBy: '目撃者',
    seenByHint: '組織、センサー、またはソース',
    note: 'メモ',
    times: (_count, written) => `${written} 回`,
    seenByName: (name) => `目撃者: ${name}`,
  },

  adding: {
    tlp: 'TLP',
    unmarked: '未設定',
    preview: '確認',
    previewTitle: '追加される内容',
    previewFailed: 'テキストを読み取れませんでした。',
    states: { new: '新規', known: '既知', here: '登録済み' },
    nothing: 'オブザーバブルは見つかりませんでした。',
    upTo: (level) => `${level} まで`,
    anyMarking: 'すべてのマーキング',
  },
};
