import type { entrance as english } from '../../en/public/entrance.ts';

export const entrance: typeof english = {
  main: 'メイン',
  brand: (product) => `${product}、スタートページ`,
  signIn: 'サインイン',
  signUp: '新規登録',
  menu: 'メニューを開く',
};
