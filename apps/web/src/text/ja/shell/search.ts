import { terms } from '@halyard/messages/ja';
import type { search as english } from '../../en/shell/search.ts';

export const search: typeof english = {
  title: 'インテリジェンスを検索',
  close: '検索を閉じる',
  results: '検索結果',
  kinds: {
    incident: 'インシデント',
    threat: '脅威',
    entity: 'エンティティ',
    playbook: 'プレイブック',
    schema: 'スキーマ',
    analysis: '分析',
    notification: '通知',
    task: 'マイタスク',
    user: 'ユーザー',
  },
  statuses: terms.incidentStatuses,
  screens: '移動',
  actions: '操作',
  newIncident: '新しいインシデント',
  newThreat: '新しい脅威',
  newTask: '新しいタスク',
  import: 'ファイルをインポート',
  searching: '検索しています…',
  none: '該当する結果はありません',
  failed: '検索に失敗しました。',
  retry: '再試行',
  found: (_count, written) => `${written} 件の結果`,
  more: 'ほかにも結果があります。検索を絞り込んでください。',
  keys: '矢印キーで移動、Enter で開く、Esc で消去',
};
