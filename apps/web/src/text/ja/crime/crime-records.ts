import { fields } from '@halyard/messages/ja';
import type { crimeRecords as english } from '../../en/crime/crime-records.ts';
import { common } from '../common.ts';

/** The words of the rows of street-level crime. */
export const crimeRecords: typeof english = {
  title: 'レコード',
  loading: '行を読み込んでいます...',
  failed: '行を読み込めませんでした。',
  stale: '行を更新できませんでした。表示が古い可能性があります。',
  retry: common.tryAgain,
  total: (_, written) => `${written} 行`,
  empty: '一致する行はありません',
  emptyAbout: 'このフィルターに一致するインポート済みの行はありません。データのない月はゼロとして表示されません。',
  columns: {
    month: common.month,
    category: fields.category,
    area: common.area,
    location: fields.location,
    outcome: '最新の結果',
    force: '報告元',
    crimeId: 'Crime ID',
    source: 'ファイルと行',
  },
  blank: '–',
  why: {
    crimeId: 'Crime ID は公表されていません',
    antisocialId: 'Anti-social behaviour に Crime ID はありません',
    outcome: '結果は公表されていません',
    antisocialOutcome: 'Anti-social behaviour に結果はありません',
    area: 'LSOA は公表されていません',
    location: '場所は公表されていません',
    coordinates: '座標は公表されていません',
  },
  fallsWithin: (force) => `管轄: ${force}`,
  context: (context) => `補足: ${context}`,
  line: (line) => `${line} 行目`,
  openFile: (line) => `${line} 行目を含むファイルのインポート概要`,
  copy: 'Crime ID をコピー',
  copied: 'Crime ID をコピーしました',
  copyFailed: 'コピーできませんでした。Crime ID を選択し、Ctrl+C を押してください。',
  onMap: (point) => `${point}: 周辺を地図に表示`,
  coordinates: (latitude, longitude) => `${latitude}, ${longitude}`,
  snap: '座標は匿名化された代表点、日付は月単位で、「報告元」は場所ではありません。',
  export: 'CSV をエクスポート',
  exporting: 'エクスポート中...',
  exportDenied: '行をエクスポートできるのはアナリストと管理者だけです。',
  exportFailed: '行をエクスポートできませんでした。',
  exportPartial: (rows, total) =>
    `${total} 行のうち最初の ${rows} 行をエクスポートしました。残りをエクスポートするには条件を絞り込んでください。`,
  exported: (_, written) => `${written} 行をダウンロードしました`,
};
