import type { BlockOrigin, BlockState, blockRejections } from '@halyard/contracts/inflow/block-lists.ts';
import type { blockLists as Words } from '../../en/inflow/block-lists.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const states: Readonly<Record<BlockState, string>> = {
  active: 'Active',
  expired: 'Expirée',
  removed: 'Retirée',
};

const origins: Readonly<Record<BlockOrigin, string>> = {
  hand: 'À la main',
  alert: 'D’une alerte',
  incident: 'D’un incident',
  threat: 'D’une menace',
};

const rejections: Readonly<Record<(typeof blockRejections)[number], string>> = {
  not_an_observable: 'Aucune valeur trouvée',
  type_not_taken: 'Cette liste n’accepte pas ce type',
  guarded: 'Sur une liste d’avertissement',
  repeated: 'Figure deux fois dans le texte',
  file_name: 'Se termine comme un nom de fichier. S’il s’agit du domaine, écrivez-le désarmé : notes[.]md',
  wildcard: 'Les jokers ne sont pas acceptés : indiquez le domaine',
  unspecified: 'Ce n’est l’adresse de personne',
  host_bits: 'Des bits sont définis après le préfixe : indiquez le réseau ou l’adresse',
  too_wide: 'Plus large que /8, ou /16 en IPv6',
  too_many: 'Plus que n’en ajoute une requête',
  full: 'La liste est pleine',
};

export const blockLists: typeof Words = {
  lead: 'Valeurs que pare-feu, proxys et passerelles de messagerie récupèrent ici et bloquent. Une entrée retirée est débloquée à leur prochaine récupération.',
  loading: 'Chargement des listes de blocage...',
  retry: common.retry,
  cancel: common.cancel,
  close: common.close,
  copy: common.copy,
  copied: common.copied,
  copyFailed: common.copyFailed,
  more: common.showMore,
  back: 'Toutes les listes de blocage',
  states,
  origins,
  rejections,
  publicSuffix: 'Suffixe public',
  emptyFile: 'Fichier vide',

  failures: {
    lists: 'Impossible de charger les listes de blocage.',
    refresh: 'Échec de l’actualisation. L’affichage peut être obsolète.',
    entries: 'Impossible de charger les entrées.',
    add: 'Échec de l’ajout à la liste de blocage.',
    remove: 'Impossible de retirer les entrées.',
    save: 'Impossible d’enregistrer la liste de blocage.',
    delete: 'Impossible de supprimer la liste de blocage.',
    token: 'Impossible de changer le jeton.',
    export: 'Impossible d’exporter les entrées.',
  },

  list: {
    total: (count, written) => plural(count, { one: '1 liste de blocage', other: `${written} listes de blocage` }),
    empty: 'Aucune liste de blocage pour l’instant.',
    emptyAdmin: 'Aucune liste de blocage pour l’instant. Créez-en une et collez son adresse dans votre pare-feu.',
    active: (count, written) => plural(count, { one: '1 entrée active', other: `${written} entrées actives` }),
    expired: (written) => `${written} expirées`,
    removed: (written) => `${written} retirées`,
    takes: 'Accepte',
    ttl: 'Durée de vie',
    nextExpiry: 'Prochaine expiration',
    noExpiry: 'Aucune entrée n’expire',
    lastRead: 'Dernière récupération',
    neverRead: 'Jamais récupérée',
    readBy: (address, agent) => (agent === null ? address : `${address}, ${agent}`),
    token: 'Jeton',
    tokenEnds: (ends) => `Se termine par ${ends}`,
    revoked: 'Révoqué : personne ne peut récupérer cette liste',
    addresses: 'Adresses',
    devices: 'Configurer un équipement',
    deviceHint: 'Remplacez TOKEN par le jeton de la liste.',
  },

  ttl: {
    none: 'Jusqu’au retrait',
    asList: (time) => `Selon la liste : ${time}`,
    hours: (count) => plural(count, { one: '1 heure', other: `${count} heures` }),
    days: (count) => plural(count, { one: '1 jour', other: `${count} jours` }),
  },

  form: {
    add: 'Nouvelle liste de blocage',
    edit: (name) => `Modifier ${name}`,
    name: 'Nom',
    nameMissing: 'Saisissez un nom.',
    description: 'Description',
    types: 'Types acceptés',
    typesMissing: 'Sélectionnez au moins un type.',
    typesHint:
      'La plupart des équipements attendent adresses, domaines et URL sur des listes séparées. Les adresses comprennent les réseaux.',
    ttl: 'Durée de vie des nouvelles entrées',
    create: 'Créer la liste de blocage',
    save: common.saveChanges,
    saved: (name) => `Enregistrée : ${name}`,
    editButton: common.edit,
    deleteButton: common.delete,
    deleteTitle: (name) => `Supprimer ${name} ?`,
    deleteAbout: 'Les équipements ne peuvent plus la récupérer. La suppression peut être annulée pendant un jour.',
    deleted: (name) => `Supprimée : ${name}`,
  },

  token: {
    title: (name) => `Jeton de ${name}`,
    once: 'Ce jeton n’est affiché qu’une fois. Copiez-le maintenant.',
    done: 'Terminé',
    renew: 'Remplacer le jeton',
    renewTitle: 'Remplacer le jeton ?',
    renewAbout:
      'Les équipements qui utilisent le jeton actuel sont rejetés jusqu’à ce qu’ils aient le nouveau. C’est irréversible.',
    revoke: 'Révoquer le jeton',
    revokeTitle: 'Révoquer le jeton ?',
    revokeAbout:
      'Aucun équipement ne peut récupérer la liste tant que vous n’avez pas créé de nouveau jeton. C’est irréversible.',
    revoked: 'Jeton révoqué',
  },

  entries: {
    label: 'Entrées',
    total: (count, written) => plural(count, { one: '1 entrée', other: `${written} entrées` }),
    none: 'Aucune entrée pour l’instant.',
    noneMatch: 'Aucune entrée ne correspond aux filtres.',
    clear: 'Effacer les filtres',
    search: 'Rechercher des entrées',
    searchHint: 'Valeur ou motif',
    state: 'État',
    anyState: 'Tous les états',
    columns: {
      value: 'Valeur',
      state: 'État',
      reason: 'Motif',
      added: 'Ajoutée',
      expires: 'Expire',
    },
    addedBy: (name, when) => `${name}, ${when}`,
    never: 'Jamais',
    overrides: (list) => `Malgré ${list}`,
    select: (value) => `Sélectionner ${value}`,
    selectAll: 'Sélectionner toutes les entrées visibles',
    selected: (count, written) => plural(count, { one: '1 sélectionnée', other: `${written} sélectionnées` }),
    clearSelection: common.clearSelection,
    remove: 'Retirer',
    removed: (count, written) => plural(count, { one: '1 entrée retirée', other: `${written} entrées retirées` }),
    export: 'Exporter en CSV',
    exported: (count, written) =>
      plural(count, { one: '1 entrée enregistrée', other: `${written} entrées enregistrées` }),
    shown: (shown, total) => `${shown} sur ${total} affichées.`,
  },

  add: {
    button: 'Ajouter des entrées',
    title: 'Ajouter à une liste de blocage',
    list: 'Liste de blocage',
    noList: 'Aucune liste de blocage n’accepte ces valeurs.',
    text: 'Valeurs',
    hint: 'Une par ligne, désarmée ou non ; réseaux sous la forme 203.0.113.0/24.',
    textMissing: 'Saisissez au moins une valeur.',
    values: 'Valeurs',
    valuesMissing: 'Sélectionnez au moins une valeur.',
    notTaken: 'non acceptée par cette liste',
    ttl: 'Durée de vie',
    reason: 'Motif',
    reasonMissing: 'Saisissez un motif.',
    submit: 'Ajouter',
    added: (count, written) => plural(count, { one: '1 ajoutée', other: `${written} ajoutées` }),
    extended: (count, written) =>
      plural(count, {
        one: '1 y figurait déjà et reste jusqu’à l’échéance la plus tardive',
        other: `${written} y figuraient déjà et restent jusqu’à l’échéance la plus tardive`,
      }),
    unchanged: (count, written) =>
      plural(count, { one: `${written} y figurait déjà, inchangé`, other: `${written} y figuraient déjà, inchangés` }),
    rejected: (count, written) => plural(count, { one: '1 rejetée', other: `${written} rejetées` }),
    outcome: 'Ce que sont devenues les valeurs',
    guard: (list, entry) => `${list} : ${entry}`,
    override: (count, written) =>
      plural(count, { one: 'Ajouter quand même', other: `Ajouter quand même ces ${written} valeurs` }),
    overrideHint:
      'Bloquer ces valeurs peut couper l’accès à vos propres utilisateurs. Le motif ci-dessus est conservé avec chacune.',
    overrideAdmin: 'Seuls les administrateurs peuvent ajouter des valeurs de listes d’avertissement.',
  },

  onLists: {
    title: 'Listes de blocage',
    none: 'Sur aucune liste de blocage.',
    until: (at) => `jusqu’au ${at}`,
  },
};
