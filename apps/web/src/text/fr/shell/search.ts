import { terms } from '@halyard/messages/fr';
import type { search as english } from '../../en/shell/search.ts';

export const search: typeof english = {
  title: 'Rechercher un renseignement',
  close: 'Fermer la recherche',
  results: 'Résultats de la recherche',
  kinds: {
    incident: 'Incidents',
    threat: 'Menaces',
    entity: 'Entités',
    playbook: 'Guides de réponse',
    schema: 'Schémas',
    analysis: 'Analyses',
    notification: 'Notifications',
    task: 'Mes tâches',
    user: 'Utilisateurs',
  },
  statuses: terms.incidentStatuses,
  screens: 'Aller à',
  actions: 'Actions',
  newIncident: 'Nouvel incident',
  newThreat: 'Nouvelle menace',
  newTask: 'Nouvelle tâche',
  import: 'Importer un fichier',
  searching: 'Recherche en cours...',
  none: 'Aucun résultat',
  failed: 'La recherche a échoué.',
  retry: 'Réessayer',
  found: (count, written) => `${written} ${count < 2 ? 'résultat' : 'résultats'}`,
  more: 'D’autres résultats sont disponibles. Affinez votre recherche.',
  keys: 'Flèches pour naviguer, Entrée pour ouvrir, Échap pour effacer',
};
