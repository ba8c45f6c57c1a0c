import type { notInstalled as english } from '../en/not-installed.ts';

export const notInstalled: typeof english = {
  status: 'まだインストールされていません',
  explanation: 'この画面は今後のバージョンで追加されます。ほかの画面に表示される内容には影響しません。',
  back: 'ダッシュボードに戻る',
  screens: {
    crimeAnalysis: {
      title: '犯罪データ分析',
      about: '月別、地域別の警察オープンデータを、収録範囲を明示して表示します。',
    },
    schemas: {
      title: 'スキーマエクスプローラー',
      about: 'JSON スキーマをツリーで表示し、サンプルからの作成、比較、検証を行います。',
    },
  },
};
