import type { ChangeStatusText } from './en.ts';

/** How a person asks for another status of an incident, in French. */
export const changeStatus: ChangeStatusText = {
  phrases: {
    'set:status': [
      ...[
        'marque',
        'marquez',
        'marquer',
        'mets',
        'mettez',
        'mettre',
        'passe',
        'passez',
        'passer',
        'change',
        'changez',
        'définis',
      ],
      ...[
        "change l'état de",
        "changez l'état de",
        'change le statut de',
        'changez le statut de',
        "passe l'état de",
        'définissez',
      ],
      ...[
        "change l'état de l'",
        "changez l'état de l'",
        "mets l'état de",
        "mettez l'état de",
        "modifie l'état de",
        'bascule',
      ],
    ],
    'set:closed': ['ferme', 'fermez', 'fermer', 'clos', 'clôture', 'clôturez', 'clôturer', 'clore'],
    'set:resolved': ['résous', 'résolvez', 'résoudre', 'règle', 'réglez'],
    'set:open': ['rouvre', 'rouvrez', 'rouvrir', 'réouvre', 'réouvrez', 'réouvrir'],
    'set:mitigated': ['atténue', 'atténuez', 'atténuer'],
    'set:investigating': [
      'analyse',
      'analysez',
      'enquête sur',
      'enquêtez sur',
      "commence l'analyse de",
      "commencez l'analyse de",
    ],
    'set:part': ['comme', "à l'état", 'comme étant', 'en tant que', "dans l'état", 'en état'],
    'rel:comment': ['commentaire', 'avec le commentaire', 'avec commentaire'],
  },
  examples: ['Marque cet incident comme atténué', 'Résous cet incident', 'Clôture l’incident 109'],
  already: (name, title, status) => `${name}, ${title}, est déjà dans l’état « ${status} ».`,
  notOver: (name, title, status) =>
    `${name}, ${title}, est dans l’état « ${status} » ; seul ce qui est résolu ou clos peut être rouvert.`,
  summary: (name, title, from, to) => `Changer l’état de ${name}, ${title}, de « ${from} » à « ${to} ».`,
  withComment: (summary, comment) => `${summary} Commentaire : « ${comment} »`,
  willResolve: 'L’heure de résolution sera l’heure actuelle.',
  willReopen: 'L’heure de résolution sera effacée.',
  readOnly: 'Votre rôle permet de lire les incidents, pas de les modifier.',
  confirm: 'Je ne modifie rien avant que vous ne confirmiez.',
};
