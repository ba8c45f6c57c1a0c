import type {
  CrimeFileProblem,
  CrimeFileState,
  CrimeImportState,
  CrimeRowReason,
  CrimeSource,
} from '@halyard/contracts/crime/crime-imports.ts';
import { fields } from '@halyard/messages/ja';
import type { crimeImports as english } from '../../en/crime/crime-imports.ts';
import { common } from '../common.ts';

const states: Readonly<Record<CrimeImportState, string>> = {
  waiting: '待機中',
  reading: '読み取り中',
  held: '判断待ち',
  finished: '完了',
  cancelled: 'キャンセル済み',
  failed: '失敗',
  undone: '元に戻し済み',
};

const fileStates: Readonly<Record<CrimeFileState, string>> = {
  imported: '保存',
  same: 'インポート済み',
  rejected: '拒否',
  replaced: '置き換え済み',
  undone: '元に戻し済み',
  discarded: '破棄',
};

const sources: Readonly<Record<CrimeSource, string>> = {
  upload: 'アップロード',
  command: 'サーバーのコマンドライン',
  archive: '警察データのアーカイブ',
  sample: '生成されたサンプル',
};

const problems: Readonly<Record<CrimeFileProblem, string>> = {
  empty_file: 'ファイルが空です。もう一度ダウンロードしてインポートしてください。',
  not_csv:
    'CSV ファイルでも zip アーカイブでもありません。data.police.uk の CSV ファイル、またはその zip をインポートしてください。',
  not_utf8: 'ファイルは UTF-16 とされていますが、破損しています。UTF-8 で保存し、もう一度インポートしてください。',
  nul_bytes: 'ファイルが破損しています (NUL バイトを含みます)。UTF-8 で保存し、もう一度インポートしてください。',
  missing_columns: '見出しに必要な列がありません。下に示した列を追加し、もう一度インポートしてください。',
  unknown_header:
    '見出しが 3 種類の警察ファイルのどれにも合いません。street、outcomes、stop-and-search と比べてください。',
  no_rows: 'ファイルに見出しはありますが、行がありません。ダウンロードを確認し、もう一度インポートしてください。',
  every_row_rejected: 'すべての行が拒否されました。下のエラーを修正し、もう一度ファイルをインポートしてください。',
  unknown_force:
    'ファイルにもその名前にも既知の警察が見つかりません。data.police.uk のファイル名のままにしてください。',
  too_large: 'ファイルが許可された大きさを超えています。月ごとに分けてインポートしてください。',
  unsafe_path: 'アーカイブに安全でないファイルパスがあります。単純なファイル名で作り直してください。',
  not_a_regular_file:
    'アーカイブの項目がリンクまたはデバイスです。通常のファイルだけでアーカイブを作り直してください。',
  encrypted:
    'アーカイブがパスワードで保護されています。展開してファイルをインポートするか、パスワードなしで作り直してください。',
  bomb: 'アーカイブが許可された圧縮率を超えています。展開したファイルをインポートしてください。',
  too_many_entries: 'アーカイブの項目が多すぎます。分けてインポートしてください。',
  corrupt_zip: 'アーカイブが破損しています。ダウンロードまたは作成をやり直し、もう一度インポートしてください。',
  nothing_to_import: '警察データが見つかりませんでした。data.police.uk の CSV ファイルが必要です。',
  network_failed:
    '警察データのアーカイブに接続できませんでした。サーバーのネットワークを確認するか、別の場所で月のデータをダウンロードしてアップロードしてください。',
  storage_full: 'サーバーの保存領域がいっぱいです。運用担当者に空きを作ってもらい、もう一度インポートしてください。',
  interrupted: 'インポート中にサーバーが停止しました。何も残っていません。もう一度インポートしてください。',
};

const reasons: Readonly<Record<CrimeRowReason, string>> = {
  unterminated_quote: '引用符が閉じられていません。この行で閉じてください。',
  wrong_column_count: '行の列数が見出しと一致しません。不足を補うか、余分を除いてください。',
  line_too_long: '行が許可された長さを超えています。改行または引用符の抜けを確認してください。',
  bad_text: '行に無効な文字が含まれています。ファイルを UTF-8 で保存してください。',
  bad_month: '月を読み取れません。2026-03 のように書いてください。',
  future_month: '月がまだ終わっていません。月を直してください。',
  other_month: '月がファイルの月と一致しません。',
  bad_coordinates: '経度または緯度が数値ではありません。-0.127 のように度で書いてください。',
  swapped_coordinates: '経度と緯度が入れ替わっています。',
  outside_country: '位置がイングランド、ウェールズ、北アイルランドの外にあります。座標を修正してください。',
  half_a_location: '経度または緯度がありません。両方を指定するか、両方を空にしてください。',
  bad_lsoa: 'LSOA コードが無効です。E01000001 のようなコードを使うか、空にしてください。',
  missing_category: '犯罪の種類が空です。種類を書いてください。',
  unknown_category: '不明な犯罪の種類です。data.police.uk の表記を使用してください。',
  missing_force: '「Reported by」が空です。警察の名前を書いてください。',
  swapped_columns: '列が入れ替わっており、内容が見出しと一致しません。並べ直してください。',
};

/** The words of importing police data. */
export const crimeImports: typeof english = {
  title: '警察データのインポート',
  about:
    'data.police.uk の street、outcomes、stop-and-search ファイルを取り込みます。各インポートは概要で終わり、元に戻せます。',
  viewer: 'インポートの表示と実行はアナリストと管理者のみ可能です。インポート済みのデータはカバレッジで確認できます。',
  loading: 'インポートを読み込んでいます...',
  failed: 'インポートを読み込めませんでした。',
  notFresh: '一覧を更新できませんでした。表示が古い可能性があります。',
  retry: common.tryAgain,
  cancel: common.cancel,
  close: common.close,
  dismiss: common.dismiss,
  list: 'インポート (新しい順)',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  onlyNewest: (written) => `新しい ${written} 件のインポートを表示しています。`,
  empty: '警察データはまだインポートされていません',
  emptyAbout: 'インポートがここに表示されます。ファイルと、インポートおよび拒否された行数を確認できます。',
  upload: {
    area: '警察データのアップロード',
    limits:
      '公開されたままの CSV ファイル、または zip アーカイブ。1 件につき 1 GB まで。複数の月をアップロードするには、フォルダーを zip にしてください。',
    tooLarge: (size) => `このファイルは ${size} です。上限は 1,024 MB です。月ごとに分けてください。`,
    wrongKind: 'CSV (.csv) でも zip アーカイブ (.zip) でもありません。data.police.uk のファイルを選んでください。',
  },

  archive: {
    title: '警察データのアーカイブからダウンロード',
    month: common.month,
    button: '月をダウンロード',
    about: 'サーバーからのインターネット接続が必要です。データは約 2 か月後に公開されます。',
    badMonth: '2026-03 のように、終わった月を書いてください。',
    started: (month) => `${month} を取得しています。`,
    failed:
      '月をダウンロードできませんでした。サーバーのネットワークを確認するか、代わりにファイルをアップロードしてください。',
  },

  state: (state) => states[state],
  fileState: (state) => fileStates[state],
  source: (source) => sources[source],
  kinds: { street: '犯罪', outcomes: '結果', 'stop-and-search': '職務質問と所持品検査' },
  unknownKind: '種類不明',
  sample: common.sample,
  nobody: '不明なユーザー',
  open: (name) => `${name} のファイル`,
  progress: (name) => `${name} の進行状況`,
  read: (percent, read, total) => `${percent} 読み取り済み (${total} 中 ${read})`,
  filesDone: (done, total) => `${total} 件中 ${done} 件のファイル`,
  counting: 'ファイルを数えています...',

  summary: {
    label: (total, imported, rejected) => `受信 ${total} 行 = インポート ${imported} + 拒否 ${rejected}`,
    total: '合計行数',
    imported: '保存',
    rejected: '拒否',
    equals: '=',
    plus: '+',
    none: '読み取った行はありません。',
    showRows: (count) => `インポート: ${count}。行を表示`,
    showRejected: (count) => `拒否: ${count}。理由を表示`,
    showFiles: (count) => `合計行数: ${count}。ファイルを表示`,
    files: (_, written) => `${written} 件のファイル`,
    fileCount: (state, count) => `${state}: ${count}`,
  },

  problem: (problem) => problems[problem],
  problemAt: '場所',

  files: {
    title: 'ファイル',
    loading: 'ファイルを読み込んでいます...',
    failed: 'ファイルを読み込めませんでした。',
    back: common.backToList,
    gone: 'このインポートは利用できなくなりました。',
    kind: fields.kind,
    state: '処理の結果',
    imported: '保存',
    rejected: '拒否',
    size: common.size,
    lines: '行数',
    hash: 'SHA-256',
    open: (name) => `${name} のインポート概要`,
    same: 'インポート済みのファイルと同一のため、スキップしました。',
    replaced: '同じ月と警察の新しいファイルに置き換えられました。',
    discarded: '代わりに有効なファイルが残されました。',
    changes: '見出しの対応付け',
    noChanges: '見出しは data.police.uk の形式です。',
    onlyFirst: (written) => `最初の ${written} 件のファイルを表示しています。`,
    separator: '、',
  },

  rejections: {
    title: (name) => `${name} の拒否された行`,
    none: '拒否された行はありません。',
    loading: '拒否された行を読み込んでいます...',
    failed: '拒否された行を読み込めませんでした。',
    line: '行',
    reason: fields.reason,
    text: '行の内容',
    column: (column) => `列: ${column}`,
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `拒否された ${total} 行のうち ${shown} 行を表示しています。`,
    download: '拒否された行をダウンロード (CSV)',
    downloading: 'ダウンロード中...',
    saved: (_, written) => `拒否された ${written} 行をダウンロードしました`,
    saveFailed: '拒否された行をダウンロードできませんでした。もう一度お試しください。',
  },

  stop: (name) => `${name} のインポートをキャンセル`,
  stopped: (name) => `${name} のインポートをキャンセルしました。行は保存されていません。`,
  stopFailed: 'インポートをキャンセルできませんでした。',

  undo: {
    button: 'インポートを元に戻す',
    of: (name) => `インポートを元に戻す: ${name}`,
    title: 'このインポートを元に戻しますか?',
    question: (name, rows) => `${name} からインポートした ${rows} 行を削除します。`,
    restore: 'このインポートが置き換えたファイルは復元されます。',
    done: (_removed, writtenRemoved, _restored, writtenRestored) =>
      `インポートを元に戻しました: ${writtenRemoved} 件のファイルを削除、${writtenRestored} 件を復元。`,
    failed: 'インポートを元に戻せませんでした。',
  },

  decision: {
    title: 'このインポートは判断を待っています',
    label: (name) => `${name}の判断`,
    about: '現在よりデータが少なくなる月があります。判断するまで、このインポートは保留されます。',
    none: 'データが少なくなる月はもうありません。「置き換える」ですべてインポートします。',
    loading: '悪くなる月を読み込んでいます…',
    fewer_rows: (force, month, rows, before) => `${force}、${month}: ${before} 行が ${rows} 行になります`,
    more_rejections: (force, month, rejected, before) =>
      `${force}、${month}: 拒否された行 ${rejected}（有効なファイルでは ${before}）`,
    more: (written) => `ほか ${written} 件`,
    keep: '既存のデータを残す',
    replace: '置き換える',
    both: '両方を並べて集計する',
    help: '残す: 上の月は変わらず、ほかはすべてインポートします。置き換える: 新しいファイルを使います。並べる: 両方のファイルの行を使います。',
    done: (name) => `${name}についての判断を反映しました。`,
    failed: '判断を反映できませんでした。',
  },

  ended: {
    held: (name) => `${name}は判断を待っています。`,
    finished: (name, imported, rejected) => `${name} をインポートしました: ${imported} 行を保存、${rejected} 行を拒否`,
    failed: (name) => `${name} をインポートできませんでした。`,
  },
};
