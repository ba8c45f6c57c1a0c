import type { visitorChoices as english } from '../../en/public/visitor-choices.ts';

export const visitorChoices: typeof english = {
  language: 'Idioma',
  theme: 'Tema',
  themes: { dark: 'Oscuro', light: 'Claro', system: 'Sistema' },
};
