import { fields } from '@halyard/messages/fr';
import type { alertRules as english } from '../../en/inflow/alert-rules.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const alertRules: typeof english = {
  close: common.close,
  retry: common.retry,

  quiet: {
    title: 'Règles de silence',
    lead: 'Une règle de silence écarte les alertes qui arrivent tant qu’elle est en vigueur. Elle expire, et rien n’est supprimé.',
    loading: 'Chargement des règles de silence…',
    failed: 'Impossible de charger les règles de silence.',
    none: 'Aucune règle de silence.',
    add: 'Nouvelle règle de silence',
    fromAlert: 'Mettre en silence…',
    mark: 'En silence',
    states: { active: 'En vigueur', scheduled: 'Planifiée', ended: 'Terminée' },
    modes: { hide: 'Masquer', no_notification: 'Ne pas notifier', tag: 'Marquer seulement' },
    until: (instant) => `jusqu’au ${instant}`,
    from: (instant) => `à partir du ${instant}`,
    endedAt: (instant) => `terminée le ${instant}`,
    endedEarly: (instant) => `terminée avant son terme, le ${instant}`,
    held: (count, written) =>
      plural(count, { one: `${written} alerte concernée`, other: `${written} alertes concernées` }),
    hidden: (written) => `${written} masquées actuellement`,
    heldNone: 'N’a concerné aucune alerte.',
    owner: (name) => `Responsable : ${name}`,
    noOwner: 'Sans responsable',
    end: 'Terminer maintenant',
    ended: (count, written) =>
      plural(count, {
        one: `Règle de silence terminée. ${written} alerte est revenue dans la file.`,
        other: `Règle de silence terminée. ${written} alertes sont revenues dans la file.`,
      }),
    endFailed: 'Impossible de terminer la règle de silence. Réessayez.',
    added: 'Règle de silence créée',
    heldBack: (reason, instant) => `Retenue par la règle de silence « ${reason} » jusqu’au ${instant}.`,
    taken: (reason) => `Correspondait à la règle de silence « ${reason} ».`,
    allHeld: 'Toutes les alertes de cette règle',
    stopped: 'retenue',
  },

  form: {
    title: 'Nouvelle règle de silence',
    filter: 'Quelles alertes',
    filterHint: 'Les alertes qui remplissent toutes ces conditions.',
    filterMissing: 'Renseignez au moins un champ.',
    source: fields.source,
    anySource: 'Toute source',
    severity: fields.severity,
    anySeverity: 'Toute gravité',
    titlePart: 'Le titre contient',
    entity: 'Entité',
    technique: 'Technique ATT&CK',
    techniqueHint: 'Un numéro tel que T1059 ; ses sous-techniques comprises.',
    techniqueWrong: 'Saisissez un numéro tel que T1059 ou T1059.001.',
    observable: 'Observable',
    tag: 'Étiquette',
    mode: 'Effet',
    modeHints: {
      hide: 'Masquer : dans la vue « En silence », pas dans la file. Personne n’est notifié.',
      no_notification: 'Ne pas notifier : dans la file. Personne n’est notifié.',
      tag: 'Marquer seulement : dans la file, avec une marque. Notifications habituelles.',
    },
    reason: fields.reason,
    reasonMissing: 'Indiquez un motif.',
    owner: 'Responsable',
    ownerMissing: 'Choisissez un responsable.',
    begins: 'Début (facultatif)',
    beginsHint: 'Vide : maintenant.',
    runs: 'Durée',
    durations: {
      '1h': '1 heure',
      '4h': '4 heures',
      '1d': '1 jour',
      '7d': '7 jours',
      '30d': '30 jours',
      '90d': '90 jours',
    },
    create: 'Créer la règle de silence',
    counting: 'Décompte…',
    countFailed: 'Impossible de compter les alertes correspondantes.',
    wouldHave: {
      hide: (count, written) =>
        plural(count, {
          one: `Aurait masqué ${written} alerte au cours des 7 derniers jours`,
          other: `Aurait masqué ${written} alertes au cours des 7 derniers jours`,
        }),
      no_notification: (count, written) =>
        plural(count, {
          one: `Aurait rendu muette ${written} alerte au cours des 7 derniers jours`,
          other: `Aurait rendu muettes ${written} alertes au cours des 7 derniers jours`,
        }),
      tag: (count, written) =>
        plural(count, {
          one: `Aurait marqué ${written} alerte au cours des 7 derniers jours`,
          other: `Aurait marqué ${written} alertes au cours des 7 derniers jours`,
        }),
    },
    ahead: 'Les alertes déjà dans la file y restent.',
  },

  incident: {
    title: 'Alertes reçues',
    loading: 'Chargement des alertes…',
    failed: 'Impossible de charger les alertes de cet incident.',
    none: 'Aucune alerte reçue n’est liée.',
    all: (count, written) => plural(count, { one: `${written} alerte`, other: `Les ${written} alertes` }),
    add: 'Ajouter des alertes',
    remove: (number) => `Retirer ${number} de l’incident`,
    removed: (number) => `${number} retirée de l’incident`,
    added: (number) => `${number} ajoutée à l’incident`,
    failedChange: 'Impossible de modifier les alertes de l’incident. Réessayez.',
    dialog: (incident) => `Ajouter des alertes à ${incident}`,
    search: 'Rechercher des alertes',
    searchHint: 'Titre, ID, entité, observable, données brutes',
    noneFound: 'Aucune alerte correspondante.',
    found: 'Alertes',
    addOne: (number) => `Ajouter ${number}`,
    isAdded: 'ajoutée',
  },

  duplicate: {
    of: 'Doublon de',
    none: 'Non précisé',
    search: 'Rechercher des alertes',
    list: 'Doublons',
    isOf: 'Cette alerte a été clôturée comme doublon de',
  },

  similar: {
    title: 'Alertes similaires',
    about: 'Des 30 derniers jours, avec la même entité ou un observable en commun.',
    none: 'Aucune alerte similaire au cours des 30 derniers jours.',
    failed: 'Impossible de charger les alertes similaires.',
    incidents: 'Incidents similaires',
    shared: { entity: (value) => `entité ${value}`, observable: (value) => `observable ${value}` },
  },
};
