import type { landing as english } from '../../en/public/landing.ts';

export const landing: typeof english = {
  title: 'Bienvenue',
  welcome: (product) => `Bienvenue dans ${product}`,
  about:
    'Une plateforme d’analyse des menaces et d’opérations de sécurité pour les équipes de sécurité et de renseignement.',
  greeting: (username) => `Session ouverte en tant que ${username}.`,
  openDashboard: 'Aller au tableau de bord',
  signIn: 'Se connecter',
  register: 'Créer un compte',
};
