import type { landing as english } from '../../en/public/landing.ts';

export const landing: typeof english = {
  title: 'Willkommen',
  welcome: (product) => `Willkommen bei ${product}`,
  about:
    'Eine Plattform für Bedrohungsanalyse und Sicherheitsbetrieb, gemacht für Sicherheits- und Intelligence-Teams.',
  greeting: (username) => `Angemeldet als ${username}.`,
  openDashboard: 'Zum Dashboard',
  signIn: 'Anmelden',
  register: 'Konto erstellen',
};
