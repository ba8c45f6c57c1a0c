import type { Severity } from '@halyard/contracts/events.ts';
import { terms } from '@halyard/messages/ja';
import type { events as english } from '../../en/shell/events.ts';

const { eventSeverities: severities } = terms;

const counted: Record<Severity, string> = { critical: '重大', high: '高', medium: '中', low: '低' };

export const events: typeof english = {
  count: (_, written) => `イベント ${written} 件`,
  window: '過去 24 時間',
  label: '過去 24 時間のイベント',
  now: '現在',
  severities,
  counted,
  openThese: () => '（表示）',
  failed: 'イベントを読み込めませんでした。',
  retry: '再試行',
  dialogTitle: (severity) => (severity ? `過去 24 時間のイベント: ${severity}` : '過去 24 時間のイベント'),
  none: '過去 24 時間に、この重要度のイベントはありません。',
  truncated: (shown, total) => `全 ${total} 件のうち、最新の ${shown} 件のイベントを表示しています。`,
  loading: 'イベントを読み込んでいます...',
  more: 'さらに表示',
  sample: 'サンプル',
};
