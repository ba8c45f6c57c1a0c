import type { entrance as english } from '../../en/public/entrance.ts';

export const entrance: typeof english = {
  main: 'Hauptnavigation',
  brand: (product) => `${product}, Startseite`,
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  menu: 'Menü öffnen',
};
