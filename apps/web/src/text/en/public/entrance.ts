/** The bar of visitors. */
export const entrance = {
  main: 'Main',
  brand: (product: string) => `${product}, start page`,
  signIn: 'Sign in',
  signUp: 'Sign up',
  menu: 'Open menu',
};
