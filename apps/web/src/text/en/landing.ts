export const landing = {
  title: 'Welcome',
  welcome: (product: string) => `Welcome to ${product}`,
  about: 'A threat-analysis and security-operations platform for security and intelligence teams.',
  greeting: (username: string) => `Signed in as ${username}.`,
  openDashboard: 'Open the dashboard',
  signIn: 'Sign in',
  register: 'Create an account',
  points: [
    {
      title: 'Every number opens its records',
      text: 'A figure is a link to the rows it counts, and nothing on a screen is made up.',
    },
    {
      title: 'One log of what happened',
      text: 'History, figures and notifications are views of one append-only, verifiable event log.',
    },
    {
      title: 'Yours, on one machine',
      text: 'One process with database and identity inside. It works with no internet at all.',
    },
  ],
};
