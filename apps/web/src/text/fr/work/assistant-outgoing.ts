import type { outgoing as english } from '../../en/work/assistant-outgoing.ts';

export const outgoing: typeof english = {
  title: 'Ce qui est envoyé',
  intro: (model, host) => `${host}, modèle ${model}. Rien n’est envoyé avant que vous n’appuyiez sur Envoyer.`,
  noQuestion: 'Saisissez une question pour voir ce qu’elle enverrait.',
  loading: 'Lecture de ce qui serait envoyé...',
  failed: 'Ce qui serait envoyé n’a pas pu être chargé.',
  nothing: 'Rien ne serait envoyé.',
  reasons: {
    no_model: 'Aucun modèle n’est connecté.',
    not_needed: 'Le moteur intégré répond à cette question.',
    limit_reached: 'Vos questions au modèle sont épuisées pour cette heure.',
    names_withheld:
      'La réponse serait un brouillon, et les brouillons ne sont pas envoyés tant que les noms ne le sont pas.',
  },
  question: 'Question',
  draft: 'Brouillon',
  names: 'Noms',
  screen: 'Écran ouvert',
  lastQuestion: 'Dernière question',
  none: 'Rien',
  withheld: 'Non envoyé',
  body: 'Requête exacte',
  bodyNote: 'La requête mot pour mot. Tout le reste décrit ce qui peut être demandé et ne change jamais.',
  withhold: {
    names: 'Ne pas envoyer les noms',
    screen: 'Ne pas envoyer l’écran ouvert',
    lastQuestion: 'Ne pas envoyer la dernière question',
  },
  withholdHints: {
    names: 'Le modèle reçoit des substituts comme person-1, et aucun brouillon.',
    screen: 'Le modèle ne sait pas quel écran ni quel enregistrement sont ouverts.',
    lastQuestion: 'Le modèle ne sait pas comment votre dernière question a été comprise.',
  },
  settingsLoading: 'Chargement des réglages...',
  settingsFailed: 'Les réglages n’ont pas pu être chargés.',
  saveFailed: 'Échec de l’enregistrement. Le réglage est inchangé.',
};
