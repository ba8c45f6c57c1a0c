import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import type { SchemaChange, SchemaEffect, SchemaVerdict } from '@halyard/contracts/work/schemas.ts';
import { fields } from '@halyard/messages/ja';
import type { schemaWork as english } from '../../en/work/schema-work.ts';
import { common } from '../common.ts';

const kinds: Readonly<Record<CrimeKind, string>> = {
  street: '街頭犯罪',
  outcomes: '処理結果',
  'stop-and-search': '職務質問と所持品検査',
};

const verdicts: Readonly<Record<SchemaVerdict, { readonly title: string; readonly about: string }>> = {
  same: { title: '同一', about: '順序と説明以外に違いはありません。' },
  compatible: { title: '互換', about: '有効だった文書はすべて有効なままです。' },
  breaking: { title: '非互換', about: '一部の文書が無効になります。例:' },
  unproved: {
    title: '互換性がない可能性あり',
    about: 'スキーマは厳しくなりましたが、無効になる例は見つかりませんでした。変更点を確認してください。',
  },
};

const effects: Readonly<Record<SchemaEffect, string>> = {
  none: '影響なし',
  widening: '緩和',
  narrowing: '厳格化',
  unknown: '影響不明',
};

const changes: Readonly<Record<SchemaChange['kind'], string>> = {
  added: '追加',
  removed: '削除',
  changed: '変更',
};

export const schemaWork: typeof english = {
  make: {
    button: 'スキーマを作成',
    notAllowed: '閲覧のみ可能です。スキーマはアナリストと管理者が作成できます。',
    title: 'スキーマを作成',
    sources: '作成元',
    file: 'サンプルファイル',
    police: '警察データ',
    written: 'JSON Schema',
    fileAbout: '見出し行のある CSV、オブジェクトの JSON 配列、または NDJSON。512 MB まで。ファイルは保存されません。',
    policeAbout: 'インポートした警察データの 1 か月分のすべての行を使用します。',
    writtenAbout: 'ドラフト 04 から 2020-12 までの JSON Schema。8 MB、400 階層まで。',
    choose: 'ファイルを選択',
    drop: 'またはここにドロップ',
    chosen: (name, size) => `${name}、${size}`,
    name: fields.name,
    nameHint: 'ファイル名など、スキーマのソースとして表示されます。',
    paste: 'またはスキーマを貼り付け',
    pasteHint: '最新のファイルまたはテキストが使用されます。',
    asVersion: (title) => `「${title}」の次のバージョンとして`,
    kind: fields.kind,
    kindOf: (kind) => kinds[kind],
    month: common.month,
    monthsHint: '街頭犯罪のファイルをインポートした月（新しい順）。',
    noMonths: '警察データはまだありません。先に「犯罪データ分析」でインポートしてください。',
    monthsLoading: '月を読み込んでいます...',
    monthsFailed: '月を読み込めませんでした。',
    start: 'スキーマを作成',
    add: 'スキーマを追加',
    cancel: common.cancel,
    stop: '停止',
    sending: 'アップロード',
    sent: (percent, sent, total) => `${percent} 送信済み（${sent} / ${total}）`,
    reading: 'アップロードが完了しました。処理しています...',
    made: (title) => `${title} を作成しました`,
    noFile: '先にファイルを選択してください。',
    noName: '名前を入力してください。',
    nothingWritten: 'ファイルを選択するか、スキーマを貼り付けてください。',
    notJson: '有効な JSON ではありません。修正してもう一度お試しください。',
    emptyFile: 'このファイルは空です。行のあるファイルを選択してください。',
    wrongKind:
      'CSV、JSON、NDJSON（.csv、.json、.ndjson、.jsonl）のいずれでもありません。いずれかの形式でエクスポートしてください。',
    sampleTooLarge: (size) => `このファイルは ${size} です。受け付けるのは 512 MB までです。一部を送信してください。`,
    schemaTooLarge: (size) => `このスキーマは ${size} です。受け付けるのは 8 MB までです。`,
    failed: 'スキーマを作成できませんでした。入力内容は保持されています。もう一度お試しください。',
    unreachable: '接続が切れました。何も作成されていません。もう一度お試しください。',
  },

  versions: {
    only: 'このスキーマのバージョンは 1 つだけです。比較するには、別のバージョンを追加してください。',
    list: 'バージョン（新しい順）',
    version: (version) => `バージョン ${version}`,
    shown: '表示中',
    open: (version) => `バージョン ${version} を表示`,
    older: '比較元',
    newer: '比較先',
    comparing: '比較しています...',
    failed: 'バージョンを比較できませんでした。',
    sameChosen: '異なる 2 つのバージョンを選択してください。',
    verdict: (verdict) => verdicts[verdict],
    example: '無効になった文書の例',
    rejectedAt: (place, message) => `${place}：${message}`,
    wholeDocument: '文書全体',
    changes: (_count, written) => `変更 ${written} 件`,
    more: (_count, written) => `ほかに ${written} 件の変更があります。`,
    none: '変更されたキーワードはありません。',
    root: 'スキーマのルート',
    show: (place) => `${place} をツリーで表示`,
    removed: '古いバージョンのみ',
    change: (kind) => changes[kind],
    effect: (effect) => effects[effect],
    before: '変更前',
    after: '変更後',
  },

  validate: {
    label: 'JSON 文書',
    hint: '文書を貼り付けるか、ファイルをドロップしてください（8 MB まで）。文書は保存されません。',
    choose: 'ファイルを選択',
    check: '検証',
    checking: '検証しています...',
    empty: '先に文書を貼り付けてください。',
    tooLarge: (size) => `この文書は ${size} です。受け付けるのは 8 MB までです。`,
    unreadable: 'このファイルを読み取れませんでした。もう一度選択してください。',
    failed: '文書を検証できませんでした。入力内容は保持されています。',
    unreachable: '接続が切れました。入力内容は保持されています。もう一度お試しください。',
    valid: '文書は有効です。',
    invalid: (_count, written) => `文書は無効です：エラー ${written} 件。`,
    atLeast: (written) => `文書は無効です：エラー ${written} 件（最初の 200 件を表示）。`,
    took: (ms) => `${ms} ms で検証しました`,
    stale: '文書が変更されました。もう一度検証してください。',
    list: 'エラー',
    wholeDocument: '文書全体',
    show: (place) => `${place} の規則をツリーで表示`,
    clear: '結果を消去',
  },

  export: {
    label: 'エクスポート',
    formats: { 'json-schema': 'JSON Schema', typescript: 'TypeScript の型', sample: 'サンプル文書' },
    saved: (name) => `${name} を保存しました`,
    failed: 'ファイルを作成できませんでした。もう一度お試しください。',
    marked: 'サンプルデータ：読み込めなかったスキーマの代わりに表示されたものです。',
    fileName: 'sample-data-customer.schema.json',
  },

  remove: {
    button: common.delete,
    buttonOf: (version) => `バージョン ${version} を削除`,
    notAllowed: '削除できるのはご自分のスキーマのみです。',
    done: (title) => `${title} を削除しました。30 日以内であれば復元できます。`,
    undo: common.undo,
    restored: (title) => `${title} を復元しました`,
    failed: 'スキーマを削除できませんでした。',
    restoreFailed: 'スキーマを復元できませんでした。',
  },
};
