import { wordOf } from '@halyard/messages';
import { fields, terms } from '@halyard/messages/fr';
import type { receivedAlerts as english } from '../../en/inflow/received-alerts.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const { severities } = terms;

export const receivedAlerts: typeof english = {
  close: common.close,
  cancel: common.cancel,
  retry: common.retry,
  back: common.backToList,
  sample: common.sample,
  severities,
  closeReasons: {
    true_positive: 'Vrai positif',
    false_positive: 'Faux positif',
    expected: 'Activité attendue',
    duplicate: 'Doublon',
    fixed: 'Corrigée',
  },
  workStatuses: { New: 'Nouvelle', Acknowledged: 'Acquittée', 'In progress': 'En cours', Closed: 'Clôturée' },
  sourceStates: {
    firing: 'Active',
    suppressed: 'Mise en sourdine à la source',
    resolved: 'Résolue',
    unknown: 'Inconnu',
  },
  nobody: 'Non attribuée',
  assumed: 'supposée',
  test: 'Test',
  span: ({ days, hours, minutes }) => {
    if (days > 0) return hours > 0 ? `${days} j ${hours} h` : `${days} j`;
    if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
    return `${minutes} min`;
  },

  kinds: { label: 'Quelles alertes', received: 'Reçues', rules: 'Issues de règles' },

  queue: {
    label: 'File d’alertes',
    views: 'Vues',
    view: {
      triage: 'Triage',
      mine: 'Les miennes',
      overdue: 'Délai dépassé',
      assumed: 'Gravité supposée',
      closed: 'Clôturées',
      quiet: 'En silence',
      all: 'Toutes',
    },
    total: (count, written) => plural(count, { one: `${written} alerte`, other: `${written} alertes` }),
    updated: (time) => `Mis à jour à ${time}`,
    loading: 'Chargement des alertes…',
    failed: 'Les alertes n’ont pas pu être chargées.',
    moreFailed: 'D’autres alertes n’ont pas pu être chargées.',
    none: 'Aucune alerte dans cette vue.',
    clear: 'Effacer les filtres',
    noSources: 'Aucune source. Ajoutez-en une pour recevoir des alertes.',
    addSource: 'Ajouter une source',
    fresh: (count, written) => plural(count, { one: `${written} nouvelle`, other: `${written} nouvelles` }),
    freshHint: 'Afficher les nouvelles alertes',
    shown: (shown, total) => `${shown} sur ${total} affichées.`,
    more: common.showMore,
    list: 'Alertes',
    selectAll: 'Tout sélectionner',
    select: (number) => `Sélectionner ${number}`,
    legend: 'Contour : gravité supposée, la source n’en indique pas',
    newAlert: 'Nouvelle alerte',
    shortcuts: 'Raccourcis clavier',
  },

  filter: {
    label: 'Filtrer les alertes',
    search: 'Rechercher des alertes',
    searchHint: 'Titre, ID, entité, observable, données brutes',
    severity: fields.severity,
    anySeverity: 'Toute gravité',
    source: fields.source,
    anySource: 'Toute source',
    oneSource: 'Une source',
    work: 'État du traitement',
    anyWork: 'Tout état du traitement',
    state: 'État à la source',
    anyState: 'Tout état à la source',
    sort: 'Trier par',
    sorts: { target: 'Délai', severity: fields.severity, lastSeen: 'Dernière fois', occurrences: 'Occurrences' },
    active: 'Filtres actifs',
    remove: (what) => `Retirer : ${what}`,
    contains: (words) => `Contient « ${words} »`,
    severityIs: (name) => `Gravité : ${name}`,
    sourceIs: (name) => `Source : ${name}`,
    workIs: (name) => `État du traitement : ${name}`,
    stateIs: (name) => `État à la source : ${name}`,
    techniqueIs: (id) => `Technique ${id}`,
    periodIs: (days) => `Vue pour la dernière fois en ${days}`,
    periods: { '7d': '7 jours', '30d': '30 jours', '90d': '90 jours', all: 'toute la période' },
    deliveryIs: (id) => `Livraison ${id}`,
    oneSigmaRule: 'Créées par une règle Sigma',
    titleIs: (words) => `Le titre contient « ${words} »`,
    entityIs: (name) => `Entité : ${name}`,
    observableIs: (value) => `Observable : ${value}`,
    tagIs: (name) => `Étiquette : ${name}`,
    oneQuietRule: 'Concernées par une règle de silence',
    inIncident: (name) => `Dans ${name}`,
  },

  columns: {
    severity: fields.severity,
    alert: 'Alerte',
    occurrences: 'Occurrences',
    lastSeen: 'Dernière fois',
    source: 'Source, état',
    work: 'Traitement',
    target: 'Délai',
    sortBy: (name) => `Trier par : ${name}`,
  },

  row: {
    openOccurrences: (number, count, written) =>
      plural(count, { one: `${written} occurrence de ${number}`, other: `${written} occurrences de ${number}` }),
    once: 'une fois',
    since: (time) => `depuis ${time}`,
    occurrences: (count, written) => plural(count, { one: `${written} occurrence`, other: `${written} occurrences` }),
  },

  target: {
    over: (span) => `${span} de retard`,
    left: (span) => `reste ${span}`,
    to: { acknowledge: 'pour acquitter', close: 'pour clôturer' },
    stopped: 'Arrêté',
    resolvedAtSource: 'résolue à la source',
    closed: 'Clôturée',
    none: 'Aucun délai',
    due: (instant) => `Échéance ${instant}`,
  },

  act: {
    move: 'Déplacer',
    acknowledge: 'Acquitter',
    start: 'Commencer le traitement',
    assign: 'Attribuer',
    incident: 'Ajouter à un incident',
    close: 'Clôturer...',
    reopen: 'Rouvrir',
    severity: 'Définir la gravité',
    more: 'Autres actions',
    bulk: 'Actions groupées',
    selected: (count, total) => `${count} sur ${total} sélectionnées`,
    tooMany: (most) => `Au plus ${most} alertes à la fois.`,
    clear: common.clearSelection,
    readOnly: 'Vous pouvez seulement lire les alertes.',
  },

  done: {
    move: (count, written) => plural(count, { one: '1 alerte déplacée', other: `${written} alertes déplacées` }),
    acknowledge: (count, written) =>
      plural(count, { one: `${written} alerte acquittée`, other: `${written} alertes acquittées` }),
    start: (count, written) =>
      plural(count, {
        one: `Traitement de ${written} alerte commencé`,
        other: `Traitement de ${written} alertes commencé`,
      }),
    assign: (count, written) =>
      plural(count, { one: `${written} alerte attribuée`, other: `${written} alertes attribuées` }),
    unassign: (count, written) =>
      plural(count, {
        one: `Attribution de ${written} alerte retirée`,
        other: `Attribution de ${written} alertes retirée`,
      }),
    setSeverity: (count, written) =>
      plural(count, {
        one: `Gravité de ${written} alerte définie`,
        other: `Gravité de ${written} alertes définie`,
      }),
    close: (count, written) =>
      plural(count, { one: `${written} alerte clôturée`, other: `${written} alertes clôturées` }),
    reopen: (count, written) =>
      plural(count, { one: `${written} alerte rouverte`, other: `${written} alertes rouvertes` }),
    linked: (count, written, incident) =>
      plural(count, {
        one: `${written} alerte ajoutée à ${incident}`,
        other: `${written} alertes ajoutées à ${incident}`,
      }),
    added: (number) => `${number} créée`,
    withSkipped: (done, numbers) => `${done}. Ignorées, car modifiées entre-temps : ${numbers}`,
    onlySkipped: (numbers) => `Rien n’a été modifié. Modifiées entre-temps : ${numbers}`,
    unchanged: 'Rien à modifier.',
    failed: 'Les alertes n’ont pas pu être modifiées. Réessayez.',
  },

  dialog: {
    closeTitle: (count, number, written) =>
      plural(count, { one: `Clôturer ${number}`, other: `Clôturer ${written} alertes` }),
    reason: fields.reason,
    reasonMissing: 'Sélectionnez un motif.',
    note: 'Note (facultative)',
    noteHint: 'Conservée dans l’historique de l’alerte.',
    closeIt: (count) => plural(count, { one: 'Clôturer l’alerte', other: 'Clôturer les alertes' }),
    assignTitle: (count, number, written) =>
      plural(count, { one: `Attribuer ${number}`, other: `Attribuer ${written} alertes` }),
    owner: fields.assignee,
    me: (name) => `${name} (vous)`,
    assignIt: 'Attribuer',
    severityTitle: (count, number, written) =>
      plural(count, { one: `Définir la gravité de ${number}`, other: `Définir la gravité de ${written} alertes` }),
    severityHint: 'La gravité compte alors comme indiquée, et les délais la suivent.',
    setIt: 'Définir la gravité',
    incidentTitle: (count, number, written) =>
      plural(count, { one: `Ajouter ${number} à un incident`, other: `Ajouter ${written} alertes à un incident` }),
    target: fields.kind,
    fresh: 'Nouvel incident',
    existing: 'Incident existant',
    create: 'Créer et ajouter',
    add: 'Ajouter',
    search: 'Rechercher des incidents',
    searchHint: 'Titre, numéro',
    searching: 'Recherche…',
    searchFailed: 'La recherche a échoué.',
    noIncident: 'Aucun incident ne correspond.',
    found: 'Incidents',
    choose: 'Sélectionnez un incident.',
    titleOfMany: (first, others, written) =>
      plural(others, { one: `${first} et ${written} autre`, other: `${first} et ${written} autres` }),
    newTitle: 'Nouvelle alerte',
    title: 'Titre',
    titleMissing: 'Saisissez un titre.',
    severity: fields.severity,
    entity: 'Entité (facultative)',
    entityHint: 'Ce dont il s’agit surtout : un hôte, un compte',
    description: 'Description (facultative)',
    createIt: 'Créer l’alerte',
  },

  keys: {
    title: 'Raccourcis clavier',
    move: 'Alerte suivante et précédente',
    select: 'Sélectionner ; avec Maj, une plage',
    open: 'Ouvrir l’alerte',
    acknowledge: 'Acquitter',
    assign: 'Attribuer',
    incident: 'Ajouter à un incident',
    close: 'Clôturer',
    undo: 'Annuler la dernière modification',
    search: 'Rechercher',
    clear: 'Effacer la sélection',
    help: 'Afficher cette liste',
    hints: {
      move: 'se déplacer',
      select: 'sélectionner',
      open: 'ouvrir',
      undo: 'annuler',
      search: 'rechercher',
      help: 'tous les raccourcis',
    },
  },

  pane: {
    label: 'Alerte',
    loading: 'Chargement de l’alerte…',
    failed: 'L’alerte n’a pas pu être chargée.',
    gone: 'Cette alerte n’existe plus.',
    close: common.close,
    facts: 'Détails',
    source: fields.source,
    states: (word, severity) => `${word} = ${severity}`,
    assumedHere: (severity) => `n’indique pas de gravité, ${severity} supposée`,
    setHere: 'gravité définie ici',
    state: 'État à la source',
    noEndSignal: 'ne signale pas la fin',
    work: 'État du traitement',
    acknowledgeBy: 'À acquitter avant',
    closeBy: 'À clôturer avant',
    done: 'fait',
    techniques: 'Techniques',
    noTechniques: 'Aucune indiquée',
    confidence: fields.confidence,
    category: fields.category,
    tags: 'Étiquettes',
    openAtSource: 'Ouvrir à la source',
    parts: { overview: 'Aperçu', payload: 'Données brutes', occurrences: 'Occurrences', history: 'Historique' },
  },

  why: {
    rule: 'Créée par la règle Sigma',
    ruleDeleted: 'supprimée depuis',
    title: 'Pourquoi regroupée',
    fingerprint: (version) => `Empreinte v${version}`,
    none: 'Créée à la main. Rien n’y est regroupé.',
    folded: (count, written, since) =>
      plural(count, {
        one: `${written} message depuis ${since}.`,
        other: `${written} messages regroupés depuis ${since}.`,
      }),
    about: 'Les messages qui ont les mêmes valeurs dans ces champs forment une seule alerte.',
    empty: 'vide',
  },

  overview: {
    description: fields.description,
    noDescription: 'Aucune description.',
    incidents: 'Incidents associés',
    noIncidents: 'Aucun incident n’est associé.',
  },

  payload: {
    none: 'Aucun message n’est conservé : il a été supprimé, ou l’alerte a été créée à la main.',
    notAllowed: 'Votre rôle n’a pas accès aux données brutes.',
    loading: 'Chargement des données…',
    failed: 'Les données n’ont pas pu être chargées.',
    gone: 'Le message n’est plus conservé.',
    received: (instant) => `Reçu le ${instant}`,
    headers: 'En-têtes',
    noHeaders: 'Aucun en-tête.',
    body: 'Corps',
    search: 'Rechercher dans le corps',
    matches: (count, written) =>
      count === 0
        ? 'Aucune correspondance'
        : plural(count, { one: `${written} correspondance`, other: `${written} correspondances` }),
    copy: 'Copier le corps',
    copied: 'Corps copié',
    formatted: 'JSON mis en forme',
    cut: (shown) => `Seuls les ${shown} premiers caractères sont affichés.`,
    unmapped: 'Champs non associés',
    allMapped: 'Tous les champs sont associés.',
  },

  occurrences: {
    label: 'Occurrences',
    lastDay: 'Dernières 24 heures, par heure',
    newest: (shown, total) => `Les ${shown} plus récentes sur ${total}.`,
    none: 'Aucune occurrence n’est conservée.',
    received: (time) => `reçue à ${time}`,
  },

  history: {
    label: 'Historique',
    none: 'Aucun historique.',
    happened: {
      alert_added: () => 'Créée',
      alert_acknowledged: () => 'Acquittée',
      alert_started: () => 'Traitement commencé',
      alert_assigned: () => 'Responsable modifié',
      alert_severity_changed: ({ from, to }) =>
        `Gravité passée de ${wordOf(severities, from)} à ${wordOf(severities, to)}`,
      alert_reopened: () => 'Rouverte',
      alert_linked: ({ name }) => (name ? `Ajoutée à ${name}` : 'Ajoutée à un incident'),
      alert_unlinked: ({ name }) => (name ? `Retirée de ${name}` : 'Retirée d’un incident'),
      alert_moved: ({ to }) => `Déplacée vers la file ${String(to)}`,
      change_undone: () => 'Modification annulée',
    },
    closed: (reason) => `Clôturée : ${reason}`,
  },
};
