export const landing = {
  title: 'Welcome',
  welcome: (product: string) => `Welcome to ${product}`,
  about: 'A threat-analysis and security-operations platform for security and intelligence teams.',
  greeting: (username: string) => `Signed in as ${username}.`,
  openDashboard: 'Go to dashboard',
  signIn: 'Sign in',
  register: 'Create an account',
};
