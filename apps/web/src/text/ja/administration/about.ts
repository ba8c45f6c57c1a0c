import type { about as english } from '../../en/administration/about.ts';
import { common } from '../common.ts';

export const about: typeof english = {
  open: (name: string) => `${name}について`,
  version: 'バージョン',
  license: 'ライセンス',
  accessibility: 'アクセシビリティ',
  conformance:
    'WCAG 2.2レベルAA（未対応の項目は、このバージョンのdocs/accessibility.mdに記載）。利用の妨げがあれば、このシステムの運用者にお知らせください。',
  identity: 'IDプロバイダー',
  identities: { embedded: '組み込み', cloud: 'Amazon Cognitoユーザープール' },
  notices: 'サードパーティのライセンス表記',
  loading: common.loading,
  failed: 'バージョンを読み込めませんでした。',
  retry: common.retry,
  close: common.close,
};
