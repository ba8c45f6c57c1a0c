import type { notInstalled as english } from '../en/not-installed.ts';

export const notInstalled: typeof english = {
  status: 'まだインストールされていません',
  explanation: 'この画面は今後のバージョンで追加されます。ほかの画面に表示される内容には影響しません。',
  back: 'ダッシュボードに戻る',
  screens: {
    threats: {
      title: '脅威分析',
      about: '期間、重大度、種類、ソース別に見た脅威と、その履歴や地図です。',
    },
    network: {
      title: 'エンティティネットワーク分析',
      about: '人物、組織、場所と、そのつながりです。',
    },
    security: {
      title: 'セキュリティ運用',
      about: 'インシデントとそのタイムライン、プレイブック、アラート、レポートです。',
    },
    crimeAnalysis: {
      title: '犯罪データ分析',
      about: '月別、地域別の警察オープンデータを、収録範囲を明示して表示します。',
    },
    schemas: {
      title: 'スキーマエクスプローラー',
      about: 'JSON スキーマをツリーで表示し、サンプルからの作成、比較、検証を行います。',
    },
    notifications: { title: '通知', about: '対応が必要な事項を、日付別、種類別に表示します。' },
  },
};
