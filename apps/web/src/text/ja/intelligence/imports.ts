import type { ImportProblem, ImportState, RejectionReason } from '@halyard/contracts/intelligence/imports.ts';
import { fields } from '@halyard/messages/ja';
import type { imports as english } from '../../en/intelligence/imports.ts';
import { common } from '../common.ts';

const states: Readonly<Record<ImportState, string>> = {
  waiting: '待機中',
  reading: '読み取り中',
  previewing: '確認待ち',
  storing: '保存中',
  finished: '完了',
  cancelled: 'キャンセル済み',
  failed: '失敗',
  undoing: '元に戻しています',
  undone: '元に戻し済み',
};

const reasons: Readonly<Record<RejectionReason, string>> = {
  not_an_object: 'この項目はオブジェクトではありません。',
  no_type: 'オブジェクトに種類がありません。',
  no_id: 'オブジェクトに ID がありません。',
  bad_id: 'ID がこの種類の STIX ID ではありません。',
  bad_timestamp: '日付または時刻を読み取れません。',
  bad_field: 'フィールドの値が無効です。',
  missing_field: '必須のフィールドがありません。',
  unknown_spec_version: 'この STIX バージョンには対応していません。',
  duplicate_in_file: '同じオブジェクトがこのファイルに複数あります。最新の版をインポートしました。',
  dangling_source: '接続元のレコードが、ファイルにもワークスペースにもありません。',
  dangling_target: '接続先のレコードが、ファイルにもワークスペースにもありません。',
  self_reference: '接続元と接続先が同じレコードです。',
  too_large: 'オブジェクトが許可された大きさを超えています。',
  too_deep: 'オブジェクトの入れ子が許可された深さを超えています。',
  wrong_column_count: '列数が見出し行と一致しません。',
  unknown_value: '許可されている値の一覧にない値です。',
  bad_text: 'テキストに制御文字が含まれています。',
};

const problems: Readonly<Record<ImportProblem, string>> = {
  not_json: 'ファイルが正しい JSON ではありません。下に示す場所を修正して、もう一度インポートしてください。',
  not_a_bundle:
    'ファイルは JSON ですが、STIX 2.1 バンドルではありません。オブジェクトの一覧を持つバンドルとしてエクスポートし直してください。',
  not_utf8: 'ファイルの文字コードが UTF-8 ではありません。UTF-8 で保存して、もう一度インポートしてください。',
  empty_file: 'ファイルが空です。作成元のエクスポートを確認して、もう一度インポートしてください。',
  unknown_header:
    '見出し行がどのテンプレートとも一致しません。脅威、エンティティ、接続のいずれかのテンプレートの列を使用してください。',
  unbalanced_quote: '引用符が開いたまま閉じられていません。下に示す行で閉じて、もう一度インポートしてください。',
  too_large: 'ファイルが 256 MB を超えています。分割して、順にインポートしてください。',
  too_many_objects: 'オブジェクトが 1,000,000 件を超えています。分割して、順にインポートしてください。',
  interrupted:
    'インポート中にサーバーが停止しました。レコードは保存されていません。もう一度ファイルをインポートしてください。',
  storage_full:
    'サーバーのディスクに空きがありません。管理者に空き容量の確保を依頼してから、もう一度ファイルをインポートしてください。',
};

export const imports: typeof english = {
  title: 'インポート',
  about: 'STIX 2.1 バンドルと CSV ファイルのインポートです。結果は概要として示され、元に戻すこともできます。',
  fromSource: (name) => `ソース: ${name}`,
  ofSource: {
    one: '1 つのソースのインポート',
    named: (name) => `${name} のインポート`,
    all: 'すべてのインポートを表示',
  },
  loading: 'インポートを読み込んでいます...',
  failed: 'インポートを読み込めませんでした。',
  notFresh: '一覧を更新できませんでした。表示が古い可能性があります。',
  retry: common.retry,
  refresh: common.refresh,
  close: common.close,
  cancel: common.cancel,
  dismiss: common.dismiss,
  asOf: (time) => `${time} 現在`,
  count: (_, written) => `${written} 件のインポート`,
  onlyNewest: (written) => `新しい順に ${written} 件のインポートを表示しています`,
  list: 'インポート (新しい順)',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  upload: {
    area: 'アップロード',
    limits: 'STIX 2.1 (.json、.stix) または CSV、1 ファイル 256 MB まで。ファイルは 1 件ずつインポートされます。',
    tooLarge: (size) => `このファイルは ${size} です。上限は 256 MB です。分割してアップロードしてください。`,
    preview: '公開前にプレビュー',
    previewHint: 'インポートで作成、変更されるものと開くアラートを表示します。公開するまで何も保存されません。',
    wrongKind:
      '対応していない種類のファイルです。STIX (.json、.stix) または CSV (.csv) のファイルをアップロードしてください。',
  },

  state: (state) => states[state],
  formats: { stix: 'STIX 2.1 バンドル', csv: 'CSV' },
  operator: 'コマンドライン',
  nobody: '不明なユーザー',
  notStored: '確認して公開するまで何も保存されません。',
  review: '確認',
  reviewOf: (name) => `${name} のインポートを確認`,
  open: (name) => `${name} の詳細`,
  progress: (name) => `${name} の進行状況`,
  read: (percent, read, total) => `${percent} 読み取り済み (${total} 中 ${read})`,
  objectsSoFar: (_, written) => `これまでに ${written} 件のオブジェクト`,
  storing: 'レコードを保存しています...',

  summary: {
    label: (total, created, updated, unchanged, rejected, skipped = '') =>
      `受信 ${total} = 作成 ${created} + 更新 ${updated} + 変更なし ${unchanged} + 拒否 ${rejected}${skipped && ` + 除外 ${skipped}`}`,
    total: '受信',
    created: '保存',
    updated: '更新',
    rejected: '拒否',
    skipped: '除外',
    unchanged: '変更なし',
    show: (name, count) => `${name}: ${count}。レコードを表示`,
    showRejected: (count) => `拒否: ${count}。理由を表示`,
    nothing: 'ファイルにオブジェクトはありません。',
  },

  details: {
    format: '形式',
    started: '開始',
    finished: '終了',
    notYet: '未終了',
    by: '実行者',
    size: common.size,
    id: fields.id,
    loading: '詳細を読み込んでいます...',
    failed: '詳細を読み込めませんでした。',
    back: common.backToList,
    gone: 'このインポートは利用できなくなりました。',
  },

  problem: (problem) => problems[problem],
  problemAt: fields.location,

  rejections: {
    title: '拒否されたオブジェクト',
    none: '拒否されたオブジェクトはありません。',
    deleted: '拒否された行は保存期間の終了により削除されました。',
    place: fields.location,
    object: 'オブジェクト',
    reason: fields.reason,
    line: (line) => `${line} 行目`,
    noId: 'ID なし',
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `拒否されたオブジェクト ${total} 件のうち ${shown} 件を表示しています。`,
    download: '拒否されたオブジェクトをダウンロード (CSV)',
    downloading: 'ダウンロードしています...',
    saved: (_, written) => `拒否されたオブジェクト ${written} 件をダウンロードしました`,
    saveFailed: '拒否されたオブジェクトをダウンロードできませんでした。もう一度お試しください。',
  },

  stop: (name) => `${name} のインポートを中止`,
  stopped: (name) => `${name} のインポートをキャンセルしました。レコードは保存されていません。`,
  stopFailed: 'インポートをキャンセルできませんでした。',

  undo: {
    button: 'インポートを元に戻す',
    of: (name) => `${name} のインポートを元に戻す`,
    title: 'このインポートを元に戻しますか?',
    question: (name) => `${name} のインポートを元に戻します:`,
    remove: (_, written) => `作成されたレコード ${written} 件を削除します`,
    restore: (_, written) => `更新されたレコード ${written} 件を以前の値に戻します`,
    keep: 'インポート後に変更されたレコードや、ほかのインポートにも含まれるレコードは残ります。',
    removed: (_, written) => `${written} 件のレコードを削除しました`,
    restored: (_, written) => `${written} 件のレコードを復元しました`,
    kept: (_, written) => `インポート後に変更されたため、${written} 件のレコードを残しました`,
    shared: (_, written) => `ほかのインポートにも含まれるため、${written} 件のレコードを残しました`,
    underWay: (name) => `${name} を元に戻しています`,
    progress: (percent, done, total) => `${percent} 完了、${total} 件中 ${done} 件`,
    waits: '待機中',
    checking: '依存するレコードを確認しています...',
    checkFailed: '依存するレコードを読み込めませんでした。',
    hanging: 'ほかのレコードがこれらのレコードに依存しています:',
    connections: (_, written) => `ほかから追加された接続 ${written} 件が一端を失い、表示されなくなります`,
    fromImport: (name, written) => `${name}: ${written} 件`,
    drawnHere: (written) => `このワークスペースで作成: ${written} 件`,
    incidents: (_, written) => `インシデント ${written} 件から関連レコードが外れます`,
    more: (written) => `ほか ${written} 件`,
    done: 'インポートを元に戻しました。',
    failed: 'インポートを元に戻せませんでした。',
  },

  ended: {
    finished: (name, created, updated, rejected) =>
      `${name} をインポートしました: 作成 ${created}、更新 ${updated}、拒否 ${rejected}`,
    ready: (name) => `${name} を確認できます。`,
    failed: (name) => `${name} をインポートできませんでした。`,
  },

  guide: {
    empty: 'インポートはまだありません',
    emptyAbout: 'インポートごとに、作成、更新、拒否の件数がここに表示されます。',
    title: 'インポートできるもの',
    stix: 'STIX 2.1 バンドル',
    stixAbout:
      'オブジェクトの一覧を含む JSON ファイルです。インジケーターとマルウェアは脅威に、アイデンティティと場所はエンティティに、関係は接続になります。既存のオブジェクトは更新されます。',
    tables: {
      threats: { name: '脅威 (CSV)', about: '1 行に 1 件の脅威。' },
      entities: { name: 'エンティティの CSV', about: '1 行に 1 件の人物、組織、または場所。' },
      connections: {
        name: '接続 (CSV)',
        about: '1 行に 1 件の接続。source と target は既存のレコードの名前または ID です。',
      },
    },
    columns: '列',
    required: '必須',
    template: 'テンプレートをダウンロード',
    templateOf: (name) => `テンプレートをダウンロード: ${name}`,
    automation: 'インポートの自動化',
    command: 'サーバーのコマンドラインから',
    api: 'API から、設定画面の API キーで',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
  },
};
