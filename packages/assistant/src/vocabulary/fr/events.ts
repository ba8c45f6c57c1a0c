import type { Phrases } from '../vocabulary.ts';

/** What people call what happened. Titles of events are in the messages; these are only read. */
export const events: Phrases = {
  'value:event.account_registered':
    "inscription; inscriptions; s'est inscrit; se sont inscrits; comptes créés par inscription",
  'value:event.signed_in':
    "connexion; connexions; s'est connecté; s'est connectée; se sont connectés; connecté; connectée; connectés; connectées; logins; login; authentification; authentifications; ouvertures de session",
  'value:event.sign_in_failed':
    "échec de connexion; échecs de connexion; connexion échouée; connexions échouées; échecs de login; échec de login; connexions ratées; connexion ratée; tentatives échouées; tentatives de connexion échouées; mauvais mot de passe; mauvais mots de passe; mot de passe erroné; échecs d'authentification; échec d'authentification; connexions en échec; connexions refusées; tentatives de connexion ratées; logins échoués; logins ratés; n'a pas réussi à se connecter; raté sa connexion; tentatives infructueuses",
  'value:event.sign_in_locked':
    'connexion bloquée; connexions bloquées; blocages; blocage de compte; blocages de comptes; compte verrouillé; verrouillages; bloqué après trop de tentatives',
  'value:event.signed_out':
    "déconnexion; déconnexions; s'est déconnecté; déconnecté; déconnectée; déconnectés; déconnectées",
  'value:event.password_reset_requested':
    'réinitialisation du mot de passe; réinitialisations de mot de passe; réinitialisation de mot de passe; réinitialisations du mot de passe; mot de passe oublié; demandes de réinitialisation; reset de mot de passe; resets de mot de passe; mots de passe réinitialisés',
  'value:event.password_changed':
    'mot de passe modifié; mots de passe modifiés; changement de mot de passe; changements de mot de passe; mot de passe changé; mots de passe changés; a changé son mot de passe; ont changé leur mot de passe; a changé de mot de passe; changé de mot de passe; modifications de mot de passe',
  'value:event.email_changed':
    "adresse e-mail modifiée; changement d'e-mail; changements d'e-mail; changement d'adresse e-mail; adresses e-mail modifiées; changement d'adresse mail",
  'value:event.task_added': 'ajout de tâche; ajouts de tâches',
  'value:event.task_completed': 'tâche cochée; tâches cochées',
  'value:event.task_deleted': 'tâche supprimée; tâches supprimées',
  'value:event.user_added':
    "ajouts de comptes; ajout de compte; ajouts d'utilisateurs; créations de comptes; création de compte",
  'value:event.user_deactivated': 'désactivations; désactivation; désactivations de comptes',
  'value:event.user_suspended': 'compte mis en attente; comptes mis en attente',
  'value:event.user_deleted':
    'compte supprimé; comptes supprimés; utilisateur supprimé; utilisateurs supprimés; suppressions de comptes; suppression de compte',
  'value:event.role_requested': 'rôle demandé; a demandé un rôle',
  'value:event.role_granted': 'rôle accordé; rôles accordés; attribution de rôle; rôle demandé accordé',
  'value:event.role_changed':
    'rôle modifié; rôles modifiés; changement de rôle; changements de rôle; rôle changé; rôles changés; changements de rôles; promu; promue; promus; promues; rétrogradé; rétrogradée; rétrogradés; rétrogradées; changé de rôle; promotions',
  'value:event.second_factor_enabled':
    'double authentification activée; mfa activé; 2fa activée; authentification à deux facteurs activée; a activé la 2fa; activations mfa; a activé le mfa; activations de la 2fa',
  'value:event.second_factor_disabled':
    'double authentification désactivée; mfa désactivé; 2fa désactivée; authentification à deux facteurs désactivée; a désactivé la 2fa; a désactivé le mfa; désactivations mfa; désactivé le mfa; désactivé la 2fa',
  'value:event.second_factor_reset':
    'double authentification réinitialisée; réinitialisation mfa; reset mfa; 2fa réinitialisée; mfa réinitialisé; authentification à deux facteurs réinitialisée; réinitialisations mfa; resets mfa',
  'value:event.mfa_failed':
    'échec du code à deux facteurs; codes erronés; mauvais code; mauvais codes; échecs mfa; échecs 2fa; codes incorrects; échec mfa',
  'value:event.signed_in_from_new_device':
    'connexion depuis un nouvel appareil; nouvel appareil; nouveaux appareils; appareil inconnu; appareils inconnus; connexions depuis un nouvel appareil; connexions depuis de nouveaux appareils',
  'value:event.settings_changed':
    'paramètres modifiés; changement de paramètres; changements de paramètres; paramètre modifié; modification des paramètres; modifications de paramètres; réglages modifiés; changé des paramètres; changé les paramètres; modifié des paramètres; modifié les paramètres; changé un paramètre; a changé des paramètres; a modifié des paramètres; a modifié les paramètres; a changé les paramètres',
  'value:event.api_key_created':
    'clé api créée; clés api créées; nouvelles clés api; création de clé api; créations de clés api',
  'value:event.api_key_revoked': 'clé api révoquée; clés api révoquées; révocations de clés api',
  'value:event.data_exported':
    'données personnelles téléchargées; données personnelles exportées; a téléchargé ses données',
  'value:event.records_exported':
    'exporté; exportée; exportés; exportées; exportation; exportations; export; exports; éléments exportés; exports de données; données exportées; exportations de données; téléchargement; téléchargements; a exporté; a exporté des données; ont exporté; téléchargé; téléchargée; téléchargés; téléchargées; exporté des données; exporté quelque chose',
  'value:event.report_exported': 'rapport exporté; rapports exportés; exports de rapports',
  'value:event.audit_exported': "journal d'audit exporté; export du journal d'audit; exporté le journal d'audit",
  'value:event.audit_verified':
    "intégrité du journal d'audit vérifiée; vérification du journal d'audit; vérifications du journal d'audit",
  'value:event.threat_added': 'ajouts de menaces; ajout de menace',
  'value:event.threat_updated': 'menace modifiée; menaces modifiées; modifications de menaces',
  'value:event.threat_status_changed':
    "statut d'une menace modifié; changement de statut d'une menace; changements de statut de menaces; changements de statut des menaces",
  'value:event.threat_severity_changed':
    "gravité d'une menace modifiée; changement de gravité d'une menace; changements de gravité; changements de gravité des menaces; gravité modifiée",
  'value:event.threat_acknowledged':
    'acquittement; acquittements; acquitté; acquittée; acquittés; acquittées; a acquitté; acké; ackée; ackés; ackées; prises en compte; acquitte; ont acquitté',
  'value:event.threat_triaged':
    'triage; triages; trié; triée; triés; triées; verdict rendu; verdicts rendus; verdicts; triage effectué; triages effectués; verdict donné; a trié',
  'value:event.threat_deleted': 'menace supprimée; menaces supprimées; suppressions de menaces',
  'value:event.entity_added': "ajout d'entité; ajouts d'entités",
  'value:event.entity_updated':
    "entité modifiée; entités modifiées; risque modifié; changement de risque; changements de risque; a changé le risque; risque changé; modifications d'entités",
  'value:event.entity_deleted': 'entité supprimée; entités supprimées',
  'value:event.connection_added': 'liens ajoutés; ajout de relation; ajouts de relations',
  'value:event.connection_deleted': 'relation supprimée; relations supprimées; liens supprimés',
  'value:event.incident_opened':
    'ouvert; ouverte; ouverts; ouvertes; créé; créée; créés; créées; a ouvert; a créé; ouverture; créé par; signalé; signalée; signalés; signalées; a signalé; ouvertures; ont ouvert',
  'value:event.incident_edited': 'modifié; modifiée; modifiés; modifiées; édité; éditée; édités; éditées; a modifié',
  'value:event.incident_update_added':
    'point; points; a publié un point; publié un point; publié; publiée; publiés; publiées; a commenté; commenté; commentée; commentés; commentées; updates; update',
  'value:event.incident_note_added':
    'note; note ajoutée; notes ajoutées; a écrit une note; a ajouté une note; noté; notée; notés; notées; écrit une note; ajouté une note; a noté; a écrit; écrit; laissé une note; rédigé une note',
  'value:event.incident_status_changed':
    "changement de statut; changements de statut; statut modifié; statut changé; statut d'un incident modifié; a changé le statut; passé à; passée à; passés à; passées à; passé en; passée en; passés en; passées en; mis à; mis en; changé le statut; est passé en; est passé à; est passé; passages; passé au statut; passage en; passage à; passage au statut; changements d'état; mis au statut; passé; passée; passés; passées; changé de statut",
  'value:event.incident_escalated':
    'escalade; escalades; escaladé; escaladée; escaladés; escaladées; a escaladé; été escaladé; été escaladés; incident escaladé; incidents escaladés; a été escaladé; ont été escaladés; est escaladé; remonté au niveau supérieur; a-t-on escaladé; escalations',
  'value:event.incident_assigned':
    'attribution; attributions; réattribution; réattributions; assignation; assignations; réassigné; réassignée; réassignés; réassignées; a été attribué; a été assigné; réattribué; réattribuée; réattribués; réattribuées; a attribué; a assigné; été attribué; été assigné; attribué à qui; assigné à qui; confié à qui; réaffectations; passé à qui; été attribués; été assignés',
  'value:event.incident_linked':
    'élément associé à un incident; éléments associés; associations ajoutées; a associé; associé un élément; liens ajoutés; a lié; rattachements',
  'value:event.incident_deleted':
    "incident supprimé; incidents supprimés; suppressions d'incidents; a supprimé l'incident",
  'value:event.playbook_started':
    'a lancé un playbook; lancé un playbook; a lancé le playbook; lancé le playbook; lancements de playbooks; démarrages de playbook; lancement du playbook',
  'value:event.playbook_step_done':
    'étape effectuée; étapes effectuées; étape cochée; étapes cochées; étape de playbook effectuée; étapes faites; étape faite; étapes de playbook effectuées; a coché; étape terminée; étapes terminées',
  'value:event.alert_rule_added':
    "règle ajoutée; règle d'alerte ajoutée; règles ajoutées; nouvelles règles d'alerte; règles d'alerte ajoutées",
  'value:event.alert_rule_updated':
    "règle modifiée; règle d'alerte modifiée; règles modifiées; règles d'alerte modifiées; modifications de règles",
  'value:event.alert_rule_deleted':
    "règle supprimée; règle d'alerte supprimée; règles supprimées; règles d'alerte supprimées",
  'value:event.import_finished': 'importé; importée; importés; importées; a importé',
  'value:event.import_failed': "échec de l'importation; échec d'import; échecs d'import; échecs d'importation",
  'value:event.schema_added': 'schémas envoyés; schéma envoyé; ajout de schéma; ajouts de schémas',
  'value:event.schema_deleted': 'schéma supprimé; schémas supprimés',
  'value:event.analysis_finished': "fin d'analyse; fins d'analyse; fin d'une analyse",
  'value:event.change_undone':
    'modification annulée; modifications annulées; annulation; annulations; annulé; annulée; annulés; annulées; a annulé; changement annulé; changements annulés; retour arrière; retours arrière',
  'value:event.announcement_made':
    'annonce; annonces; maintenance; maintenances; message à tous; annoncé; annoncée; annoncés; annoncées; communiqué; maintenance prévue',
  'value:event.password_expires':
    'le mot de passe expire bientôt; mot de passe bientôt expiré; expiration de mot de passe; mots de passe qui expirent',
  'value:event.deletion_requested':
    'suppression du compte demandée; demande de suppression; demandes de suppression; a demandé la suppression; suppressions demandées',
};
