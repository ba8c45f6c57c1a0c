import type { entrance as english } from '../../en/public/entrance.ts';

/** The bar of visitors. */
export const entrance: typeof english = {
  main: 'Principale',
  brand: (product) => `${product}, page d’accueil`,
  signIn: 'Se connecter',
  signUp: 'S’inscrire',
  menu: 'Ouvrir le menu',
};
