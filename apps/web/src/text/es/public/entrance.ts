import type { entrance as english } from '../../en/public/entrance.ts';

/** The bar of visitors. */
export const entrance: typeof english = {
  main: 'Principal',
  brand: (product) => `${product}, página de inicio`,
  signIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  menu: 'Abrir menú',
};
