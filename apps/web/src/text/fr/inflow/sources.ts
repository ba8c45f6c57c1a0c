import { fields, terms } from '@halyard/messages/fr';
import type { sources as english } from '../../en/inflow/sources.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';
import { feeds } from './feeds.ts';
import { pulls } from './pulls.ts';

type Span = { readonly days: number; readonly hours: number; readonly minutes: number };

function span({ days, hours, minutes }: Span): string {
  const parts =
    days > 0 ? [`${days} j`, hours > 0 && `${hours} h`] : [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`];
  return parts.filter((part) => part !== false).join(' ') || '0 min';
}

export const sources: typeof english = {
  title: 'Sources',
  span,
  sigmaRules: 'Règles exécutées sur ces événements',
  severities: terms.severities,
  healths: {
    failing: 'En échec',
    silent: 'Silencieuse',
    paused: 'En pause',
    waiting: 'En attente',
    healthy: 'Opérationnelle',
  },
  states: { waiting: 'En file d’attente', done: 'Traitée', dead: 'Lettre morte' },
  reasons: {
    not_readable: 'Illisible',
    not_an_alert: 'Pas une alerte',
    no_title: 'Sans titre',
    no_key: 'Sans clé',
    mapping_failed: 'Échec du mappage',
    no_rule_matched: 'Aucune règle ne correspond',
    too_many: 'Trop d’alertes dans un envoi',
  },
  close: common.close,
  cancel: common.cancel,
  copy: common.copy,
  copied: common.copied,
  copyFailed: common.selectAndCopy,
  retry: common.retry,
  sample: common.sample,
  undo: common.undo,
  pull: pulls,
  feed: feeds,
  none: '–',

  lead: {
    label: 'Sources par état',
    count: (count, written) => plural(count, { one: `${written} source`, other: `${written} sources` }),
    health: {
      failing: (written) => `${written} en échec`,
      silent: (written) => `${written} sans nouvelles`,
      paused: (written) => `${written} en pause`,
      waiting: (written) => `${written} en attente`,
      healthy: (written) => `${written} en état de marche`,
    },
    updated: (time) => `Mis à jour à ${time}`,
    shown: (shown, total) => `${shown} sur ${total} affichées`,
    clear: 'Effacer le filtre',
  },

  failures: {
    list: 'Échec du chargement des sources.',
    refresh: 'Échec de l’actualisation des sources. Les dernières valeurs sont affichées.',
    formats: 'Échec du chargement des formats.',
    deliveries: 'Échec du chargement des envois.',
    olderDeliveries: common.olderFailed,
    delivery: 'Échec du chargement de l’envoi.',
    add: 'Échec de l’ajout de la source.',
    change: 'Échec de l’enregistrement de la modification.',
    token: 'Échec du renouvellement du jeton.',
    preview: 'Échec de l’exécution du mappage.',
    replay: 'Échec du retraitement des envois.',
    delete: 'Échec de la suppression de la source.',
  },
  loading: 'Chargement des sources...',
  empty: 'Aucune source. Ajoutez-en une depuis la galerie.',
  emptyReadOnly: 'Aucune source. Un administrateur peut en ajouter.',
  noneMatch: 'Aucune source ne correspond au filtre.',

  figures: {
    label: 'Dernières 24 heures',
    items: 'Éléments reçus',
    created: 'Créés',
    updated: 'Mis à jour',
    folded: 'Regroupés',
    rejected: 'Rejetés',
    deadLetters: 'Lettres mortes',
    notes: {
      items: 'dernières 24 heures',
      created: 'nouveaux éléments',
      updated: 'éléments connus modifiés',
      folded: 'répétitions d’éléments connus',
      rejected: 'n’ont pas pu être lus',
      deadLetters: 'envois à corriger et retraiter',
    },
    sum: (items, created, updated, folded, rejected) =>
      `${items} éléments = ${created} créés + ${updated} mis à jour + ${folded} regroupés + ${rejected} rejetés`,
  },

  views: { label: 'Affichage', cards: 'Cartes', table: 'Tableau' },
  add: 'Ajouter une source',
  rules: {
    button: 'Règles d’état',
    title: 'Règles d’état',
    failing: (count) =>
      `En échec : ${count} envois de suite n’ont pas pu être mappés, ou ${count} interrogations de suite ont échoué.`,
    silent: 'Silencieuse : aucun nouvel élément dans la limite de silence de la source.',
    paused: 'En pause : quelqu’un l’a suspendue. Les envois sont conservés, puis mappés à la reprise.',
    waiting: 'En attente : rien n’a encore été reçu.',
    healthy: 'Opérationnelle : aucun de ces cas.',
  },

  list: {
    label: 'Sources',
    items: 'éléments, 24 h',
    spark: (name, most) => `Éléments de ${name} par demi-heure, dernières 24 heures, au plus ${most}`,
    moreHealthy: (count, written) =>
      plural(count, {
        one: `Afficher ${written} autre source opérationnelle`,
        other: `Afficher ${written} autres sources opérationnelles`,
      }),
    fewerHealthy: 'Afficher moins de sources opérationnelles',
  },

  line: {
    silent: (since) => `Aucun nouvel élément depuis ${since}`,
    failing: (count, reason) => `${count} envois de suite n’ont pas pu être mappés : ${reason}`,
    failingUnknown: (count) => `${count} envois de suite n’ont pas pu être mappés`,
    paused: (reason) => `En pause : ${reason}`,
    waiting: 'Rien n’a encore été reçu',
    healthy: (since) => `Nouvel élément il y a ${since}`,
    healthyNow: 'Nouvel élément à l’instant',
    healthyNoNew: 'Des envois arrivent, aucun nouvel élément',
    limit: (limit) => `limite de silence ${limit}`,
    noLimit: 'sans limite de silence',
  },

  facts: {
    health: 'État',
    name: 'Source',
    items: 'Éléments, 24 h',
    lastDelivery: 'Dernier envoi',
    lastNew: 'Dernier nouvel élément',
    lastSuccess: 'Dernière lecture',
    lag: 'Retard p50, p99',
    silenceLimit: 'Limite de silence',
    waiting: 'File d’attente',
    held: 'Envois retenus',
    deadLetters: 'Lettres mortes',
    oldest: 'Plus ancien en attente',
    off: 'désactivée',
    offPaused: 'désactivée, en pause',
    never: 'jamais',
  },

  gallery: {
    title: 'Galerie',
    count: (count, written) => plural(count, { one: `${written} format`, other: `${written} formats` }),
    search: 'Rechercher un format',
    searchHint: 'Produit ou format',
    inUse: 'utilisé',
    none: 'Aucun format ne correspond.',
    choose: 'Sélectionnez ce qui envoie les alertes.',
    addNamed: (name) => `Ajouter ${name}`,
  },

  form: {
    title: (format) => `Ajouter une source : ${format}`,
    name: fields.name,
    nameMissing: 'Saisissez un nom.',
    defaultSeverity: 'Gravité par défaut',
    defaultSeverityHint: 'Pour les alertes dont la source n’indique aucune gravité.',
    silenceLimit: 'Limite de silence (minutes)',
    silenceLimitHint: 'Silencieuse si aucun nouvel élément n’arrive pendant cette durée. Vide : jamais.',
    silenceLimitWrong: (from, to) => `Saisissez un nombre entier de minutes entre ${from} et ${to}.`,
    mapsSeverity: fields.severity,
    mapsKey: 'Clé',
    submit: 'Ajouter la source',
    save: common.saveChanges,
    saved: (name) => `${name} : modifications enregistrées`,
    discard: 'Abandonner les modifications',
    fieldNames: {
      name: fields.name,
      defaultSeverity: 'Gravité par défaut',
      silenceLimit: 'Limite de silence (minutes)',
      mapping: 'Mappage',
    },
  },

  connect: {
    title: (name) => `Connecter ${name}`,
    added: (name) => `Source ajoutée : ${name}`,
    once: 'Copiez le jeton maintenant. Il ne sera plus affiché.',
    token: 'Jeton',
    address: 'Adresse',
    snippet: (name) => `Configuration pour ${name}`,
    placeholder: 'Remplacez TOKEN par le jeton de cette source.',
    done: 'Terminé',
    renew: 'Nouveau jeton',
    renewTitle: 'Créer un nouveau jeton ?',
    renewQuestion: 'Le jeton actuel cesse aussitôt de fonctionner. Configurez le nouveau chez l’expéditeur.',
    renewed: (name) => `Nouveau jeton créé pour ${name}`,
  },

  detail: {
    tabs: 'Parties de la source',
    tab: { deliveries: 'Envois', mapping: 'Mappage', settings: 'Paramètres' },
    back: common.backToList,
    gone: 'Cette source n’existe plus.',
    alerts: 'Afficher les alertes de cette source',
    pause: 'Suspendre',
    resume: 'Reprendre',
    pauseTitle: (name) => `Suspendre ${name}`,
    pauseAbout: 'Les envois sont toujours acceptés et conservés. Ils sont mappés à la reprise.',
    reason: fields.reason,
    reasonMissing: 'Indiquez un motif.',
    paused: (name) => `Source suspendue : ${name}`,
    resumed: (name) => `Source reprise : ${name}`,
    lastFailure: 'Dernier échec',
  },

  mapping: {
    shipped: (version) => `Mappage fourni, version ${version}`,
    own: (version) => `Mappage personnalisé, version ${version}`,
    about: 'JSONata. Il s’exécute sur chaque document d’un envoi et renvoie une alerte, une liste d’alertes ou rien.',
    text: 'Mappage (JSONata)',
    reset: 'Rétablir le mappage fourni',
    save: 'Enregistrer le mappage',
    saved: (name) => `Mappage de ${name} enregistré`,
    wasReset: (name) => `${name} utilise à nouveau le mappage fourni`,
    missing: 'Saisissez un mappage ou rétablissez celui fourni.',
    readOnly: 'Seuls les administrateurs peuvent modifier un mappage.',
  },

  preview: {
    title: 'Aperçu',
    on: 'Aperçu sur',
    newest: 'Dernier envoi',
    chosen: (id) => `Envoi ${id}`,
    pasted: 'Exemple collé',
    sample: 'Exemple',
    sampleHint: 'Collez ce que la source envoie.',
    noDelivery: 'Aucun envoi. Collez un exemple.',
    running: 'Exécution du mappage...',
    alerts: (count, written) => plural(count, { one: `${written} alerte`, other: `${written} alertes` }),
    rejected: (count, written) => plural(count, { one: `${written} rejeté`, other: `${written} rejetés` }),
    unmapped: (count, written) =>
      plural(count, { one: `${written} champ non mappé`, other: `${written} champs non mappés` }),
    more: (written) => `et ${written} de plus`,
    nothing: 'Le mappage ne renvoie aucune alerte.',
    noSeverity: (severity) => `${severity} (par défaut)`,
    sourceSeverity: (word) => `source : ${word}`,
    key: 'Clé',
    entity: 'Entité',
    observables: 'Observables',
    state: 'État',
    at: 'Heure',
    item: (place) => `Élément ${place}`,
    rejections: 'Rejets',
    unmappedFields: 'Champs non mappés',
  },

  deliveries: {
    label: 'Envois',
    filter: 'État',
    filters: {
      all: 'Tous',
      waiting: 'En file d’attente',
      done: 'Traités',
      rejected: 'Avec rejets',
      dead: 'Lettres mortes',
    },
    count: (count, written) => plural(count, { one: `${written} envoi`, other: `${written} envois` }),
    loading: 'Chargement des envois...',
    empty: 'Aucun envoi. Connectez la source avec son adresse et son jeton.',
    none: 'Aucun envoi ne correspond au filtre.',
    older: common.showOlder,
    received: 'Reçu',
    state: 'État',
    result: 'Résultat',
    size: common.size,
    attempts: 'Tentatives',
    open: (id) => `Envoi ${id}`,
    created: (written) => `${written} créés`,
    updated: (written) => `${written} mis à jour`,
    folded: (written) => `${written} regroupés`,
    rejected: (written) => `${written} rejetés`,
    nothing: 'aucun élément',
    bytes: (written) => `${written} o`,
    kilobytes: (written) => `${written} ko`,
  },

  delivery: {
    title: (id) => `Envoi ${id}`,
    loading: 'Chargement de l’envoi...',
    gone: 'Cet envoi n’est plus conservé.',
    back: 'Retour aux envois',
    headers: 'En-têtes',
    noHeaders: 'Aucun en-tête n’a été conservé.',
    body: 'Corps',
    cut: (written) => `Les ${written} premiers caractères sont affichés.`,
    alerts: 'Afficher ses alertes',
    tryMapping: 'Aperçu du mappage',
  },

  replay: {
    title: 'Retraiter les envois',
    about: 'Applique de nouveau le mappage actuel aux envois conservés.',
    from: 'À partir du',
    which: 'Envois',
    whichNames: { dead: 'Lettres mortes', all: 'Tous' },
    check: 'Aperçu du retraitement',
    fromMissing: 'Saisissez une date.',
    found: (count, written) =>
      plural(count, { one: `${written} envoi serait retraité.`, other: `${written} envois seraient retraités.` }),
    alerts: (count, written) =>
      plural(count, { one: `${written} deviendrait une alerte`, other: `${written} deviendraient des alertes` }),
    known: (count, written) =>
      plural(count, {
        one: `${written} est connu et serait regroupé`,
        other: `${written} sont connus et seraient regroupés`,
      }),
    rejected: (written) => `${written} seraient rejetés`,
    stillDead: (count, written) =>
      plural(count, { one: `${written} échoue toujours`, other: `${written} échouent toujours` }),
    nothing: 'Aucun envoi à retraiter sur cette période.',
    run: (count, written) => plural(count, { one: `Retraiter ${written} envoi`, other: `Retraiter ${written} envois` }),
    started: (count, written) =>
      plural(count, {
        one: `${written} envoi en cours de retraitement`,
        other: `${written} envois en cours de retraitement`,
      }),
  },

  remove: {
    button: 'Supprimer la source',
    title: (name) => `Supprimer ${name} ?`,
    about: 'Son jeton cesse aussitôt de fonctionner.',
    keep: 'Conserver ses alertes',
    remove: 'Supprimer aussi ses alertes',
    done: (name) => `Source supprimée : ${name}`,
    doneWith: (name, count, written) =>
      plural(count, {
        one: `Source ${name} supprimée avec ${written} alerte`,
        other: `Source ${name} supprimée avec ${written} alertes`,
      }),
  },

  keys: {
    title: 'Raccourcis clavier',
    button: 'Tous les raccourcis',
    arrows: 'Passer d’une source à l’autre',
    enter: 'Ouvrir la source',
    n: 'Ajouter une source',
    p: 'Suspendre ou reprendre la source',
    t: 'Tester la connexion de la source',
    help: 'Afficher cette liste',
    hints: {
      move: 'se déplacer',
      open: 'ouvrir',
      add: 'ajouter une source',
      test: 'tester la connexion',
      pause: 'suspendre',
    },
  },
};
