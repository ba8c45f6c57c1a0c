import { terms } from '@halyard/messages/ja';
import type { records as english } from '../../en/intelligence/records.ts';
import { common } from '../common.ts';

const { severities, incidentStatuses, threatStatuses } = terms;

export const records: typeof english = {
  severities,
  noSeverity: terms.noSeverity,
  incidentStatuses,
  threatStatuses,
  system: common.system,
  saveFailed: '変更を保存できませんでした。',
  inGraph: { open: 'グラフで開く', openOf: (name) => `${name} をグラフで開く` },
  techniques: { title: 'ATT&CK 手法', failed: '手法を読み込めませんでした。' },
  undo: {
    button: common.undo,
    done: '変更を元に戻しました',
    kept: (names) => `その後に変更されたため、元に戻していません: ${names}`,
    failed: '変更を元に戻せませんでした。',
  },
  conflict: {
    title: '編集の競合',
    about:
      '編集中にほかのユーザーがこのレコードを更新しました。入力内容は保持されています。保存する前に違いを確認してください。',
    same: 'ほかの変更はあなたの変更と競合していません。このまま保存できます。',
    field: '項目',
    mine: '自分の内容',
    newer: '現在の内容',
    none: '–',
    saveMine: '上書き保存',
    adoptNewer: '自分の変更を破棄',
  },
};
