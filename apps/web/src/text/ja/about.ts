import type { AboutWords } from '../about-words.ts';

export const about: AboutWords = {
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
