import type { core as english } from '../en/core.ts';

export const core: typeof english = {
  levels: { Critical: '重大', High: '高', Medium: '中', Low: '低' },
  unknown: '不明',
  none: 'なし',
  moreRows: (shown) => `ほか ${shown} 件`,
  until: (day) => `${day}まで`,
  tryAsking: 'たとえば、次のように質問できます:',
  notUnderstood: 'ご質問を理解できませんでした。別の言い方でお尋ねください。',
  unknownWords: (words) => `${words}の意味がわかりません。別の言葉でお尋ねください。`,
  beyond:
    'Halyard には、これにお答えできるデータがありません。記録されている内容をお伝えしますが、原因の説明や予測は行いません。',
  forbidden: 'これを表示する権限がないため、お答えできません。',
  notFound: (words) => `${words}という名前の記録は見つかりませんでした。`,
  recordGone: '対象のレコードはもうありません。',
  unavailable: '必要なデータを現在読み取れません。もう一度お試しください。',
  tooLong: 'ご質問が長すぎます。一つずつお尋ねください。',
  empty: 'インシデント、脅威、ネットワーク、タスク、通知、警察データ、スキーマについてお尋ねください。',
};
