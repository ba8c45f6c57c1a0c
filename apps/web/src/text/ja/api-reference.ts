import type { apiReference as english } from '../en/api-reference.ts';

export const apiReference: typeof english = {
  title: 'API リファレンス',
  about: '製品 API のすべての呼び出しです。サーバーとコンソールが共有する定義から生成しています。',
  download: 'OpenAPI 3.1 でダウンロード',
  loading: 'API ドキュメントを読み込んでいます...',
  failed: 'API ドキュメントを読み込めませんでした。',
  retry: '再試行',
  permission: '権限',
  anyone: 'サインイン不要',
  parameters: 'パラメーター',
  body: 'リクエスト本文',
  reply: 'レスポンス',
  noReply: 'コンテンツなし',
  refusals: '拒否の応答はすべて {message, code, requestId} の形式です。',
};
