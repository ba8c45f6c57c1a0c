import type { ThreatHistory } from '../../describe-threat-event.ts';
import { wordOf } from '../../terms.ts';
import { terms } from '../terms.ts';

/** Null: no one states one. */
const severity = (code: string | null | undefined) => wordOf(terms.severities, code) || terms.noSeverity;

/** The history of a threat, in Japanese. */
export const threatHistory: ThreatHistory = {
  descriptions: {
    threat_added: () => '追加されました',
    threat_updated: () => '編集されました',
    threat_status_changed: ({ from, to }) =>
      `ステータスが「${wordOf(terms.threatStatuses, from)}」から「${wordOf(terms.threatStatuses, to)}」に変更されました`,
    threat_severity_changed: ({ from, to }) => `重要度が「${severity(from)}」から「${severity(to)}」に変更されました`,
    threat_acknowledged: () => '確認されました',
    threat_unacknowledged: () => '確認が取り消されました',
    threat_triaged: ({ to }) => (to ? `判定: ${wordOf(terms.verdicts, to)}` : '判定が取り消されました'),
    threat_deleted: () => '削除されました',
    connection_added: ({ name }) => (name ? `${name} と関連付けられました` : '関連付けられました'),
    connection_updated: ({ name }) => (name ? `${name} との関連が変更されました` : '関連が変更されました'),
    connection_deleted: ({ name }) => (name ? `${name} との関連が削除されました` : '関連が削除されました'),
    incident_opened: ({ name }) => (name ? `インシデントが作成されました: ${name}` : 'インシデントが作成されました'),
    incident_linked: ({ name }) => (name ? `${name} に追加されました` : 'インシデントに追加されました'),
    incident_unlinked: ({ name }) => (name ? `${name} から外されました` : 'インシデントから外されました'),
    import_finished: () => 'インポートされました',
    import_undone: () => 'インポートが元に戻されました',
    records_exported: () => 'エクスポートされました',
    change_undone: ({ name }) => (name ? `変更が元に戻されました: ${name}` : '変更が元に戻されました'),
  },
  other: 'その他のアクティビティ',
};
