import type { showcase as english } from '../../en/public/showcase.ts';

export const showcase: typeof english = {
  picture:
    'サンプルデータを使ったセキュリティ運用の画面例。過去 24 時間のイベント 119 件、未対応のインシデント 12 件、重大なインシデントとその経過を示しています。',
  events: 'イベント 119 件',
  window: '過去 24 時間',
  now: '現在',
  levels: { critical: '重大', high: '高', medium: '中', low: '低' },
  resolution: '3.2',
  notes: { open: '重大 1 件', resolution: '30 日間で 20 件解決', resolved: '過去 24 時間' },
  incidents: {
    portal: { title: '取引先ポータルでの認証情報の窃取', source: '認証ログ' },
    archive: { title: '不明なホストへ暗号化アーカイブを送信', source: '外向きプロキシ' },
    countries: { title: '2 か国からの繰り返しサインイン', source: '認証ログ' },
    badge: { title: '北門のカードリーダーがオフライン', source: '入退室管理' },
    driver: { title: '経理部門の端末で署名のないドライバー', source: '端末エージェント' },
    service: { title: 'サービスアカウントの対話的な利用', source: '認証ログ' },
  },
  critical: '重大',
  facts: { detected: '検知', assignee: '担当者', target: '解決目標' },
  left: '残り 1 時間 43 分',
  timeline: [
    'プロバイダーのアドレス範囲を遮断',
    '11 アカウントのトークンを失効',
    'アラート: 1 つのプロバイダーからサインインが急増',
    'セッションが案件アーカイブを開封',
    '11 番目のアカウントがサインイン',
  ],
  truths: {
    label: 'この製品について',
    figures: {
      title: 'すべての数値からレコードを確認',
      text: '数値をクリックすると、数えた対象がそのまま表示されます。',
      more: 'ほか未対応のインシデント 9 件',
    },
    log: {
      title: '改ざんを検知できる 1 つのイベントログ',
      text: '履歴、指標、通知はすべて、追記専用で検証可能な 1 つのログから作られます。',
      numbers: ['48,213', '48,212', '48,211'],
      events: ['承認', '証拠を追加', 'メモを追加'],
      verified: '整合性を確認済み、48,213 件',
    },
    hosting: {
      title: 'セルフホスト',
      text: 'データベースと ID プロバイダーを内蔵した 1 つのプロセス。オフラインで動作します。',
      database: 'DB',
      identity: 'ID',
      builtIn: '内蔵、準備完了',
      outbound: '外部接続',
      connections: '0 件',
      readyAt: '起動先',
    },
  },
  sampleNote: '例はサンプルデータです。',
};
