import type { sampleData as english } from '../../en/administration/sample-data.ts';
import { common } from '../common.ts';

export const sampleData: typeof english = {
  title: 'サンプルデータ',
  about: 'このワークスペースには、評価用の架空のレコードが含まれており、「サンプル」と表示されます。',
  holds: 'このワークスペースのサンプルデータ',
  records: (_, written) => `脅威、エンティティ、接続 ${written} 件`,
  incidents: (_, written) => `インシデント ${written} 件`,
  playbooks: (_, written) => `プレイブック ${written} 件`,
  tasks: (_, written) => `タスク ${written} 件`,
  schemas: (_, written) => `スキーマ ${written} 件`,
  policeFiles: (_, written) => `警察データのファイル ${written} 件`,
  people: (_, written) => `アカウント ${written} 件 (残ります)`,
  failed: 'サンプルデータの情報を読み込めませんでした。',
  retry: common.retry,
  loading: common.loading,
  empty: 'サンプルデータは残っていません。',
  listFailed: 'これらのレコードを読み込めませんでした。',
  more: common.showMore,
  moreFailed: '続きのレコードを読み込めませんでした。',
  taskOf: (owner) => `${owner} のタスク`,
  remove: 'サンプルデータを削除',
  removing: '削除しています...',
  question: 'サンプルデータをすべて削除しますか?',
  goes: '次のものが、関連するイベントとリンクとともに削除されます:',
  stays: 'アカウントと、ユーザーが追加したものはすべて残ります。この操作は元に戻せません。',
  backup:
    '後で元に戻せるようにするには、先にバックアップを作成してください。手順は docs/operating.md の「Backup and restore」にあります。',
  cancel: common.cancel,
  close: common.close,
  removed: (_, written) => `${written} 件のサンプルレコードを削除しました`,
  removeFailed: 'サンプルデータを削除できませんでした。もう一度お試しください。',
};
