import type { lookup as english } from './en.ts';

/** Looking a record up by its name, in French. */
export const lookup: typeof english = {
  phrases: {},
  examples: ['Parle-moi de Meridian Freight', 'Qui est Dorian Vella ?'],
  articles: ['le', 'la', 'les', 'un', 'une', 'notre'],
  searched: (words) => `Recherche : « ${words} »`,
  kinds: {
    incident: 'Incident',
    threat: 'Menace',
    entity: 'Entité',
    playbook: 'Guide de réponse',
    notification: 'Notification',
    task: 'Tâche',
    user: 'Utilisateur',
    schema: 'Schéma',
    analysis: 'Analyse',
  },
  found: (words) => `Plusieurs fiches portent un nom comme « ${words} ». De laquelle s’agit-il ?`,
  is: {
    playbook: (name) => `${name} est un guide de réponse.`,
    task: (name) => `${name} est l’une de vos tâches.`,
    user: (name, email) => `${name} est un utilisateur : ${email}.`,
  },
  none: (words) => `Je n’ai trouvé aucune fiche nommée « ${words} ».`,
  caption: 'Fiches trouvées',
  columns: { name: 'Nom', kind: 'Genre', about: 'Détail' },
};
