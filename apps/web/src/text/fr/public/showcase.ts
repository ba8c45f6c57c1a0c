import type { showcase as english } from '../../en/public/showcase.ts';

export const showcase: typeof english = {
  picture:
    'Image des opérations de sécurité avec des données d’exemple : 119 événements sur les dernières 24 heures, 12 incidents ouverts et un incident critique avec sa chronologie.',
  events: '119 événements',
  window: 'dernières 24 heures',
  now: 'maintenant',
  levels: { critical: 'critiques', high: 'élevés', medium: 'moyens', low: 'faibles' },
  resolution: '3,2',
  notes: { open: '1 critique', resolution: '20 résolus en 30 jours', resolved: 'sur les dernières 24 heures' },
  incidents: {
    portal: { title: 'Vol d’identifiants via le portail fournisseur', source: 'Journaux d’identité' },
    archive: { title: 'Archive chiffrée envoyée à un hôte inconnu', source: 'Proxy sortant' },
    countries: { title: 'Connexions répétées depuis deux pays', source: 'Journaux d’identité' },
    badge: { title: 'Lecteur de badges hors ligne, porte nord', source: 'Contrôle d’accès' },
    driver: { title: 'Pilote non signé sur des postes de la finance', source: 'Agent de poste' },
    service: { title: 'Compte de service utilisé de façon interactive', source: 'Journaux d’identité' },
  },
  critical: 'Critique',
  facts: { detected: 'Détecté', assignee: 'Responsable', target: 'Délai de résolution' },
  left: '1 h 43 min restantes',
  timeline: [
    'Plage d’adresses du fournisseur bloquée',
    'Jetons de 11 comptes révoqués',
    'Alerte : rafale de connexions d’un fournisseur',
    'Une session a ouvert l’archive des dossiers',
    'Connexion d’un onzième compte',
  ],
  truths: {
    label: 'À propos de ce produit',
    figures: {
      title: 'Chaque chiffre mène à ses enregistrements',
      text: 'Cliquez sur un chiffre pour voir exactement ce qu’il compte.',
      more: 'et 9 autres incidents ouverts',
    },
    log: {
      title: 'Un journal d’événements qui révèle toute altération',
      text: 'Historique, indicateurs et notifications proviennent d’un seul journal vérifiable, en ajout seul.',
      numbers: ['48 213', '48 212', '48 211'],
      events: ['Approbation donnée', 'Preuve ajoutée', 'Note ajoutée'],
      verified: 'Intégrité vérifiée, 48 213 entrées',
    },
    hosting: {
      title: 'Hébergé chez vous',
      text: 'Un seul processus, avec base de données et fournisseur d’identité intégrés. Fonctionne hors ligne.',
      database: 'Base',
      identity: 'Identité',
      builtIn: 'intégrée, prête',
      outbound: 'Sortant',
      connections: '0 connexion',
      readyAt: 'Prêt sur',
    },
  },
  sampleNote: 'Les images montrent des données d’exemple.',
};
