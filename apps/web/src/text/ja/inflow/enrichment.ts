import type {
  ActionProblem,
  fileStates as fileStateNames,
  TableMatch,
  tableRejections,
} from '@halyard/contracts/inflow/enrichment.ts';
import type { enrichment as Words } from '../../en/inflow/enrichment.ts';
import { common } from '../common.ts';

const matches: Readonly<Record<TableMatch, string>> = {
  exact: '値そのもの',
  network: 'アドレスが属するネットワーク',
  domain: 'ホストが属するドメイン',
};

const rejections: Readonly<Record<(typeof tableRejections)[number], string>> = {
  no_key: 'キーがありません',
  not_a_key: 'キーが無効です',
  repeated: 'キーが重複しています',
  too_long: '行が長すぎます',
  too_many: 'テーブルの上限を超えています',
  wrong_width: 'セルの数が見出しと異なります',
};

const problems: Readonly<Record<ActionProblem, string>> = {
  blocked: 'このアドレスへの問い合わせは許可されていません',
  redirected: 'サービスが別の場所に転送しました',
  rejected: 'サービスがエラーを返しました',
  timeout: '時間内に応答がありませんでした',
  cut_off: '応答が途中で切れました',
  too_large: '応答が大きすぎます',
  unreachable: 'サービスに接続できません',
  not_json: '応答が JSON ではありません',
  on_warning_list: '警告リストにあるため自動では問い合わせません',
  asked_to_wait: 'サービスが一時的な待機を求めているため問い合わせていません',
};

const fileStates: Readonly<Record<(typeof fileStateNames)[number], string>> = {
  ready: '使用可能',
  missing: 'ファイルがありません',
  unreadable: 'ファイルを読み取れません',
};

const paths: Readonly<Record<string, string>> = {
  'country.iso_code': '国コード',
  'country.names.en': '国',
  'city.names.en': '都市',
  'continent.code': '大陸コード',
  'continent.names.en': '大陸',
  autonomous_system_number: 'AS 番号',
  autonomous_system_organization: 'AS 組織',
  'location.time_zone': 'タイムゾーン',
  'postal.code': '郵便番号',
  'subdivisions.0.names.en': '地域',
};

export const enrichment: typeof Words = {
  lead: 'テーブル、サーバー上のファイル、問い合わせ先サービスから得られるオブザーバブルの追加情報です。出典と時期とともに表示され、何も変更しません。',
  loading: 'エンリッチメントを読み込んでいます...',
  retry: common.retry,
  cancel: common.cancel,
  close: common.close,
  edit: common.edit,
  delete: common.delete,
  more: common.showMore,
  deleted: (name) => `削除しました: ${name}`,

  failures: {
    load: 'エンリッチメントを読み込めませんでした。',
    table: 'テーブルを読み込めませんでした。',
    action: 'アクションを保存できませんでした。',
    delete: '削除できませんでした。',
    run: 'アクションを実行できませんでした。',
  },

  places: {
    country: '国',
    anyCountry: 'すべての国',
    unknownCountry: '国は不明',
    noCountry: '国なし',
    countryIs: (name) => `国: ${name}`,
    asn: 'AS 番号',
    anyAsn: 'すべての AS 番号',
    unknownAsn: 'AS 番号は不明',
    noAsn: 'AS 番号なし',
    asnIs: (number) => `AS${number}`,
  },

  tables: {
    title: 'テーブル',
    none: 'テーブルはまだありません。資産、拠点、取引先などの CSV ファイルをアップロードしてください。',
    add: '新しいテーブル',
    replace: '行を置き換え',
    rows: (_count, written) => `${written} 行`,
    rejected: (_count, written) => `${written} 行を拒否`,
    found: '検索キー',
    keyColumn: 'キー列',
    columns: '表示する列',
    file: '読み込み',
    loaded: (file, when, by) => `${file}、${when}、${by}`,
    edition: 'バージョン',
    key: 'キー',
    line: (line) => `${line} 行目`,
    done: (name, rows) => `${name}: ${rows}`,
  },

  form: {
    addTitle: '新しいテーブル',
    replaceTitle: (name) => `${name} の行を置き換え`,
    replaceAbout: 'すべての行が一度に入れ替わります。見出しには同じ列が必要です。1 日以内なら元に戻せます。',
    file: 'CSV ファイル',
    fileHint: '見出し付きの UTF-8。区切りはカンマ、セミコロン、タブ。最大 20 MB、100,000 行。',
    fileMissing: '見出しのあるファイルを選択してください。',
    name: '名前',
    nameMissing: '名前を入力してください。',
    keyType: 'キーの種類',
    columnsMissing: '列を 1 つ以上選択してください。',
    load: '読み込む',
    outcome: '読み込み結果',
  },

  files: {
    title: 'サーバー上のファイル',
    none: 'MMDB ファイルは設定されていません。運用者が HALYARD_MMDB_FILES を設定します。',
    built: (when) => `作成 ${when}`,
  },

  actions: {
    title: 'HTTP アクション',
    none: 'アクションはまだありません。アクションは、実行されたときに別のサービスへオブザーバブルについて問い合わせます。',
    add: '新しいアクション',
    editTitle: (name) => `${name} を編集`,
    types: '対象',
    typesMissing: '種類を 1 つ以上選択してください。',
    method: 'メソッド',
    url: 'URL',
    urlHint: 'オブザーバブルを入れる位置に {{value}} と書きます。',
    urlMissing: '{{value}} を含むアドレスを入力してください。',
    body: '本文 (JSON)',
    fields: '表示するフィールド',
    fieldsHint: '1 行に 1 つ: 名前 = パス。例: Score = data.score、Name = results[0].name',
    fieldsMissing: 'フィールドを 1 つ以上入力してください。',
    perHour: '1 時間あたりの自動実行数',
    perHourHint:
      '1 時間に自動で問い合わせる新しいオブザーバブルの上限。空欄の場合はクリック時のみ。警告リストの値は送信されません。',
    perHourWrong: '1 から 3,600 までの整数を入力するか、空欄にしてください。',
    runs: '実行',
    onClick: 'クリック時',
    byItself: (count) => `新しいオブザーバブルに対して 1 時間に最大 ${count} 件`,
    save: common.save,
    credential: '認証情報',
    kept: '現在のものを保持',
    kindNone: 'なし',
    kindBearer: 'Bearer トークン',
    kindBasic: 'ユーザーとパスワード',
    kindApiKey: 'ヘッダーのキー',
    token: 'トークン',
    user: 'ユーザー',
    password: 'パスワード',
    header: 'ヘッダー',
    key: 'キー',
    saved: (name) => `保存しました: ${name}`,
  },

  part: {
    title: 'エンリッチメント',
    none: 'これについての情報はテーブル、ファイル、アクションのいずれにもありません。',
    noFacts: '記載なし。',
    notRun: '未実行。',
    loaded: (when) => `テーブル、${when} 読み込み`,
    built: (when) => `ファイル、${when} 作成`,
    answered: (when) => `アクション、${when} 応答`,
    action: 'アクション',
    match: (match) => `${match} に一致`,
    run: '実行',
    again: '再実行',
    runName: (name) => `${name} を実行`,
    failed: (when, why) => `最終試行 ${when}: ${why}`,
    status: (why, status) => `${why} (${status})`,
  },
  matches,
  rejections,
  problems,
  fileStates,
  paths,
};
