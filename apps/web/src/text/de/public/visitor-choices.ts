import type { visitorChoices as english } from '../../en/public/visitor-choices.ts';

export const visitorChoices: typeof english = {
  language: 'Sprache',
  theme: 'Design',
  themes: { dark: 'Dunkel', light: 'Hell', system: 'System' },
};
