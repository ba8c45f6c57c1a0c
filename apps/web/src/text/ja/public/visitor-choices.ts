import type { visitorChoices as english } from '../../en/public/visitor-choices.ts';

export const visitorChoices: typeof english = {
  language: '言語',
  theme: 'テーマ',
  themes: { dark: 'ダーク', light: 'ライト', system: 'システム' },
};
