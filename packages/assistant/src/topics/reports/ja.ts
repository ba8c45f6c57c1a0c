import type { ReportText } from './en.ts';

const ofIncidents = [
  ...['インシデントレポート', 'インシデントのレポート', 'インシデント報告', 'インシデントの統計', 'インシデント統計'],
  ...['インシデントの集計', 'インシデントの報告'],
];

/** Questions about what was opened and resolved in a period, in Japanese. */
export const reports: ReportText = {
  phrases: {
    'topic:report': [...ofIncidents, 'レポート', '統計', '集計', '月次レポート', '週次レポート', '報告書'],
    'topic:incident': ofIncidents,
    'by:week': ['週別', '週ごと', '週毎', '毎週', '週次', '各週'],
    'by:day': [...['日は'], 'どの日', '何日が', 'どの日が', '一日あたり', '1日あたり'],
    'by:month': ['どの月', '何月が', 'どの月が', '月あたり'],
    'op:trend': ['どう推移', 'の推移', 'どのように推移'],
    'op:share': ['どれくらいの割合', 'どのくらいの割合', '達成率', '何割'],
    'op:most': ['最も多かった', '一番多かった', '多かった', '最も多く', '一番多く', '最も多くの'],
    'op:least': ['最も少なかった', '一番少なかった'],
    'op:average': ['平均解決時間', '平均でどれくらい', '平均でどのくらい'],
    'op:who': ['誰が最も', '誰が一番'],
    'op:take': ['要する時間', 'かかるか'],
  },
  examples: [
    '先月起票されたインシデントと解決されたインシデントは何件ですか',
    '平均解決時間はどれくらいですか',
    '重要度別の平均解決時間',
    '過去30日間に目標時間内に解決されたインシデントの割合は',
    '過去7日間の日別インシデント',
    '今年の月別インシデント',
    '過去30日間に最も多くのインシデントを解決したのは誰ですか',
    '先週のインシデントレポート',
  ],
  label: (span) => `インシデントのレポート: ${span}`,
  kpiLabel: 'セキュリティ運用の指標',
  opened: (_, figure, span) => `起票されたインシデントは ${figure} 件です (${span})。`,
  resolved: (_, figure, span) => `解決されたインシデントは ${figure} 件です (${span})。`,
  reopened: (_, figure, span) => `インシデントの再開は ${figure} 回です (${span})。`,
  mean: (hours, _, figure, of) => `検知から解決まで、${figure} 件の平均は ${hours} 時間です (${of})。`,
  noMean: (of) => `解決されたインシデントがないため、平均はありません (${of})。`,
  kpiMean: (hours, _, figure) =>
    `過去 30 日間に解決されたインシデント ${figure} 件の、検知から解決までの平均は ${hours} 時間です。`,
  noKpiMean: '過去 30 日間に解決されたインシデントがないため、平均はありません。',
  within: (share, _, figure, span) => `解決された ${figure} 件のうち、目標時間内は ${share} です (${span})。`,
  noWithin: (span) => `解決されたインシデントがないため、割合はありません (${span})。`,
  most: (what, when, figure) => `最多 (${what}): ${when}、${figure} 件。`,
  least: (what, when, figure) => `最少 (${what}): ${when}、${figure} 件。`,
  things: { opened: '起票', resolved: '解決' },
  mostResolved: (n, names, figure, span) =>
    `解決されたインシデントの担当者で最も多いのは ${names} で、${n === 1 ? '' : '各 '}${figure} 件です (${span})。`,
  mostOpened: (n, names, figure, span) =>
    `起票されたインシデントの担当者で最も多いのは ${names} で、${n === 1 ? '' : '各 '}${figure} 件です (${span})。`,
  difference: (more) => `差は ${more} です。`,
  tooLong: 'レポートの対象は最長 366 日間です。',
  nobody: '担当者なし',
  gone: '削除されたアカウント',
  captions: {
    day: '日別のインシデント',
    week: '週別のインシデント (週の初日)',
    month: '月別のインシデント',
    severity: '重要度別',
    person: '担当者別',
  },
  columns: {
    day: '日',
    week: '週',
    month: '月',
    severity: '重要度',
    person: '担当者',
    opened: '起票',
    resolved: '解決',
    mean: '平均解決時間 (時間)',
  },
};
