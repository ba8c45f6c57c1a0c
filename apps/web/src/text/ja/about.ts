import type { about as english } from '../en/about.ts';

export const about: typeof english = {
  open: (name: string) => `${name}について`,
  version: 'バージョン',
  license: 'ライセンス',
  identity: 'IDプロバイダー',
  identities: { embedded: '組み込み', cloud: 'Amazon Cognitoユーザープール' },
  notices: 'サードパーティのライセンス表記',
  loading: '読み込み中...',
  failed: 'バージョンを読み込めませんでした。',
  retry: '再試行',
  close: '閉じる',
};
