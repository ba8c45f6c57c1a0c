import type { help as english } from '../../en/work/help.ts';
import { common } from '../common.ts';

export const help: typeof english = {
  title: 'ヘルプ',
  close: common.close,
  search: 'すべてのヘルプを検索',
  here: 'この画面について',
  all: 'すべての項目',
  found: '検索結果',
  pages: { 'how-to': '操作方法', terms: '用語', about: 'アシスタントについて' },
  back: common.backToList,
  loading: 'ヘルプを読み込んでいます...',
  failed: 'ヘルプを読み込めませんでした。',
  retry: common.tryAgain,
  none: '見つかりません。別の言葉で検索するか、アシスタントに質問してください。',
  noneHere: 'この画面のヘルプはありません。すべてのヘルプを検索するか、すべての項目を開いてください。',
  gone: 'この項目はありません。',
};
