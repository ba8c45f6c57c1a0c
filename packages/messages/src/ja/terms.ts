import type { Terms } from '../terms.ts';

/** Terms of the domain in Japanese. */
export const terms: Terms = {
  incidentStatuses: {
    Open: 'オープン',
    Investigating: '調査中',
    Mitigated: '緩和済み',
    Resolved: '解決済み',
    Closed: 'クローズ',
  },
  threatStatuses: {
    Active: 'アクティブ',
    Investigating: '調査中',
    Contained: '封じ込め済み',
    Mitigated: '緩和済み',
    Monitoring: '監視中',
  },
  noSeverity: '未設定',
  severities: {
    Critical: '重大',
    High: '高',
    Medium: '中',
    Low: '低',
  },
  eventSeverities: {
    critical: '重大',
    high: '高',
    medium: '中',
    low: '低',
  },
  verdicts: {
    Confirmed: '確認済み',
    'False positive': '誤検知',
    Benign: '無害',
  },
  priorities: {
    high: '高',
    medium: '中',
    low: '低',
  },
  roles: {
    admin: '管理者',
    analyst: 'アナリスト',
    viewer: '閲覧者',
  },
  accountStatuses: {
    active: '有効',
    inactive: '無効',
    pending: '保留中',
  },
  entityTypes: {
    Person: '人物',
    Organization: '組織',
    Location: '場所',
  },
  risks: {
    High: '高',
    Medium: '中',
    Low: '低',
  },
  strengths: {
    Strong: '強い',
    Medium: '中程度',
    Weak: '弱い',
  },
  connectionTypes: {
    Employment: '雇用',
    Association: '関係',
    Customer: '顧客',
  },
};
