import type { visitorChoices as english } from '../../en/public/visitor-choices.ts';

export const visitorChoices: typeof english = {
  language: 'Langue',
  theme: 'Thème',
  themes: { dark: 'Sombre', light: 'Clair', system: 'Système' },
};
