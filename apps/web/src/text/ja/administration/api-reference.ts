import type { apiReference as english } from '../../en/administration/api-reference.ts';
import { common } from '../common.ts';

export const apiReference: typeof english = {
  title: 'API リファレンス',
  about: '製品 API のすべての呼び出しです。サーバーとコンソールが共有する定義から生成しています。',
  download: 'OpenAPI 3.1 でダウンロード',
  loading: 'API ドキュメントを読み込んでいます...',
  failed: 'API ドキュメントを読み込めませんでした。',
  retry: common.retry,
  permission: '権限',
  anyone: 'サインイン不要',
  parameters: 'パラメーター',
  body: 'リクエスト本文',
  reply: 'レスポンス',
  noReply: 'コンテンツなし',
  introduction: 'すべての操作に共通すること',
  filter: '操作を絞り込む',
  nothingFound: '該当する操作はありません。',
  required: '必須',
  errors: 'エラー',
  copy: common.copy,
  copied: common.copied,
  run: '実行',
  runFailed: 'リクエストに失敗しました。',
  rules: [
    {
      name: 'キー',
      rule: '設定の「API」でキーを作成し、x-api-key として送信します。キーは hlk_ で始まります。キーの権限は所有者と同じです。閲覧者のキーは読み取りのみです。アカウント、ユーザー、設定、セッション、Webhook、監査ログ、アシスタントにはキーを使えません。',
    },
    {
      name: '上限',
      rule: 'キーには所有者が選んだ上限が適用されます。1 人または 1 アドレスあたりの上限は毎分 1,200 リクエストです。残りは RateLimit でわかります。超えると Retry-After 付きで 429 を返します。JSON 本文は 1 MB までです。',
    },
    {
      name: 'エラー',
      rule: 'エラーはすべて {message, code, requestId} の形式です。code は変わらないため、判定には code を使ってください。お問い合わせの際は requestId をお知らせください。',
    },
    {
      name: 'べき等性',
      rule: '操作に Idempotency-Key の記載がある場合は、任意の値を指定して送信します。1 日以内に同じリクエストを繰り返すと、最初の応答が返され、何も変更されません。',
    },
    {
      name: 'ページ分割',
      rule: '増え続けるリストには limit と after があります。応答の next が次のページの after です。最後は null になります。',
    },
    {
      name: 'ライブイベント',
      rule: 'GET /live は Server-Sent Events のストリームです。他のリクエストと同じヘッダーが必要なため、fetch で読み取ってください。切断後は最後の id を Last-Event-ID として送信します。',
    },
    {
      name: 'バージョン',
      rule: 'バージョン 1 では追加のみ行われます。未知の項目は無視してください。既存のクライアントに影響する変更は、新しいアドレスで提供します。',
    },
  ],
};
