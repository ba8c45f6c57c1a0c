import type { path as english } from './en.ts';

/** How two records hang together, in Japanese. */
export const path: typeof english = {
  phrases: {},
  examples: ['Dorian VellaとChinedu Okekeはどうつながっていますか？', 'Meridian FreightとQuayline Hostingの間の経路'],
  here: ['これ', 'このエンティティ', 'この脅威', 'この人物', 'この組織', 'この会社', 'この場所'],
  whoever: ['誰', 'だれ', 'どこ', '何', 'なに', 'どの組織', 'どの人物'],
  label: (from, to) => `${from} から ${to} までの経路`,
  direct: (from, to, link) => `${from} と ${to} は直接つながっています（${link}）。`,
  found: (from, to, figure, chain) => `${from} から ${to} までは ${figure} ステップです: ${chain}。`,
  none: (from, to, figure) => `${from} から ${to} まで、${figure} ステップ以内の経路はありません。`,
  same: (name) => `どちらの名前も同じレコード ${name} を指しています。`,
  shortest: 'これより短い経路はありません。同じ長さの経路がほかにある可能性はあります。',
  notFound: (words) => `「${words}」という名前のレコードが見つからないため、経路を調べられません。`,
  link: (type, strength) => (strength === null ? type : `${type}、${strength}`),
  caption: '経路（ステップ順）',
  columns: { from: '起点', to: '終点', type: '種類', strength: '強さ' },
};
