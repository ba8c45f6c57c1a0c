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
  same: { title: '同一', about: '順序と文言以外に違いはありません。' },
  compatible: { title: '互換', about: '有効だった文書はすべて有効なままです。' },
  breaking: { title: '非互換', about: '有効だった文書が無効になります。次がその例です。' },
  unproved: {
    title: '未証明',
    about: '条件が狭くなりましたが、有効から無効に変わる文書は見つかりませんでした。変更点をご確認ください。',
  },
};

const effects: Readonly<Record<SchemaEffect, string>> = {
  none: '影響なし',
  widening: '許容範囲が拡大',
  narrowing: '許容範囲が縮小',
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
    notAllowed: '閲覧者はスキーマの閲覧のみ可能です。作成はアナリストと管理者が行います。',
    title: 'スキーマを作成',
    sources: '作成元',
    file: 'サンプルファイル',
    police: '警察データ',
    written: 'JSON Schema',
    fileAbout:
      '見出し行のある CSV、オブジェクトの JSON リスト、または NDJSON。512 MB まで。サンプルは読み取られ、保存されません。',
    policeAbout: 'インポートした警察データの 1 か月分。すべての行を読み取ります。',
    writtenAbout: 'ドラフト 04 から 2020-12 までの JSON Schema。8 MB、400 階層まで。',
    choose: 'ファイルを選択',
    drop: 'またはここにドロップ',
    chosen: (name, size) => `${name}、${size}`,
    name: fields.name,
    nameHint: 'ファイル名など、スキーマのソースとして表示されます。',
    paste: 'またはスキーマを貼り付け',
    pasteHint: '最後に選択または入力したものが使われます。',
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
    reading: '送信しました。サーバーが読み取っています...',
    made: (title) => `${title} を作成しました`,
    noFile: '先にファイルを選択してください。',
    noName: 'スキーマの名前を入力してください。',
    nothingWritten: 'ファイルを選択するか、スキーマを貼り付けてください。',
    notJson: '有効な JSON ではありません。修正してもう一度お試しください。',
    emptyFile: 'このファイルは空です。行のあるファイルを選択してください。',
    wrongKind:
      'CSV、JSON、NDJSON（.csv、.json、.ndjson、.jsonl）のいずれでもありません。いずれかの形式でエクスポートしてください。',
    sampleTooLarge: (size) => `このファイルは ${size} です。受け付けるのは 512 MB までです。一部を送信してください。`,
    schemaTooLarge: (size) => `このスキーマは ${size} です。受け付けるのは 8 MB までです。`,
    failed: 'スキーマを作成できませんでした。入力した内容は残っています。',
    unreachable: '接続が切れました。何も作成されていません。もう一度お試しください。',
  },

  versions: {
    only: 'このスキーマのバージョンは 1 つだけです。比較するには次のバージョンを作成してください。',
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
    example: '以前は有効で、現在は拒否される文書',
    rejectedAt: (place, message) => `${place}：${message}`,
    wholeDocument: '文書全体',
    changes: (_count, written) => `変更 ${written} 件`,
    more: (_count, written) => `ほかに ${written} 件の変更があります。`,
    none: '変更されたキーワードはありません。',
    root: 'スキーマ自体',
    show: (place) => `${place} をツリーで表示`,
    removed: '古いバージョンのみ',
    change: (kind) => changes[kind],
    effect: (effect) => effects[effect],
    before: '変更前',
    after: '変更後',
  },

  validate: {
    label: 'JSON 文書',
    hint: '文書を貼り付けるか、ファイルをドロップしてください（8 MB まで）。検証のみ行い、保存しません。',
    choose: 'ファイルを選択',
    check: '検証',
    checking: '検証しています...',
    empty: '先に文書を貼り付けてください。',
    tooLarge: (size) => `この文書は ${size} です。受け付けるのは 8 MB までです。`,
    unreadable: 'このファイルを読み取れませんでした。もう一度選択してください。',
    failed: '文書を検証できませんでした。貼り付けた内容は残っています。',
    unreachable: '接続が切れました。貼り付けた内容は残っています。もう一度お試しください。',
    valid: '文書は有効です。',
    invalid: (_count, written) => `文書は無効です：エラー ${written} 件。`,
    atLeast: (written) => `文書は無効です：エラー ${written} 件（最初の 200 件を表示）。`,
    took: (ms) => `${ms} ms で検証しました`,
    stale: '検証後に文書が変更されました。もう一度検証してください。',
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
