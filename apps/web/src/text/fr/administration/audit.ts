import type { ObjectType } from '@halyard/contracts/events.ts';
import type { AuditFault } from '@halyard/contracts/server/audit.ts';
import { events } from '@halyard/messages/fr/sentences';
import type { audit as english } from '../../en/administration/audit.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const objects: Readonly<Record<ObjectType, string>> = {
  person: 'Utilisateur',
  todo: 'Tâche',
  audit: 'Journal d’audit',
  settings: 'Paramètres',
  api_key: 'Clé API',
  webhook: 'Webhook',
  webhook_delivery: 'Remise de webhook',
  request: 'Requête',
  threat: 'Menace',
  entity: 'Entité',
  record: 'Élément',
  connection: 'Relation',
  incident: 'Incident',
  playbook: 'Playbook',
  alert: 'Alerte',
  attack_layer: 'Couche ATT&CK',
  alert_rule: 'Règle d’alerte',
  quiet_rule: 'Règle de silence',
  alert_queue: 'File d’alertes',
  group_rule: 'Règle de regroupement',
  sigma_rule: 'Règle Sigma',
  warning_list: 'Liste d’avertissement',
  block_list: 'Liste de blocage',
  enrichment: 'Enrichissement',
  source: 'Source',
  taxii_collection: 'Collection TAXII',
  import: 'Importation',
  announcement: 'Annonce',
  workspace: 'Espace de travail',
  work: 'Tâche en arrière-plan',
  crime_import: 'Importation de données de police',
  crime: 'Données de criminalité',
  analysis: 'Analyse',
  schema: 'Schéma',
  report: 'Rapport',
};

const reasons: Readonly<Record<AuditFault, string>> = {
  entry_missing: 'une entrée manque',
  out_of_sequence: 'l’entrée ne suit pas la précédente',
  entry_changed: 'l’entrée a été modifiée',
  entries_missing_at_end: 'des entrées manquent à la fin',
  not_signed: 'l’entrée n’est pas signée',
  differs_from_checkpoint: 'l’entrée diffère du point de contrôle signé',
  checkpoint_changed: 'le point de contrôle signé a été modifié',
  entry_added: 'l’entrée a été ajoutée à la fin',
  base_changed: 'la base signée du journal a été modifiée',
};

export const audit: typeof english = {
  title: 'Journal d’audit',
  about: 'Qui a fait quoi, quand et d’où. Les entrées sont chaînées par hachage pour révéler toute altération.',
  loading: 'Chargement du journal d’audit...',
  failed: 'Le journal d’audit n’a pas pu être chargé.',
  olderFailed: common.olderFailed,
  retry: common.retry,
  refresh: common.refresh,
  dismiss: common.dismiss,
  close: common.close,
  asOf: (time) => `Mis à jour à ${time}`,
  entries: (count, written) => plural(count, { one: `${written} entrée`, other: `${written} entrées` }),
  matching: (count, written) =>
    plural(count, { one: `${written} entrée correspond`, other: `${written} entrées correspondent` }),
  shown: (shown, total) => `${shown} entrées affichées sur ${total}.`,
  archived: (upTo) => `Les entrées jusqu’à ${upTo} proviennent des archives.`,
  showOlder: common.showOlder,
  none: 'Aucune entrée ne correspond au filtre.',
  empty: 'Aucune entrée.',

  filter: 'Filtrer le journal d’audit',
  actor: 'Auteur',
  actorHint: 'Nom d’utilisateur, e-mail ou identifiant',
  action: 'Action',
  anyAction: 'Toutes les actions',
  object: 'Objet',
  objectHint: 'Type, identifiant ou nom d’utilisateur',
  from: 'Du',
  to: 'Au',
  clearFilter: 'Effacer le filtre',

  columns: {
    time: 'Heure',
    actor: 'Auteur',
    action: 'Action',
    object: 'Objet',
    address: 'Adresse IP',
    request: 'Requête',
    hash: 'Hachage',
  },
  table: 'Entrées d’audit',
  /** Without an IP address it was the server itself. */
  nobody: common.system,
  anonymous: 'Anonyme',
  goneActor: 'Compte supprimé',
  nothing: 'Aucun',
  open: (action, number) => `${action}, entrée ${number}`,
  actionName: (code) => (events.titles as Readonly<Record<string, string>>)[code] ?? code,
  objectName: (type) => (objects as Readonly<Record<string, string>>)[type] ?? type,

  entry: {
    title: (number) => `Entrée ${number}`,
    loading: 'Chargement de l’entrée...',
    failed: 'L’entrée n’a pas pu être chargée.',
    gone: 'Cette entrée n’existe pas.',
    code: 'Code de l’action',
    actorId: 'Identifiant de l’auteur',
    objectId: 'Identifiant de l’objet',
    instant: 'Instant (UTC)',
    hash: 'Hachage (SHA-256)',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
    ofActor: 'Toutes les entrées de cet auteur',
    ofObject: 'Toutes les entrées sur cet objet',
    openPerson: 'Ouvrir l’utilisateur',
  },

  chain: {
    verify: 'Vérifier l’intégrité',
    verifying: 'Vérification...',
    result: 'Résultat de la vérification',
    whole: (count, written) =>
      plural(count, {
        one: `Intégrité vérifiée : ${written} entrée`,
        other: `Intégrité vérifiée : ${written} entrées`,
      }),
    wholeAbout: 'Tous les hachages concordent. Aucune entrée n’a été modifiée ou supprimée.',
    broken: (number, reason) =>
      reason === null
        ? `Échec du contrôle d’intégrité à l’entrée ${number}`
        : `Échec du contrôle d’intégrité à l’entrée ${number} : ${reason}`,
    brokenAbout: (count, written) =>
      plural(count, {
        one: 'L’entrée précédente est intacte. Les entrées suivantes ne sont pas fiables.',
        other: `Les ${written} entrées précédentes sont intactes. Les entrées suivantes ne sont pas fiables.`,
      }),
    reason: (reason) => reasons[reason],
    showEntry: (number) => `Afficher l’entrée ${number}`,
    failed: 'Le journal d’audit n’a pas pu être vérifié. Veuillez réessayer.',
  },

  export: {
    csv: 'Exporter en CSV',
    json: 'Exporter en JSON',
    exporting: 'Exportation...',
    saved: (count, written) =>
      plural(count, { one: `${written} entrée a été exportée`, other: `${written} entrées ont été exportées` }),
    partial: (written, total) =>
      `Les ${written} entrées les plus récentes sur ${total} ont été exportées. Affinez le filtre pour exporter les autres.`,
    failed: 'L’exportation a échoué. Veuillez réessayer.',
  },
};
