import type { errorHelp as english } from '../../en/shell/error-help.ts';

export const errorHelp: typeof english = {
  title: '次の手順',
  reload: 'ページを再読み込みしてください。短い障害なら、すでに復旧していることがあります。',
  connection: 'この端末がネットワークに接続されていることを確認してください。',
  ask: '解決しない場合は、このシステムの管理者にお問い合わせください。',
  time: '時刻 (UTC)',
  address: 'アドレス',
};
