import type { landing as english } from '../../en/public/landing.ts';

export const landing: typeof english = {
  title: 'ようこそ',
  welcome: (product) => `${product} へようこそ`,
  about: 'セキュリティとインテリジェンスのチームのための、脅威分析とセキュリティ運用のプラットフォームです。',
  greeting: (username) => `${username} としてサインインしています。`,
  openDashboard: 'ダッシュボードを開く',
  signIn: 'サインイン',
  register: 'アカウントを作成',
};
