import type { transport as english } from '../../en/shell/transport.ts';

export const transport: typeof english = {
  unauthenticated: '認証が必要です。もう一度サインインしてください。',
  unreachable: 'サーバーに接続できません。接続がブロックされている可能性があります。',
  cancelled: 'リクエストがキャンセルされました。ネットワークの問題かタイムアウトが原因の可能性があります。',
  tooManyRequests: 'リクエストが多すぎます。しばらく待ってからもう一度お試しください。',
  serverError: 'サーバーエラーが発生しました。担当チームに通知済みで、対応を進めています。',
  other: 'リクエストの処理中にエラーが発生しました。しばらくしてからもう一度お試しください。',
};
