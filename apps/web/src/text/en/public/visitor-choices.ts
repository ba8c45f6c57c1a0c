/** Choices of visitors on every public page. */
export const visitorChoices = {
  language: 'Language',
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', system: 'System' },
};
