import type { pulls as english } from '../../en/inflow/pulls.ts';

function every(minutes: number): string {
  if (minutes === 1) return 'chaque minute';
  if (minutes === 60) return 'chaque heure';
  if (minutes === 1_440) return 'chaque jour';
  return minutes % 60 === 0 ? `toutes les ${minutes / 60} h` : `toutes les ${minutes} min`;
}

export const pulls: typeof english = {
  every,
  problems: {
    blocked: 'Adresse non autorisée',
    timeout: 'Pas de réponse à temps',
    unreachable: 'Injoignable',
    redirected: 'Redirigée ; les redirections ne sont pas suivies',
    too_large: 'Réponse trop volumineuse',
    rejected: 'Requête refusée',
  },
  gallery: {
    push: 'Envoi vers Halyard',
    pull: 'Interrogation par Halyard',
    jsonByUrl: 'JSON par URL',
    add: (name) => `Ajouter ${name} par interrogation`,
  },
  way: {
    push: (product) => `Envoi, ${product}`,
    pull: (often, place) => `Interrogation ${often}, ${place}`,
  },
  next: (time) => `Prochaine interrogation : ${time}`,
  due: 'La prochaine interrogation est imminente',
  waits: (time) => `En attente jusqu’à ${time}, à la demande du serveur`,
  failing: (count, reason) => `${count} interrogations de suite ont échoué : ${reason}`,
  credentialRejected: 'Identifiants refusés',
  askedToWait: 'Attente demandée',
  status: (reason, status) => `${reason} (HTTP ${status})`,

  form: {
    title: (product) => `Ajouter une source par interrogation : ${product}`,
    section: 'Interrogation',
    format: 'Format',
    url: 'URL',
    urlHint: 'Halyard envoie une requête GET et attend du JSON.',
    urlWrong: 'Saisissez une URL complète, par exemple https://alerts.example.com/api/v2/alerts.',
    urlHasCredential: 'Saisissez les identifiants dans leur propre champ, pas dans l’URL.',
    every: 'Intervalle',
    noFirstDelivery: 'Aucun envoi. Le premier arrivera avec la prochaine interrogation réussie.',
    pushToo: 'Envoyer aussi à cette source',
  },

  credential: {
    label: 'Identifiants',
    kinds: {
      none: 'Aucun',
      bearer: 'Jeton Bearer',
      basic: 'Utilisateur et mot de passe (Basic)',
      header: 'En-tête Authorization complet',
    },
    token: 'Jeton Bearer',
    user: 'Utilisateur',
    password: 'Mot de passe',
    header: 'En-tête Authorization',
    headerHint: 'Tout ce qui suit « Authorization: », par exemple Token 8f3a.',
    missing: 'Saisissez une valeur.',
    notSendable: 'Utilisez uniquement des lettres, chiffres et signes de ponctuation ASCII.',
    colon: 'Un nom d’utilisateur pour Basic ne peut pas contenir de deux-points.',
    show: 'Afficher les identifiants',
    hide: 'Masquer les identifiants',
    notKept: 'Chiffrés à l’enregistrement, ils ne sont plus jamais affichés ni conservés comme brouillon.',
    set: 'Identifiants : définis',
    notSet: 'Identifiants : aucun',
    willBeReplaced: 'Identifiants : seront remplacés à l’enregistrement',
    willBeRemoved: 'Identifiants : seront supprimés à l’enregistrement',
    add: 'Ajouter des identifiants',
    replace: 'Remplacer les identifiants',
    remove: 'Supprimer les identifiants',
    keep: 'Ne rien changer',
    replaceTitle: (name) => `Remplacer les identifiants de ${name}`,
    save: 'Enregistrer les identifiants',
    replaced: (name) => `Identifiants de ${name} remplacés`,
  },

  test: {
    button: 'Tester la connexion',
    running: 'Test de la connexion...',
    works: (name, status, time) => `${name} : la connexion fonctionne (HTTP ${status}, ${time})`,
    waits: (name, reason) => `${name} : ${reason}`,
    fails: (name, reason) => `${name} : échec du test de connexion. ${reason}`,
    failed: 'Échec du test de la connexion.',
    close: 'Fermer le résultat du test',
  },
  ask: {
    button: 'Interroger maintenant',
    works: (name) => `${name} interrogée`,
    fails: (name, reason) => `${name} interrogée. ${reason}`,
    failed: 'Échec de l’interrogation de la source.',
  },

  exchange: {
    last: 'Dernier échange',
    test: 'Test de connexion',
    at: (time, ms) => `à ${time}, ${ms}`,
    ms: (written) => `${written} ms`,
    request: 'Requête',
    response: 'Réponse',
    noResponse: 'Aucune réponse.',
    empty: 'Le corps est vide.',
    show: 'Afficher le dernier échange',
    hide: 'Masquer le dernier échange',
  },
  conclusion: {
    fine: 'Le serveur a répondu. Ce qu’il envoie est mappé à chaque interrogation.',
    unchanged: 'Rien n’a changé depuis la dernière interrogation.',
    credential: 'Le serveur a refusé les identifiants. Remplacez-les ou vérifiez ce qu’ils peuvent lire.',
    blocked:
      'Halyard ne peut pas interroger cette adresse. Pour une adresse interne, l’opérateur ajoute l’hôte et le port à HALYARD_EGRESS_ALLOW.',
    timeout: 'Le serveur n’a pas répondu à temps.',
    unreachable: 'Pas de connexion au serveur. Vérifiez l’hôte, le port et le certificat.',
    redirected: 'Le serveur redirige vers une autre adresse. Saisissez l’URL finale.',
    too_large: 'La réponse dépasse ce que Halyard accepte. Réduisez-la avec un filtre dans l’URL.',
    rejected: 'Le serveur a refusé la requête. Vérifiez l’URL et le serveur.',
    waits: 'Le serveur demande d’attendre. Ce n’est pas un échec.',
    stops: (count) => `Les interrogations s’arrêtent après ${count} échecs de suite.`,
    goesOn: 'Halyard interroge à nouveau à l’intervalle suivant.',
  },
};
