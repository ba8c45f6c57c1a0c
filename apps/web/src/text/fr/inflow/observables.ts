import type { observables as english } from '../../en/inflow/observables.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const observables: typeof english = {
  title: 'Observables',
  lead: 'Adresses, noms, hachages et autres valeurs des alertes, des incidents et des menaces, et les indicateurs qui leur correspondent.',
  loading: 'Chargement des observables…',
  retry: common.retry,
  back: common.backToList,
  cancel: common.cancel,
  close: common.close,
  more: common.showMore,
  types: {
    'ipv4-addr': 'Adresse IPv4',
    'ipv6-addr': 'Adresse IPv6',
    'domain-name': 'Nom de domaine',
    url: 'URL',
    'email-addr': 'Adresse e-mail',
    'file-hash': 'Hachage de fichier',
    'file-name': 'Nom de fichier',
    host: 'Hôte',
    'user-account': 'Compte utilisateur',
    process: 'Processus',
    'mac-addr': 'Adresse MAC',
    'registry-key': 'Clé de registre',
    cve: 'CVE',
  },
  roles: {
    source: 'Source',
    destination: 'Destination',
    attacker: 'Attaquant',
    victim: 'Victime',
    related: 'Lié',
  },
  origins: {
    field: 'D’un champ du message',
    text: 'Du titre ou de la description',
    hand: 'Ajouté à la main',
  },
  kinds: { alert: 'Alertes', incident: 'Incidents', threat: 'Menaces' },
  countOf: {
    alert: (count, written) => plural(count, { one: `${written} alerte`, other: `${written} alertes` }),
    incident: (count, written) => plural(count, { one: `${written} incident`, other: `${written} incidents` }),
    threat: (count, written) => plural(count, { one: `${written} menace`, other: `${written} menaces` }),
  },
  formats: { text: 'Texte, un par ligne', csv: 'CSV', stix: 'STIX 2.1' },
  rejections: {
    not_an_observable: 'Aucun observable trouvé',
    too_many: 'Plus que ce qui peut être ajouté',
    too_wide: 'Couvre une grande partie d’Internet',
  },
  patternStates: {
    indexed: 'Comparé aux observables nouveaux et enregistrés',
    no_anchor: 'Non comparé : le motif ne nomme aucune valeur à rechercher',
    unsupported: 'Non comparé : le motif n’est pas pris en charge',
    invalid: 'Non comparé : le motif n’est pas valide',
    no_pattern: 'Non comparé : aucun motif n’est indiqué',
  },
  lists: {
    own: {
      name: 'Domaines et plages propres',
      description: 'Domaines, adresses et plages de l’organisation, saisis par les administrateurs.',
    },
    'private-ranges': {
      name: 'Adresses privées et réservées',
      description:
        'Plages d’adresses que les normes réservent et que personne n’atteint par Internet (registres d’usage spécial de l’IANA). Les plages de documentation (RFC 5737, RFC 3849) n’en font pas partie : un rapport qui en cite une la désigne bien.',
    },
    'public-resolvers': {
      name: 'Résolveurs DNS publics',
      description: 'Adresses et noms des grands résolveurs DNS publics, tels que leurs opérateurs les publient.',
    },
    'well-known-sites': {
      name: 'Sites connus',
      description:
        'Noms d’une centaine des plus grands services publics, choisis par Halyard ; ce n’est pas un classement. Seul le nom lui-même est listé : les sous-domaines et les URL ne sont pas retenus.',
    },
  },
  notSet: 'Non indiqué',
  toBlockList: 'Ajouter à une liste de blocage',

  failures: {
    list: 'Les observables n’ont pas pu être chargés.',
    refresh: 'L’actualisation a échoué. L’affichage n’est peut-être plus à jour.',
    one: 'L’observable n’a pas pu être chargé.',
    uses: 'Les endroits où il a été vu n’ont pas pu être chargés.',
    sightings: 'Les observations n’ont pas pu être chargées.',
    lists: 'Les listes d’avertissement n’ont pas pu être chargées.',
    add: 'Les observables n’ont pas pu être ajoutés.',
    remove: 'L’observable n’a pas pu être retiré.',
    export: 'Les observables n’ont pas pu être exportés.',
    sighting: 'L’observation n’a pas pu être ajoutée.',
    entries: 'La liste n’a pas pu être modifiée.',
    copy: common.selectAndCopy,
  },

  block: {
    empty: 'Aucun observable.',
    all: 'Tous les observables',
    shown: (shown, total) => `${shown} sur ${total} affichés.`,
    showAll: 'Tout afficher',
    sightings: (count, written) => plural(count, { one: `${written} observation`, other: `${written} observations` }),
    known: 'Indicateur connu',
    knownAs: 'Correspond à',
    deletedIndicator: 'Indicateur supprimé',
    heldBack: (list) => `Retenu : ${list}`,
    onList: (list) => `Sur la liste d’avertissement ${list}`,
    elsewhere: 'Vu ailleurs :',
    notElsewhere: 'Pas vu ailleurs',
    fromAlerts: (count, written) =>
      plural(count, { one: 'D’une alerte de l’incident', other: `De ${written} alertes de l’incident` }),
    addedBy: (name) => `Ajouté par ${name}`,
    actions: (value) => `Actions pour ${value}`,
    copyDefanged: 'Copier désarmé',
    copyLive: 'Copier tel quel',
    copied: (value) => `Copié : ${value}`,
    remove: 'Retirer',
    removed: (value) => `Retiré : ${value}`,
  },

  add: {
    button: 'Ajouter des observables',
    title: 'Ajouter des observables',
    text: 'Observables',
    hint: 'Collez-en un ou plusieurs, désarmés ou non, ou un texte entier.',
    missing: 'Saisissez au moins un observable.',
    type: 'Type',
    anyType: 'Reconnu à sa forme',
    role: 'Rôle',
    submit: 'Ajouter',
    outcome: 'Ce qui a été ajouté',
    added: (count, written) =>
      plural(count, { one: `${written} observable ajouté`, other: `${written} observables ajoutés` }),
    nothing: 'Rien n’a été ajouté.',
    already: (count, written) =>
      plural(count, { one: `${written} était déjà là :`, other: `${written} étaient déjà là :` }),
    rejected: (count, written) =>
      plural(count, { one: `${written} ligne rejetée :`, other: `${written} lignes rejetées :` }),
  },

  tabs: {
    label: 'Vues',
    list: 'Observables',
    indicators: 'Indicateurs',
    sightings: 'Observations',
    lists: 'Listes d’avertissement',
    blocks: 'Listes de blocage',
    enrichment: 'Enrichissement',
  },

  list: {
    label: 'Observables',
    total: (count, written) => plural(count, { one: `${written} observable`, other: `${written} observables` }),
    empty:
      'Pas encore d’observables. Ils sont lus dans les alertes que les sources envoient et dans les renseignements importés, et peuvent être ajoutés à la main.',
    none: 'Aucun observable ne correspond aux filtres.',
    clear: 'Effacer les filtres',
    columns: {
      value: 'Valeur',
      type: 'Type',
      firstSeen: 'Première fois',
      lastSeen: 'Dernière fois',
      alerts: 'Alertes',
      incidents: 'Incidents',
      threats: 'Menaces',
      sightings: 'Observations',
      heldBack: 'Retenues',
    },
    noneOf: 'Aucun',
  },

  filter: {
    label: 'Filtrer les observables',
    search: 'Rechercher des observables',
    searchHint: 'Valeur ou domaine, désarmé ou non',
    type: 'Type',
    anyType: 'Tous les types',
    seenIn: 'Vu dans',
    anywhere: 'Partout',
    known: 'Indicateur connu',
    anyKnown: 'Connu ou non',
    isKnown: 'Indicateur connu',
    isUnknown: 'Non connu',
    held: 'Retenu',
    anyHeld: 'Retenu ou non',
    isHeld: 'Retenu',
    isNotHeld: 'Non retenu',
  },

  export: {
    button: 'Exporter',
    busy: 'Exportation…',
    defanged: (format) => `${format}, désarmé`,
    saved: (count, written) =>
      plural(count, { one: `${written} observable enregistré`, other: `${written} observables enregistrés` }),
    partial: (rows, total) => `${rows} observables sur ${total} enregistrés : votre rôle n’en exporte pas plus.`,
  },

  pane: {
    gone: 'Cet observable n’existe plus : rien ne l’utilise.',
    parts: 'Parties de l’observable',
    overview: 'Aperçu',
    facts: {
      type: 'Type',
      firstSeen: 'Vu la première fois',
      lastSeen: 'Vu la dernière fois',
      tlp: 'TLP',
      id: 'ID STIX',
    },
    sightings: 'Observations',
    noSightings: 'Aucun indicateur ne lui correspond.',
    warningLists: 'Listes d’avertissement',
    onNoList: 'Sur aucune liste d’avertissement.',
    listAbout: 'Les correspondances d’indicateurs avec ces listes sont retenues.',
    imports: 'Imports',
    noImports: 'Aucun import ne l’a apporté.',
    records: (count, written) =>
      plural(count, { one: `${written} enregistrement`, other: `${written} enregistrements` }),
  },

  uses: {
    none: {
      alert: 'Aucune alerte ne le nomme.',
      incident: 'Aucun incident ne le nomme.',
      threat: 'Aucune menace ne le nomme.',
    },
    seen: (first, last) => (first === last ? first : `${first} à ${last}`),
    except: 'Sans l’enregistrement d’où vous venez.',
    all: 'Tout afficher',
  },

  sightings: {
    label: 'Observations',
    total: (count, written) => plural(count, { one: `${written} observation`, other: `${written} observations` }),
    empty: 'Pas encore d’observations. Une observation naît lorsqu’un indicateur correspond à un observable.',
    none: 'Aucune observation ne correspond aux filtres.',
    ofIndicator: 'D’un indicateur',
    ofObservable: 'D’un observable',
    heldBy: (list) => `Retenues par : ${list}`,
    remove: (what) => `Retirer : ${what}`,
    origin: 'Origine',
    anyOrigin: 'Toute origine',
    match: 'Par correspondance',
    hand: 'Ajoutée à la main',
    seenIn: 'Vu dans',
    noRecord: 'Aucun enregistrement indiqué',
    deleted: 'Enregistrement supprimé',
    by: (name) => `par ${name}`,
    foundLater: (at) => `Trouvée plus tard, ${at}`,
    filter: 'Filtrer les observations',
  },

  score: {
    label: 'Score',
    of: (score) => `Score ${score}`,
    none: 'Score non indiqué',
    noneHint: 'L’indicateur n’indique aucune confiance.',
    formula: (confidence, decay) => `Confiance ${confidence} × décroissance ${decay}`,
    hint: (days, since) =>
      `La confiance diminue de moitié tous les ${days} jours sans observation. Comptée à partir du ${since}.`,
    over: 'N’est plus valide',
  },

  indicator: {
    title: 'Observations',
    waiting: 'Le motif est en cours de lecture. Après un import, cela prend quelques secondes.',
    gone: 'N’est plus valide ou a été révoqué : n’est pas comparé à ce qui arrive.',
    none: 'Pas encore vu.',
    held: (count, written) =>
      plural(count, {
        one: `${written} retenue par une liste d’avertissement`,
        other: `${written} retenues par des listes d’avertissement`,
      }),
    lastSeen: (at) => `Vu la dernière fois le ${at}`,
    pattern: 'Motif',
    add: 'Ajouter une observation',
    addTitle: 'Ajouter une observation',
    value: 'Observable',
    valueHint: 'Ce qui a été vu, désarmé ou non.',
    valueMissing: 'Saisissez ce qui a été vu.',
    added: (value) => `Observation ajoutée : ${value}`,
  },

  warnings: {
    lead: 'Les correspondances d’indicateurs avec ces listes sont retenues : elles sont conservées et comptées ici, mais pas signalées.',
    entries: (count, written) => plural(count, { one: `${written} entrée`, other: `${written} entrées` }),
    held: (count, written) =>
      plural(count, { one: `${written} observation retenue`, other: `${written} observations retenues` }),
    holdsNothing: 'Ne retient rien pour le moment',
    shipped: 'Fournie avec Halyard',
    own: 'Modifiée par les administrateurs',
    noEntries: 'Pas encore d’entrées.',
    withSubdomains: 'avec les sous-domaines',
    onlyName: 'ce nom uniquement',
    kinds: { range: 'Plage', domain: 'Domaine', address: 'Adresse e-mail' },
    add: 'Ajouter des entrées',
    text: 'Domaines, adresses et plages',
    hint: 'Un par ligne : 203.0.113.0/24, example.com (avec les sous-domaines), security@example.com.',
    missing: 'Saisissez au moins un domaine, une adresse ou une plage.',
    note: 'Note',
    submit: 'Ajouter',
    added: (count, written) =>
      plural(count, { one: `${written} entrée ajoutée`, other: `${written} entrées ajoutées` }),
    nowHeld: (count, written) =>
      plural(count, {
        one: `${written} observation est désormais retenue.`,
        other: `${written} observations sont désormais retenues.`,
      }),
    already: (count, written) =>
      plural(count, { one: `${written} était déjà là.`, other: `${written} étaient déjà là.` }),
    rejected: (count, written) =>
      plural(count, { one: `${written} ligne rejetée :`, other: `${written} lignes rejetées :` }),
    tooWide: (count) =>
      plural(count, {
        one: 'Cette plage retiendrait les correspondances d’indicateurs sur une grande partie de toutes les adresses.',
        other:
          'Ces plages retiendraient les correspondances d’indicateurs sur une grande partie de toutes les adresses.',
      }),
    addAnyway: 'Ajouter quand même',
    remove: (value) => `Retirer ${value}`,
    removed: (value) => `Retiré : ${value}`,
    released: (count, written) =>
      plural(count, {
        one: `${written} observation compte à nouveau.`,
        other: `${written} observations comptent à nouveau.`,
      }),
  },
};
