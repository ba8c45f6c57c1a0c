import type { Phrases } from '../vocabulary.ts';

/** Subjects, their fields, and the values that fields have. */
export const records: Phrases = {
  'subject:incidents':
    'incident|incidents; dossier; cas; ticket; tickets; inc; incident de sécurité; événement de sécurité; enquête; incdent; incidant; insident; affaire; case; incidnt; incidnts; incidens; incidants; insidents; incdents; inciden',
  'subject:threats':
    'menace|menaces; indicateur; ioc; iocs; threat; threats; attaque; attaques; fiche de menace; renseignement sur les menaces; threat intel; indicateurs de compromission; indicateur de compromission; cti; mencae; menasse',
  'subject:entities':
    'entité|entités; nœud; noeud; noeuds; acteur; fiche du réseau; fiches du réseau; élément du réseau; entity; entitée',
  'subject:connections': 'relation|relations; lien; liens; liaison; arête; contact; contacts',
  'subject:tasks':
    "tâche|tâches; todo; todos; to do; to-do; à faire; choses à faire; rappel; rappels; ma liste; qu'est-ce que je dois faire; que dois-je faire; tache; trucs à faire; to do list; todo list; action à mener",
  'subject:people':
    "utilisateur|utilisateurs; utilisatrice; utilisatrices; user; users; personnel; employé; employés; collègue; collègues; collaborateur; membre de l'équipe; membres de l'équipe; membre; tout le monde; compte utilisateur; comptes utilisateurs; compte d'utilisateur; comptes d'utilisateurs; comptes; gens de l'équipe; utilisateur de la console; login; logins; qui dans l'équipe; équipier; collab",
  'subject:notifications':
    'notification|notifications; notif; notifs; message; messages; cloche; boîte de réception; inbox',
  'subject:playbooks':
    'playbook|playbooks; procédure; procédures; runbook; fiche réflexe; fiches réflexes; guide de réponse; plan de réponse; mode opératoire; liste de contrôle; checklist; play book',
  'subject:rules':
    "règle d'alerte|règles d'alerte; règle; règles; règle de détection; règles de détection; règles d'alertes; règle d'alerting; rule; rules",
  'subject:imports':
    'importation|importations; import; imports; fichier importé; fichiers importés; téléversement; chargement; imports de données; importations de données; import de données; upload; ingestion',
  'subject:audit':
    "entrée d'audit|entrées d'audit; journal d'audit; audit; piste d'audit; log d'audit; logs d'audit; entrée du journal d'audit; entrées du journal d'audit; entrées dans le journal d'audit; audit log; audit trail; action dans le journal d'audit; journal daudit; entrée du journal; entrées du journal; traces d'audit; journal; log; logs",
  'field:severity':
    "Gravité; sévérité; criticité; niveau de gravité; niveau de sévérité; sev; severity; à quel point c'est grave; c'est grave; quel niveau; niveau de criticité",
  'field:status': "Statut; état; stade; où en est; où en sont; status; en est où; état d'avancement",
  'field:assignee':
    "Responsable; assigné à; assignée à; assignés à; assignées à; attribué à; attribuée à; attribués à; attribuées à; affecté à; affectée à; affectés à; affectées à; analyste; en charge; en charge de; chargé de; chargée de; chargés de; chargées de; propriétaire; s'occupe de; s'occupe du; s'occupe; s'occupent; confié à; confiée à; confiés à; confiées à; traité par; traitée par; traités par; traitées par; géré par; gérée par; gérés par; gérées par; pris en charge par; prise en charge par; prises en charge par; gère; gèrent; assigné; assignée; assignés; assignées; attribué; attribuée; attribués; attribuées; affecté; affectée; affectés; affectées; confié; confiée; confiés; confiées; owner; assignee; a le dossier; travaille dessus; bosse dessus; est dessus; détient; à la charge de; dans les mains de; s'en occupe; s'en charge; s'occupe de ça; s'occupe de lui; est assigné; est assignée; est attribué; est attribuée; est affecté; est confié",
  'field:source':
    'Source; flux; provenance; provient de; proviennent de; signalé par; signalée par; signalés par; signalées par; remonté par; remontée par; remontés par; remontées par; rapporté par; rapportée par; rapportés par; rapportées par; source de données; feed; fournisseur; remonte; remontent',
  'field:type': 'Type; genre; catégorie; sorte; types; nature; catégories; type de données',
  'field:country':
    "Pays; pays d'origine; nation; de quel pays; de quels pays; situé en; située en; situés en; situées en; country",
  'field:tlp': 'Marquage TLP; tlp; marquage; niveau tlp; traffic light protocol; marquages',
  'field:verdict':
    'Verdict; verdicts; qualification; qualifié de; qualifiée de; qualifiés de; qualifiées de; verdict de triage; triage; trié comme; triée comme; triés comme; triées comme; qualifié en; qualifiée en; qualifiés en; qualifiées en',
  'field:confidence':
    'Confiance; niveau de confiance; score de confiance; indice de confiance; fiabilité; confience; taux de confiance',
  'field:risk': 'Risque; niveau de risque; risques; évaluation du risque; cotation; risk',
  'field:strength': 'Force; intensité; force de la relation; force du lien; solidité',
  'field:connections':
    'Relations; nombre de relations; nombre de liens; connecté; connectée; connectés; connectées; relié; reliée; reliés; reliées; liens; degré; combien de relations a; combien de liens a; combien de relations possède; combien de contacts a; combien de relations pour',
  'field:priority': 'Priorité; prio; urgence; importance; priorités; niveau de priorité; prios',
  'field:role': "Rôle; niveau d'accès; droits; rôles; permissions; autorisations; profil d'accès",
  'field:department': 'Service; département; direction; services; départements; pôle; dept; unité',
  'field:company': 'Entreprise; société; employeur; boîte; compagnie',
  'field:email':
    'E-mail; email; adresse e-mail; adresse email; courriel; adresse mail; mail; mails; adresse de messagerie; adresse électronique; quelle adresse; à quelle adresse; sous quelle adresse; avec quelle adresse',
  'field:username': "Nom d'utilisateur; identifiant; login; nom de connexion; username; identifiant de connexion",
  'field:number': "Numéro; numéro d'incident; numéro de ticket; id",
  'field:title': 'Titre; intitulé; titres',
  'field:description':
    "Description; objet; but; de quoi s'agit-il; de quoi il s'agit; de quoi ça parle; ça parle de quoi; de quoi parle; il s'agit de quoi; descriptif; à quoi sert; contexte; c'est à propos de quoi; de quoi traite",
  'field:running':
    "En cours; en cours d'exécution; utilisé; utilisée; utilisés; utilisées; lancé; lancée; lancés; lancées; exécutions en cours",
  'field:format': 'Format; type de fichier; formats',
  'field:state': 'État; statut; résultat; status',
  'field:owner':
    'Lancé par; importé par; importée par; importés par; importées par; téléversé par; téléversée par; téléversés par; téléversées par; chargé par; chargée par; chargés par; chargées par; qui a importé; envoyé par; envoyée par; envoyés par; envoyées par; qui a chargé; qui a téléversé; auteur; importateur; qui a lancé; créé par; créée par; créés par; créées par; lancée par; lancés par; lancées par',
  'field:objects': "Objets; lignes; nombre d'objets; objets au total",
  'field:rejected':
    'Rejetés; lignes rejetées; rejets; objets rejetés; rejeté; rejetée; rejetées; refusé; refusée; refusés; refusées; nombre de rejets; lignes refusées',
  'field:created': 'Créés; nouveaux enregistrements; objets créés; combien de créés',
  'field:updated':
    'Mis à jour; dernière modification; modifié; modifiée; modifiés; modifiées; dernière mise à jour; mise à jour; mises à jour; dernier changement',
  'field:unchanged': 'Inchangés; inchangé; inchangée; inchangées; sans changement',
  'field:action': "Action; activité; ce qui a été fait; actions; type d'action",
  'field:actor':
    "Auteur; fait par; effectué par; effectuée par; effectués par; effectuées par; réalisé par; réalisée par; réalisés par; réalisées par; par qui; utilisateur; personne; qui a fait; auteurs; qui l'a fait; écrit par; écrite par; écrits par; écrites par; rédigé par; rédigée par; rédigés par; rédigées par",
  'field:object': "Objet; sur quoi; objets; type d'objet",
  'field:address': 'Adresse IP; adresse; ip; depuis quelle adresse; quelle ip; adresses ip; adresses',
  'field:resolution':
    'Temps de résolution; délai de résolution; durée de résolution; temps moyen de résolution; délai moyen de résolution; mttr; temps pour résoudre; durée moyenne de résolution; temps de traitement; délai de traitement; durée de traitement; délai moyen de traitement; temps moyen de traitement; combien de temps pour résoudre; combien de temps met-on à résoudre; combien de temps faut-il pour résoudre; combien de temps il faut pour résoudre; combien de temps on met pour résoudre; combien de temps on met à résoudre; combien de temps pour fermer; mis à résoudre; vitesse de résolution; temps mis pour résoudre; en combien de temps; combien de temps a pris; résolution moyenne; délais de résolution; temps de résolution moyen',
  'field:age':
    'Ancienneté; âge; ouvert depuis; depuis combien de temps; depuis combien de temps est-il ouvert; ouvert depuis combien de temps; ouverts depuis combien de temps',
  'field:name': "Nom; noms; nom complet; vrai nom; s'appelle; prénom; prénom et nom; comment s'appelle",
  'field:file': 'Fichier; nom du fichier; fichiers; nom de fichier; quel fichier',
  'field:event':
    "Événement; que s'est-il passé; qu'est-ce qui s'est passé; s'est passé; s'est-il passé; ce qui s'est passé; il s'est passé quoi; quoi de neuf; quoi de nouveau; type d'événement; genre d'événement; qu'est-ce qui a changé; ce qui a changé; qu'est-ce qui a bougé; a bougé; quelles nouvelles",
  'field:subject': 'Objet; sujet; sur quel élément; élément',
  'field:text': 'Texte; intitulé',
  'field:target': 'Cible; cibles; vers',
  'value:status.Open':
    'Ouvert; ouverte; ouverts; ouvertes; non commencé; non commencée; non commencés; non commencées; pas commencé; pas commencée; pas commencés; pas commencées; pas encore commencé; pas encore commencée; pas encore commencés; pas encore commencées; pas touchés; open; à prendre',
  'value:status.Investigating':
    "En cours d'investigation; en investigation; investigation; en cours d'enquête; en enquête; en cours d'analyse; en cours de traitement; à l'étude; en analyse; en train d'être analysé; en train d'être analysée; en train d'être analysés; en train d'être analysées; investigué; investiguée; investigués; investiguées; en cours d'examen; investigating; sous investigation",
  'value:status.Mitigated':
    'Atténué; atténuée; atténués; atténuées; mitigé; mitigée; mitigés; mitigées; maîtrisé; maîtrisée; maîtrisés; maîtrisées; mitigated',
  'value:status.Resolved':
    'Résolu; résolue; résolus; résolues; réglé; réglée; réglés; réglées; corrigé; corrigée; corrigés; corrigées; solutionné; solutionnée; solutionnés; solutionnées; traité; traitée; traités; traitées; bouclé; bouclée; bouclés; bouclées; resolved',
  'value:status.Closed':
    'Fermé; fermée; fermés; fermées; clos; close; closes; clôturé; clôturée; clôturés; clôturées; clôt; fermer définitivement; closed; est fermé; est fermée; sont fermés; a été fermé; est clôturé; a été clôturé; est clos',
  'value:status.Active': 'Active; actif; actives; actifs; en cours; toujours en cours; live',
  'value:status.Contained':
    'Contenue; contenu; contenus; contenues; endigué; endiguée; endigués; endiguées; confiné; confinée; confinés; confinées; jugulé; jugulée; jugulés; jugulées; contained; sous contrôle',
  'value:status.Monitoring':
    'Sous surveillance; surveillé; surveillée; surveillés; surveillées; en surveillance; surveillance; en observation; sous observation; monitoring; suivi; suivie; suivis; suivies; à surveiller; monitoré; monitorée; monitorés; monitorées',
  'value:status.active':
    'Actif; actifs; active; actives; activé; activée; activés; activées; est actif; est active; est activé',
  'value:status.inactive':
    'Inactif; inactifs; inactive; inactives; désactivé; désactivée; désactivés; désactivées; bloqué; bloquée; bloqués; bloquées; suspendu; suspendue; suspendus; suspendues; pas actif; pas actifs; non actifs; verrouillé; verrouillée; verrouillés; verrouillées; est désactivé; est désactivée; est bloqué; a été désactivé; est suspendu',
  'value:status.pending':
    "En attente; en attente de validation; non confirmé; non confirmée; non confirmés; non confirmées; en attente d'approbation; à valider; pas encore confirmé; pas encore confirmée; pas encore confirmés; pas encore confirmées; pas encore validé; pas encore validée; pas encore validés; pas encore validées; à approuver; en attente de confirmation",
  'value:severity.Critical':
    'Critique; critiques; crit; crits; sev1; sev 1; sev-1; p1; grave; graves; les plus graves; les plus critiques; le plus critique; le plus grave; plus graves; plus critiques; gravité critique; très graves; critical; critik; majeur; majeure; majeurs; majeures; gravissimes; sévère; sévères',
  'value:severity.High':
    'Élevée; élevé; élevés; élevées; haut; hauts; haute; hautes; fort; forts; forte; fortes; important; importants; importante; importantes; sev2; sev 2; p2; gravité élevée; de gravité élevée; gravité haute; sérieux; sérieuse; sérieuses; high',
  'value:severity.Medium':
    'Moyenne; moyen; moyens; moyennes; modéré; modérée; modérés; modérées; sev3; p3; gravité moyenne; de gravité moyenne; medium',
  'value:severity.Low':
    'Faible; faibles; bas; basse; basses; mineur; mineure; mineurs; mineures; sev4; p4; gravité faible; de gravité faible; léger; légers; low; faible gravité',
  'value:severity.high':
    'Élevée; élevé; élevés; élevées; haut; haute; hautes; important; importants; importante; importantes; urgent; urgents; urgente; urgentes',
  'value:severity.medium': 'Moyenne; moyen; moyens; moyennes; modéré; modérée; modérés; modérées',
  'value:severity.low': 'Faible; faibles; bas; basse; basses',
  'value:risk.High':
    'Élevé; à haut risque; haut risque; risque élevé; à risque élevé; à risque; à risques; élevée; élevés; élevées; haut; haute; hauts; hautes; dangereux; dangereuse; dangereuses; les plus dangereuses; les plus dangereux; fort; forts; forte; fortes; les plus risquées; à fort risque; risque fort; high; risquée; risquées',
  'value:risk.Medium':
    'Moyen; risque moyen; à risque moyen; modéré; modérée; modérés; modérées; moyens; moyenne; moyennes; risque modéré; à risque modéré',
  'value:risk.Low':
    'Faible; risque faible; à faible risque; à risque faible; faibles; bas; basse; basses; sans danger; inoffensif; inoffensifs; inoffensive; inoffensives',
  'value:strength.Strong':
    'Forte; fort; forts; fortes; solide; solides; étroit; étroite; étroits; étroites; proche; proches; élevé; élevée; élevés; élevées',
  'value:strength.Medium': 'Moyenne; moyen; moyens; moyennes; modéré; modérée; modérés; modérées',
  'value:strength.Weak': 'Faible; faibles; lâche; lâches',
  'value:priority.high':
    'Haute; haut; hauts; hautes; haute priorité; priorité haute; prioritaire; prioritaires; urgent; urgents; urgente; urgentes; important; importants; importante; importantes; élevé; élevée; élevés; élevées; priorité élevée; haute prio; prio haute; les plus importantes; forte priorité; top priorité; priorité 1; prio 1; hyper urgent; priorité maximale',
  'value:priority.medium':
    'Moyenne; moyen; moyens; moyennes; priorité moyenne; priorité normale; prio moyenne; prio normale; priorité 2',
  'value:priority.low':
    'Basse; bas; basses; priorité basse; faible; faibles; basse priorité; faible priorité; priorité faible; prio basse; pas urgente; pas urgentes; pas urgent; peu importantes; priorité 3',
  'value:role.admin':
    'Administrateur; administrateurs; administratrice; administratrices; admin; admins; administrator',
  'value:role.analyst': 'Analyste; analystes; analyst',
  'value:role.viewer':
    'Lecteur; lecteurs; lectrice; lectrices; viewer; viewers; lecture seule; observateur; observateurs; en lecture seule; accès en lecture',
  'value:department.Engineering': 'Ingénierie; engineering; technique; ingénieur; ingénieurs',
  'value:department.Data Science': 'Science des données; data science; data scientist; data scientists; datascience',
  'value:department.Marketing': 'Marketing',
  'value:department.Sales': 'Ventes; commercial; commerciaux; sales; vente; service commercial',
  'value:verdict.Confirmed':
    'Confirmée; confirmé; confirmés; confirmées; vrai positif; vrais positifs; avéré; avérée; avérés; avérées; menace confirmée',
  'value:verdict.False positive':
    'Faux positif; faux positifs; fausse alerte; fausses alertes; fp; fps; false positive; faux-positif; faux-positifs',
  'value:verdict.Benign': 'Bénigne; bénin; bénins; bénignes; inoffensive; sans gravité; benign',
  'value:tlp.TLP:CLEAR': 'TLP:CLEAR; tlp clear; tlp blanc; tlp white; clear',
  'value:tlp.TLP:GREEN': 'TLP:GREEN; tlp green; tlp vert; green; vert; verte; vertes',
  'value:tlp.TLP:AMBER': 'TLP:AMBER; tlp amber; tlp orange; tlp ambre; amber; ambre; orange',
  'value:tlp.TLP:AMBER+STRICT': 'TLP:AMBER+STRICT; tlp amber strict; amber strict; amber+strict; ambre strict',
  'value:tlp.TLP:RED': 'TLP:RED; tlp red; tlp rouge; red; rouge; rouges',
  'value:type.Person': 'Personne; personnes; individu; individus; gens; humain; humains',
  'value:type.Organization':
    'Organisation; organisations; société; sociétés; entreprise; entreprises; groupe; groupes; boîte; boîtes; org; orgs; organisme; organismes; compagnie; compagnies',
  'value:type.Location': 'Lieu; lieux; endroit; endroits; emplacement; emplacements; site; sites; adresse; adresses',
  'value:type.Credential theft':
    "Credential theft; Vol d'identifiants; vols d'identifiants; vol de mot de passe; vol de mots de passe; identifiants volés; vol de comptes; vol d'identifiant",
  'value:type.Data exfiltration':
    'Data exfiltration; Exfiltration de données; exfiltration; exfiltrations; exfiltrations de données; fuite de données; fuites de données; exfil',
  'value:type.Lookalike domain':
    'Lookalike domain; Domaine sosie; domaines sosies; domaine ressemblant; domaines ressemblants; lookalike; lookalikes; typosquatting; domaine imité; domaines imités; domaine similaire; domaines similaires',
  'value:type.Malware':
    'Malware; malwares; logiciel malveillant; logiciels malveillants; maliciel; maliciels; virus; code malveillant',
  'value:type.Phishing':
    'Phishing; hameçonnage; hameçonnages; fishing; phising; phishings; mail de phishing; mails de phishing',
  'value:type.Ransomware':
    'Ransomware; ransomwares; rançongiciel; rançongiciels; ransomeware; ransonware; rancongiciel; ransom',
  'value:type.Vulnerability':
    'Vulnerability; Vulnérabilité; vulnérabilités; faille; failles; faille de sécurité; failles de sécurité; vuln; vulns; cve; cves',
  'value:type.security': 'Sécurité; de sécurité',
  'value:type.entity': 'Entité; entités',
  'value:type.intel': 'Renseignement; intel; de renseignement; renseignements',
  'value:type.system': 'Système; du système',
  'value:state.waiting': "En file d'attente; en attente; dans la file d'attente; dans la file; en queue",
  'value:state.reading': 'En cours de traitement; en cours de lecture; en cours',
  'value:state.storing': "En cours d'enregistrement",
  'value:state.finished':
    'Terminée; terminé; terminés; terminées; réussi; réussie; réussis; réussies; abouti; aboutie; aboutis; abouties; achevé; achevée; achevés; achevées; fini; finie; finis; finies; est terminé; est terminée; est fini',
  'value:state.cancelled':
    'Interrompue; interrompu; interrompus; interrompues; annulé; annulée; annulés; annulées; arrêté; arrêtée; arrêtés; arrêtées; stoppé; stoppée; stoppés; stoppées; abandonné; abandonnée; abandonnés; abandonnées; est annulé; a été annulé',
  'value:state.failed':
    'Échoué; échouée; échoués; échouées; en échec; ont échoué; a échoué; raté; ratée; ratés; ratées; en erreur; avec des erreurs; planté; plantée; plantés; plantées; ont planté; a planté; foiré; foirée; foirés; foirées; échec; échecs; ko; avec erreur; échouent',
  'value:state.undoing': "En cours d'annulation",
  'value:state.undone':
    'Annulée; défait; défaite; défaits; défaites; annulé après coup; annulée après coup; annulés après coup; annulées après coup; annulé; annulés; annulées; retiré; retirée; retirés; retirées; rollback',
  'flag:unresolved.yes':
    'Non résolus; non résolu; non résolue; non résolues; pas résolu; pas résolue; pas résolus; pas résolues; pas encore résolu; pas encore résolue; pas encore résolus; pas encore résolues; pas été résolu; pas été résolue; pas été résolus; pas été résolues; pas encore été résolu; pas encore été résolue; pas encore été résolus; pas encore été résolues; en cours; non clos; non fermé; non fermée; non fermés; non fermées; pas fermé; pas fermée; pas fermés; pas fermées; pas encore fermé; pas encore fermée; pas encore fermés; pas encore fermées; à résoudre; restant; restante; restants; restantes; en suspens; pas encore clos; pas clos; encore en cours; toujours en cours; pas terminé; pas terminée; pas terminés; pas terminées; encore actifs; actifs; irrésolu; irrésolue; irrésolus; irrésolues; pas réglé; pas réglée; pas réglés; pas réglées; non réglé; non réglée; non réglés; non réglées; pas encore réglé; pas encore réglée; pas encore réglés; pas encore réglées; toujours ouvert; toujours ouverte; toujours ouverts; toujours ouvertes; encore ouvert; encore ouverte; encore ouverts; encore ouvertes; pas traité; pas traitée; pas traités; pas traitées; non traité; non traitée; non traités; non traitées; pas encore traité; pas encore traitée; pas encore traités; pas encore traitées; non bouclé; non bouclée; non bouclés; non bouclées; en attente; inachevé; inachevée; inachevés; inachevées; qui traînent; traînent; encore sur les bras',
  'flag:unresolved.no':
    'Résolus ou fermés; résolu ou fermé; résolue ou fermée; résolues ou fermées; terminé; terminée; terminés; terminées',
  'flag:overdue.yes':
    'En retard; en dépassement; hors délai; hors délais; délai dépassé; délais dépassés; dépassé; dépassée; dépassés; dépassées; ont dépassé leur délai; a dépassé son délai; a dépassé le délai; échéance dépassée; échéance passée; sla dépassé; hors sla; ont dépassé la cible; en souffrance; à la traîne; retard; dépassent leur délai; dépassant le sla; en violation du sla; ont dépassé leur échéance; cible dépassée; en retar; sla explosé; retards; à la bourre; sla raté; breach; breach sla; ont dépassé le délai; ont dépassé le sla; dépassent le sla; dépassé le sla; qui ont du retard; hors échéance',
  'flag:overdue.no': "Dans les temps; à l'heure; pas en retard",
  'flag:withinTarget.yes':
    'Dans les délais; dans le délai; à temps; dans la cible; sla respecté; dans les temps; respectant le délai; délai respecté; délais respectés; dans le sla; respecté le sla; respecté le délai; respecté leur délai; dans leur délai; en respectant le sla; tenu le délai; respectent le sla',
  'flag:withinTarget.no':
    "Hors délai à la résolution; hors cible; résolu en retard; résolue en retard; résolus en retard; résolues en retard; sla non respecté; résolu hors délai; résolue hors délai; résolus hors délai; résolues hors délai; trop tard; pas dans les délais; n'ont pas respecté le sla; n'ont pas respecté leur délai; hors délais",
  'flag:reopened.yes':
    'Rouverts; rouvert; rouverte; rouvertes; réouvert; réouverte; réouverts; réouvertes; ré-ouvert; ré-ouverte; ré-ouverts; ré-ouvertes; été rouvert; été rouverte; été rouverts; été rouvertes; revenu; revenue; revenus; revenues',
  'flag:reopened.no': 'Jamais rouverts; jamais rouvert; jamais rouverte; jamais rouvertes',
  'flag:linked.yes':
    "Associés à un incident; associé à un incident; associée à un incident; associées à un incident; lié; liée; liés; liées; lié à un incident; liée à un incident; liés à un incident; liées à un incident; rattaché; rattachée; rattachés; rattachées; rattaché à un incident; rattachée à un incident; rattachés à un incident; rattachées à un incident; dans un incident; faisant partie d'un incident; associé; associée; associés; associées; relié à un incident; reliée à un incident; reliés à un incident; reliées à un incident; rattachée à un quelconque incident; liée à un quelconque incident; fait partie d'un incident; appartient à un incident; dans quelque incident; associée à quelque incident",
  'flag:linked.no':
    'Associés à aucun incident; non lié; non liée; non liés; non liées; sans incident; pas lié à un incident; pas liée à un incident; pas liés à un incident; pas liées à un incident; lié à aucun incident; liée à aucun incident; liés à aucun incident; liées à aucun incident; rattaché à aucun incident; rattachée à aucun incident; rattachés à aucun incident; rattachées à aucun incident; associé à aucun incident; associée à aucun incident; associées à aucun incident; non rattaché; non rattachée; non rattachés; non rattachées; pas rattaché à un incident; pas rattachée à un incident; pas rattachés à un incident; pas rattachées à un incident; dans aucun incident; pas associé à un incident; pas associée à un incident; pas associés à un incident; pas associées à un incident; ne sont dans aucun incident; hors incident',
  'flag:acknowledged.yes':
    "Acquittées; acquitté; acquittée; acquittés; prise en compte; prises en compte; pris en compte; reconnu; reconnue; reconnus; reconnues; accusé réception; ack; ackées; acké; ackée; ackés; vue par quelqu'un; vues par quelqu'un",
  'flag:acknowledged.no':
    "Non acquittées; non acquitté; non acquittée; non acquittés; pas acquitté; pas acquittée; pas acquittés; pas acquittées; pas encore acquitté; pas encore acquittée; pas encore acquittés; pas encore acquittées; pas été acquitté; pas été acquittée; pas été acquittés; pas été acquittées; pas encore été acquitté; pas encore été acquittée; pas encore été acquittés; pas encore été acquittées; non prise en compte; non prises en compte; pas prise en compte; pas prises en compte; pas encore prises en compte; pas été prises en compte; personne n'a acquittées; personne n'a acquitté; que personne n'a acquittées; personne n'a prises en compte; que personne n'a prises en compte; non reconnu; non reconnue; non reconnus; non reconnues; pas reconnu; pas reconnue; pas reconnus; pas reconnues; pas encore reconnu; pas encore reconnue; pas encore reconnus; pas encore reconnues; non vues; sans prise en compte; sans acquittement; à acquitter; pas ackées; non ackées; pas encore ackées; pas ack; que personne n'a regardées; personne n'a regardées; pas encore regardées; pas encore traitées; non triées; pas triées; restent à acquitter; reste à acquitter",
  'flag:placed.yes':
    'Avec lieu; sur la carte; avec un lieu; avec un emplacement; localisé; localisée; localisés; localisées; géolocalisé; géolocalisée; géolocalisés; géolocalisées; avec coordonnées; avec une localisation; avec localisation; ayant un lieu',
  'flag:placed.no':
    'Sans lieu; sans emplacement; sans localisation; non localisé; non localisée; non localisés; non localisées; sans coordonnées; pas sur la carte; pas localisé; pas localisée; pas localisés; pas localisées; pas de localisation; pas de lieu',
  'flag:assumed.yes':
    'Gravité supposée; gravité présumée; gravité estimée; avec une gravité supposée; gravité par défaut',
  'flag:assumed.no': 'Gravité indiquée',
  'flag:sample.yes':
    "Données d'exemple; exemple; exemples; d'exemple; démo; fictif; fictifs; fictive; fictives; données de démonstration; généré; générée; générés; générées; données fictives; factices; bidon",
  'flag:sample.no': "Données réelles; réelle; réelles; réel; réels; vrai; vrais; vraies; pas d'exemple",
  'flag:completed.yes':
    'Terminées; terminé; terminée; terminés; fait; faite; faites; achevé; achevée; achevés; achevées; fini; finie; finis; finies; accompli; accomplie; accomplis; accomplies; coché; cochée; cochés; cochées; complété; complétée; complétés; complétées; réalisé; réalisée; réalisés; réalisées; bouclé; bouclée; bouclés; bouclées; closes; est terminé; est terminée; est fini',
  'flag:completed.no':
    "Actives; active; actif; à faire; non terminé; non terminée; non terminés; non terminées; pas terminé; pas terminée; pas terminés; pas terminées; pas encore terminé; pas encore terminée; pas encore terminés; pas encore terminées; en cours; ouverte; ouvertes; restante; restantes; pas encore faites; inachevé; inachevée; inachevés; inachevées; pas fini; pas finie; pas finis; pas finies; pas faites; non faites; encore à faire; qui restent; me reste à faire; reste à faire; restent à faire; il me reste; en suspens; en attente; non cochées; pas cochées; toujours ouvertes; encore ouvertes; il me reste à faire; qu'il me reste à faire; qu'il me reste; qui me restent; me restent; dois encore faire; pas complétées; à terminer",
  'flag:secondFactor.yes':
    "Avec second facteur; second facteur; double authentification; deuxième facteur; 2fa; mfa; double facteur; authentification à deux facteurs; avec la double authentification; authentification forte; a2f; avec mfa; avec la 2fa; activé le mfa; activé la 2fa; activé la double authentification; double auth; facteur d'authentification; application d'authentification; authentification multifacteur; ont le mfa; ont la 2fa; mfa activé; 2fa activée; avec le mfa",
  'flag:secondFactor.no':
    "Sans second facteur; sans 2fa; sans mfa; sans double authentification; pas de second facteur; pas de 2fa; pas de mfa; pas activé la double authentification; sans deuxième facteur; sans authentification à deux facteurs; pas activé le second facteur; pas activé la 2fa; pas activé mfa; pas activé le mfa; pas la double authentification; pas de double authentification; n'ont pas la 2fa; n'a pas la 2fa; n'a pas de mfa; pas le mfa; pas la mfa; pas la 2fa; pas le second facteur; pas activé l'authentification à deux facteurs; pas l'authentification à deux facteurs; n'ont pas de mfa; n'a pas le mfa; n'ont pas le mfa; pas encore activé la 2fa; pas encore activé le mfa; pas encore activé la double authentification; mfa désactivé; 2fa désactivée; sans a2f; sans le mfa; sans la 2fa; n'utilise pas le mfa; n'utilisent pas le mfa; toujours pas de mfa; toujours pas la 2fa; toujours pas le mfa; pas encore le mfa; pas encore de mfa; pas encore la 2fa; aucun second facteur; pas configuré le mfa; pas configuré la 2fa",
  'flag:invited.yes':
    "Invités; invité; invitée; invitées; invitation en attente; invitations en attente; pas encore accepté l'invitation; invitation non acceptée; pas accepté leur invitation; pas encore accepté leur invitation; pas accepté l'invitation; invitations ouvertes; invitations non acceptées",
  'flag:invited.no': 'Non invités; non invité; non invitée; non invitées; invitation acceptée',
  'flag:waiting.yes':
    "Avec une demande; avec une demande en attente; en attente de décision; en attente d'une décision; demande en cours; demandes en attente; demande en attente; demande de suppression; demandes de suppression; demande un rôle; demandent un rôle; ont demandé un rôle; a demandé un rôle; attendent un rôle; demandé un rôle; attend un rôle",
  'flag:waiting.no': 'Sans demande; sans demandes',
  'flag:unread.yes':
    'Non lues; non lu; non lue; non lus; pas lu; pas lue; pas lus; pas lues; pas encore lu; pas encore lue; pas encore lus; pas encore lues; nouvelle; nouvelles; nouveau; nouveaux; à lire; pas ouvertes; non ouvertes; pas encore ouvertes; non consultées',
  'flag:unread.no': 'Lues; lu; lue; lus; déjà lu; déjà lue; déjà lus; déjà lues; consultées',
  'flag:actionRequired.yes':
    'Action requise; à traiter; nécessitent une action; nécessite une action; demandent une action; demande une action; requièrent une action; requiert une action; exigent une action; qui demandent une décision; nécessitant une action; demandant une action; attendent une action; réclament une action; action de ma part; une action de ma part; je dois agir; actions requises; sur lesquelles je dois agir; je dois faire quelque chose; qui attendent quelque chose de moi; à actionner; attendent quelque chose de moi',
  'flag:actionRequired.no': 'Sans action requise',
  'flag:enabled.yes':
    'Activées; activé; activée; activés; active; actives; en service; allumée; en vigueur; enclenchées; est activée',
  'flag:enabled.no':
    'Désactivées; désactivé; désactivée; désactivés; inactive; inactives; éteinte; éteintes; coupées; hors service; en pause; off; est désactivée',
  'time:opened':
    'ouverture; ouvert; ouverte; ouverts; ouvertes; créé; créée; créés; créées; création; signalé; signalée; signalés; signalées; survenu; survenue; survenus; survenues; arrivé; arrivée; arrivés; arrivées; nouveau; nouveaux; nouvelle; nouvelles; apparu; apparue; apparus; apparues; déclaré; déclarée; déclarés; déclarées; eu lieu; reçu; reçue; reçus; reçues; enregistré; enregistrée; enregistrés; enregistrées; il y a eu; sont arrivés; a-t-on eu; avons-nous eu; on a eu; on a reçu; a-t-on reçu; eus; eu; remonté; remontée; remontés; remontées; tombé; tombée; tombés; tombées; entré; entrée; entrés; entrées; débuté; débutée; débutés; débutées; ouvre; ouvrons',
  'time:detected':
    'détection; détecté; détectée; détectés; détectées; découvert; découverte; découverts; découvertes; repéré; repérée; repérés; repérées; constaté; constatée; constatés; constatées; remarqué; remarquée; remarqués; remarquées; trouvé; trouvée; trouvés; trouvées; identifié; identifiée; identifiés; identifiées',
  'time:resolved':
    'résolution; résolu; résolue; résolus; résolues; réglé; réglée; réglés; réglées; clos; fermé; fermée; fermés; fermées; fermeture; terminé; terminée; terminés; terminées; clôturé; clôturée; clôturés; clôturées; clôture; traité; traitée; traités; traitées; bouclé; bouclée; bouclés; bouclées; corrigé; corrigée; corrigés; corrigées; on a résolus; on a résolu; finis',
  'time:due':
    "échéance; à rendre; dues; due; date limite; échéances; à échéance; prévue; prévues; délai; date d'échéance; arrivent à échéance; arrive à échéance; à faire pour; pour quand; deadline; tombent; à terminer; à boucler; arrivant à échéance; expire; expirent; à finir",
  'time:updated':
    'modification; modifié; modifiée; modifiés; modifiées; mis à jour; mise à jour; mises à jour; changé; changée; changés; changées; édité; éditée; édités; éditées; touché; touchée; touchés; touchées; actualisé; actualisée; actualisés; actualisées; bougé',
  'time:seen':
    'observation; vu; vue; vus; vues; observé; observée; observés; observées; apparu; apparue; apparus; apparues; détecté; détectée; détectés; détectées; nouvelle; nouvelles; nouveau; nouveaux; reçu; reçue; reçus; reçues; signalé; signalée; signalés; signalées; dernière fois vue; arrivé; arrivée; arrivés; arrivées; repéré; repérée; repérés; repérées; enregistré; enregistrée; enregistrés; enregistrées; survenu; survenue; survenus; survenues; il y a eu; recensé; recensée; recensés; recensées; remonté; remontée; remontés; remontées; eu; eues; a-t-on eu; on a eu; on a reçu; a-t-on vu; on a vu; tombé; tombée; tombés; tombées; avons-nous vu; récent; récente; récents; récentes; aperçu; aperçue; aperçus; aperçues; détections',
  'time:added':
    'ajout; ajouté; ajoutée; ajoutés; ajoutées; importé; importée; importés; importées; créé; créée; créés; créées; nouveau; nouveaux; nouvelle; nouvelles; enregistré; enregistrée; enregistrés; enregistrées; saisi; saisie; saisis; saisies; rentré; rentrée; rentrés; rentrées',
  'time:lastActivity':
    'dernière activité; active; actives; actif; actifs; activité; vu; vue; vus; vues; dernière fois actif; dernière fois active; vue pour la dernière fois; bougé',
  'time:lastContact':
    'dernier contact; contact; contacté; contactée; contactés; contactées; en contact; dernière fois en contact; échangé',
  'time:created':
    'création; créé; créée; créés; créées; ajouté; ajoutée; ajoutés; ajoutées; inscrit; inscrite; inscrits; inscrites; nouvelle; nouvelles; nouveau; nouveaux; arrivé; arrivée; arrivés; arrivées; rejoint; écrit; écrite; écrits; écrites; fait; faites; produit; produite; produits; produites; enregistré; enregistrée; enregistrés; enregistrées; membre depuis',
  'time:completedAt':
    'achèvement; terminé; terminée; terminés; terminées; faites; fait; achevé; achevée; achevés; achevées; fini; finie; finis; finies; accompli; accomplie; accomplis; accomplies; bouclé; bouclée; bouclés; bouclées; complété; complétée; complétés; complétées; coché; cochée; cochés; cochées; clôturé; clôturée; clôturés; clôturées',
  'time:lastLogin':
    "dernière connexion; connecté; connectée; connectés; connectées; s'est connecté; s'est connectée; se sont connectés; se connecte; connexion; en ligne; connectés pour la dernière fois; connecté la dernière fois; s'est connecté pour la dernière fois; loggé; loggée; loggés; loggées; logué; loguée; logués; loguées; vu; vue; vus; vues; actif; actifs; active; actives; authentifié; authentifiée; authentifiés; authentifiées; venu; venue; venus; venues; login; connecter; s'est logué",
  'time:started':
    'début; lancé; lancée; lancés; lancées; importé; importée; importés; importées; démarré; démarrée; démarrés; démarrées; téléversé; téléversée; téléversés; téléversées; chargé; chargée; chargés; chargées; effectué; effectuée; effectués; effectuées; commencé; commencée; commencés; commencées; fait; faites; faits; tourné; eu; eus; exécuté; exécutée; exécutés; exécutées; envoyé; envoyée; envoyés; envoyées',
  'time:finished':
    'fin; terminé; terminée; terminés; terminées; fini; finie; finis; finies; achevé; achevée; achevés; achevées',
  'time:at':
    "date; fait; faites; faits; reçu; reçue; reçus; reçues; arrivé; arrivée; arrivés; arrivées; a fait; effectué; effectuée; effectués; effectuées; s'est passé; que s'est-il passé; qu'est-ce qui s'est passé; s'est-il passé; il s'est passé quoi; travaillé; eu lieu; eu; eues; réalisé; réalisée; réalisés; réalisées; fabriqué; fabriquée; fabriqués; fabriquées; fichu; quoi de neuf; envoyé; envoyée; envoyés; envoyées; survenu; survenue; survenus; survenues; enregistré; enregistrée; enregistrés; enregistrées; agi; produit; produite; produits; produites; il y a eu; passé; passée; passés; passées; qu'est-ce qui a changé; a travaillé; bossé; fait quoi; foutu; été faites; a bougé; qu'est-ce qui a bougé; écrit; écrite; écrits; écrites; rédigé; rédigée; rédigés; rédigées; publié; publiée; publiés; publiées; touché; touchée; touchés; touchées",
  'subject:people+flag:waiting.yes':
    'demande de rôle; demandes de rôle; demandes de rôle en attente; demandes de rôle ouvertes; demandes de rôle sont ouvertes; demandes de rôle sont en attente; demandes de rôles; demande de rôle en attente; demandes de rôles en attente; qui a demandé un rôle; qui demande un rôle; qui attend un rôle',
  'subject:tasks+flag:completed.no+op:oldest+time:due':
    "que faire ensuite; quelle est la suite; que dois-je faire ensuite; prochaine tâche; quelle est la prochaine tâche; ma prochaine tâche; la prochaine tâche; c'est quoi la suite; je fais quoi ensuite; quoi ensuite; qu'est-ce que je fais ensuite; et après je fais quoi; quelle est ma prochaine tâche",
  'subject:alerts':
    "alerte|alertes; alarme; alarmes; file d'alertes; file des alertes; alertes ouvertes; alertes en cours; alertes levées; file de triage; alert; alerts; queue d'alertes; déclenchement; déclenchements; alertes en attente; alertes à traiter; alertes non traitées; alertes à acquitter",
  'subject:steps':
    'étape|étapes; étape du playbook; étapes du playbook; étapes de playbook; étape de playbook; point de contrôle; steps',
  'subject:runs':
    "exécution de playbook|exécutions de playbook; exécution; exécutions; playbook lancé; playbooks lancés; playbook en cours; playbooks en cours; exécution du playbook; playbooks qui tournent; playbooks démarrés; playbook démarré; run; runs; playbooks en cours d'exécution; playbook qui tourne",
  'subject:activity':
    "événement|événements; activité; activités; historique; chronologie; journal d'activité; journal des événements; changement; changements; modification; modifications; frise; timeline; fil d'activité; évènement; évènements; event; events; actions; fil; que s'est-il passé; qu'est-ce qui s'est passé; ce qui s'est passé; il s'est passé quoi; quoi de neuf; quoi de nouveau; qu'est-ce qui a changé; ce qui a changé; qu'est-ce qui a bougé; quelles nouvelles; que s'est-il produit; qu'est-il arrivé; qu'est-ce qui est arrivé; qu'est-ce qu'il s'est passé; qu'est ce qui s'est passé; que s'est il passé; ce que j'ai manqué; qu'ai-je manqué; qu'est-ce que j'ai manqué; qu'est-ce que j'ai raté; qu'ai-je raté; résumé de la journée; quoi de beau",
  'subject:rejections':
    "objet rejeté|objets rejetés; rejet; rejets; ligne rejetée; lignes rejetées; élément rejeté; éléments rejetés; erreur d'import; erreurs d'import; erreurs d'importation; erreur d'importation; rejection; lignes refusées; objet refusé; objets refusés; enregistrements rejetés; erreurs de l'import; erreurs de l'importation; erreurs du dernier import",
  'subject:crime':
    'délit|délits; crime; crimes; infraction; infractions; criminalité; délinquance; faits de police; donnée de police; données de police; données de criminalité; chiffres de la criminalité; délits enregistrés; infractions enregistrées; délits constatés; criminalite; méfaits; données policières; faits constatés; taux de criminalité; statistiques de la criminalité; délictuel; actes de délinquance',
  'subject:coverage':
    'mois de données de police|mois de données de police; couverture; couverture des données; couverture des données de police; lacunes dans les données de police; lacunes des données; trous dans les données de police; mois de données',
  'subject:policeImports':
    'importation de données de police|importations de données de police; import de données de police; imports de données de police; import de police; imports de police; import police; imports police; import criminalité; fichier de police; fichiers de police; fichiers de données de police; fichier de données de police; imports de données policières; import des données de police; importation des données de police; imports des données de police',
  'subject:analyses':
    'analyse|analyses; analyse de la criminalité; analyses de la criminalité; analyse de criminalité; analyses de criminalité; analyse criminelle; analyses criminelles; analyse des délits',
  'subject:schemas':
    'schéma|schémas; json schema; json schemas; schema json; modèle de données; modèles de données; schémas de données; schéma de données; shéma; shémas',
  'subject:schemaFields':
    'champ de schéma|champs de schéma; champ; champs; attribut; attributs; propriété; propriétés; colonne; colonnes; champs du schéma; champ du schéma; champs de schémas; champ défini; défini le champ; est défini le champ',
  'subject:account':
    'compte|comptes; mon compte; mon profil; profil; mes paramètres; paramètres; paramètre; réglages; réglage; préférences; préférence; mon utilisateur; mes réglages; mes préférences; config; ma configuration; je suis enregistré; je suis enregistrée; je suis enregistrés; je suis enregistrées; suis-je enregistré; suis-je enregistrée; suis-je enregistrés; suis-je enregistrées; je suis inscrit; je suis inscrite; je suis inscrits; je suis inscrites; suis-je inscrit; suis-je inscrite; suis-je inscrits; suis-je inscrites',
  'subject:sessions':
    'session|sessions; appareil; appareils; sessions ouvertes; sessions actives; où suis-je connecté; où suis-je connectée; où je suis connecté; où je suis connectée; appareils connectés; session de connexion; session active; mes appareils; je suis connecté où; depuis où suis-je connecté; où est-ce que je suis connecté; où est-ce que je suis connectée; suis-je connecté; suis-je connectée',
  'subject:jobs':
    "tâche en arrière-plan|tâches en arrière-plan; job; jobs; traitement en arrière-plan; traitements en arrière-plan; arrière-plan; tâche de fond; tâches de fond; travaux en arrière-plan; tâches d'arrière-plan; tâche d'arrière-plan; background job; background jobs; travail en arrière-plan",
  'field:labels':
    "Étiquettes; étiquette; tag; tags; taggé; taggée; taggés; taggées; tagué; taguée; tagués; taguées; étiqueté; étiquetée; étiquetés; étiquetées; label; labels; labellisé; labellisée; labellisés; labellisées; mot-clé; mots-clés; avec le tag; portant l'étiquette; avec l'étiquette; ont l'étiquette; a l'étiquette; qui ont l'étiquette; celles qui ont l'étiquette; avec le label",
  'field:incident':
    'Incident; incident lié; incident associé; incidents liés; incidents associés; impliqué dans; impliquée dans; impliqués dans; impliquées dans; concerné par; concernée par; concernés par; concernées par',
  'field:record':
    'Élément associé; éléments associés; élément lié; éléments liés; enregistrement lié; enregistrements liés; impliqué; impliquée; impliqués; impliquées; impliquant; impliquent; concerné; concernée; concernés; concernées; mêlé à; mêlée à; mêlés à; mêlées à; implique; mouillé; mouillée; mouillés; mouillées',
  'field:playbook': 'Playbook',
  'field:connected':
    'Relié à; reliée à; reliés à; reliées à; connaît; connaissent; contacts; en contact avec; lié à; liée à; liés à; liées à; associé à; associée à; associés à; associées à; en relation avec; connecté à; connectée à; connectés à; connectées à; connecté avec; connectée avec; connectés avec; connectées avec; lié avec; liée avec; liés avec; liées avec; fréquente; associés; voisins; entourage; proches de; relié avec; reliée avec; reliés avec; reliées avec; en lien avec; lié au; liée au; liés au; liées au; associé au; associée au; associés au; associées au; relié au; reliée au; reliés au; reliées au',
  'field:end': 'Enregistrement; entre; extrémité',
  'field:rule':
    'Règle; levé par; levée par; levés par; levées par; déclenché par; déclenchée par; déclenchés par; déclenchées par; règle correspondante; règles correspondantes; par quelle règle; de quelle règle; déclenche',
  'field:acknowledgedBy':
    "Acquittée par; acquitté par; acquittés par; acquittées par; prise en compte par; qui l'a acquittée; acké par; ackée par; ackés par; ackées par",
  'field:remaining':
    "Temps restant; délai restant; combien de temps reste-t-il; combien de temps il reste; il reste combien de temps; temps qui reste; combien de temps il nous reste; combien de temps nous reste-t-il; temps avant échéance; heures restantes; reste-t-il du temps; combien de temps avant l'échéance; combien de temps reste t il; il nous reste combien de temps; il me reste combien de temps; combien de temps j'ai encore; combien de temps ai-je encore; j'ai encore combien de temps; combien de temps me reste-t-il; combien de temps il me reste; il me reste combien; il reste combien; combien de temps nous avons; combien de temps encore; combien d'heures reste-t-il; combien d'heures il reste; combien de temps avons-nous; on a combien de temps; j'ai combien de temps",
  'field:lateness':
    'En retard de; de combien en retard; ampleur du retard; combien de retard; retard de combien; dépassement; en retard de combien; durée du retard; retard le plus long; depuis combien de temps en retard; de combien est-il en retard; quel retard; de combien; et de combien',
  'field:steps': "Étapes; nombre d'étapes",
  'field:done':
    "Étapes effectuées; étapes faites; étapes terminées; avancement; progression; étapes cochées; étapes réalisées; où en est le playbook; où en est; jusqu'où; à quelle étape; étapes complétées; où en sont; combien d'étapes faites",
  'field:left':
    "Étapes restantes; étapes à faire; étapes ouvertes; étapes manquantes; étapes qui restent; combien d'étapes restent; combien d'étapes il reste; combien d'étapes reste-t-il; reste des étapes; étapes non faites; combien d'étapes manquent",
  'field:next':
    "Étape suivante; prochaine étape; étape d'après; quelle est la prochaine étape; c'est quoi la prochaine étape; quoi ensuite; la suite; quelle étape ensuite; l'étape suivante; et ensuite; ensuite; et après; qu'est-ce qui vient après; qu'est-ce qui suit; que faire ensuite; on fait quoi ensuite; prochaines étapes; quelle est la suite; quelle est l'étape suivante; après ça; c'est quoi la suite; que reste-t-il à faire",
  'field:position': "Position; ordre; numéro d'étape; numéro de l'étape; rang",
  'field:matches':
    'Correspondances; nombre de correspondances; menaces correspondantes; déclenchements; combien de correspondances; hits; se déclenche; se déclenchent; déclenche; correspondent',
  'field:message':
    "Texte; message; ce qui a été écrit; ce qui a été dit; contenu; texte de la note; formulation; que dit; qu'est-ce qui est écrit",
  'field:problem':
    "Motif de l'échec; raison de l'échec; pourquoi a-t-il échoué; pourquoi a-t-elle échoué; pourquoi ont-ils échoué; pourquoi ont-elles échoué; pourquoi il a échoué; pourquoi elle a échoué; pourquoi ça a échoué; cause de l'échec; erreur; erreurs; problème; pourquoi l'import a échoué; qu'est-ce qui n'a pas marché; ce qui n'a pas marché; pourquoi l'échec; quel est le problème; pourquoi a échoué; pourquoi ont échoué; qu'est-ce qui a planté; pourquoi a planté",
  'field:reason':
    "Motif; raison; raisons; motifs; motif du rejet; raison du rejet; raisons du rejet; motif de rejet; motifs de rejet; raison de rejet; raisons de rejet; pourquoi rejeté; pourquoi ont-ils été rejetés; pourquoi ont-elles été rejetées; pour quelles raisons; pour quelle raison; pourquoi ont été rejetées; pourquoi ont été rejetés; pourquoi elles ont été rejetées; pourquoi ils ont été rejetés; pourquoi des lignes ont été rejetées; pourquoi des objets ont été rejetés; cause des rejets; causes des rejets; pour quel motif; pour quels motifs; pourquoi c'est rejeté; motifs des rejets; raisons des rejets",
  'field:detail': 'Détail; détail du rejet; détails du rejet',
  'field:place':
    'Endroit; place dans le fichier; position dans le fichier; ligne du fichier; à quelle ligne; où dans le fichier; numéro de ligne',
  'field:kind': 'Type; type de tâche; genre de tâche; type de traitement',
  'field:label': 'Nom; nom de la tâche',
  'field:category':
    "Catégorie; catégories; type de délit; types de délits; type d'infraction; types d'infractions; type de crime; types de crimes; genre de délit; genres de délits; catégorie de délit; catégories de délits; catégorie d'infraction; nature des délits; quels délits; quels types de délits; quelle catégorie; quel type de délit; types de délit; types d'infraction; catégories d'infractions",
  'field:area':
    'Zone; zones; arrondissement; arrondissements; quartier; quartiers; district; districts; ville; villes; commune; communes; secteur; secteurs; borough; boroughs; collectivité; autorité locale; municipalité; agglomération; coin',
  'field:force':
    'Force de police; forces de police; force; forces; police; polices; service de police; services de police; commissariat; police force; police de; police du',
  'field:outcome':
    "Suite donnée; suites données; suite; suites; issue; issues; suite judiciaire; suites judiciaires; résultat de l'enquête; taux d'élucidation; élucidation; dénouement; comment ça s'est terminé; comment ils se sont terminés; taux de résolution des délits; aboutissement; suites pénales; élucidé; élucidée; élucidés; élucidées; quelle suite",
  'field:location':
    'Lieu; lieux; rue; rues; quelles rues; quelle rue; endroit; endroits; place; emplacement; emplacements; à ou près de; lieux-dits',
  'field:month': 'Mois; quels mois; quel mois; mensuel',
  'field:rows': 'Lignes; nombre de lignes; lignes du fichier; lignes dans le fichier; lignes lues; combien de lignes',
  'field:imported': 'Lignes importées; lignes reprises; enregistrements importés; nombre de lignes importées',
  'field:withoutLocation': 'Sans localisation; lignes sans localisation; sans coordonnées',
  'field:origin':
    "Origine; créé à partir de; créée à partir de; créés à partir de; créées à partir de; à partir de quoi; fait à partir de; déduit de; d'où il vient; issu de; issue de; issus de; issues de",
  'field:cities': 'Villes; quelles villes',
  'field:crimes': "Délits comptés; nombre de délits; nombre d'infractions; délits comptabilisés",
  'field:findings':
    "Constats; constat; conclusions; conclusion; ce qui a été trouvé; qu'a-t-elle trouvé; qu'a trouvé; résultats; résultat; points clés; enseignements; qu'est-ce qui en ressort; qu'est-ce qui ressort; ce qui ressort; que dit; que disent; ce que dit; qu'a donné; qu'est-ce qu'a donné; a trouvé; a donné",
  'field:failure': "Échec; pourquoi a-t-elle échoué; cause de l'échec",
  'field:version': 'Version; versions; numéro de version; quelle version',
  'field:field': 'Champ; nom du champ; nom de champ',
  'field:schema': 'Schéma',
  'field:required': 'Obligatoire; obligatoires; requis; requise; requises',
  'field:phone': 'Téléphone; numéro de téléphone; portable; mobile; tél; tel; numéro de portable; n° de téléphone',
  'field:passwordChanged':
    "Modification du mot de passe; mot de passe modifié; dernier changement de mot de passe; changement de mot de passe; quand ai-je changé mon mot de passe; quand j'ai changé mon mot de passe; quand ai-je changé de mot de passe; âge de mon mot de passe; âge du mot de passe; changé mon mot de passe; changé de mot de passe; mon mot de passe date de quand; modifié mon mot de passe",
  'field:passwordExpires':
    "Expiration du mot de passe; date d'expiration du mot de passe; quand expire mon mot de passe; mon mot de passe expire; mot de passe expire; expiration de mon mot de passe; mon mdp expire; quand mon mot de passe expire; mon mot de passe expire quand; mon mot de passe expire-t-il; changer mon mot de passe avant; mdp expire; expire mon mot de passe; expire mon mdp",
  'field:recoveryCodes':
    'Codes de récupération restants; codes de récupération; code de récupération; codes de secours; combien de codes de récupération; codes de backup; recovery codes',
  'field:theme': "Thème; thème de couleurs; mode sombre; mode clair; apparence; thème d'affichage",
  'field:language': "Langue; langue d'affichage; langue de l'interface; langues",
  'field:timezone': 'Fuseau horaire; fuseau; mon fuseau horaire; timezone; zone horaire',
  'field:dateFormat':
    "Format de date; format des dates; format d'affichage des dates; comment s'affichent les dates; date format",
  'field:defaultView':
    "Vue par défaut; page d'accueil; écran d'accueil; page de démarrage; écran de démarrage; page par défaut; écran par défaut; page après la connexion",
  'field:sessionTimeout':
    "Délai d'inactivité; expiration de session; expiration de la session; déconnexion automatique; délai avant déconnexion; au bout de combien de temps suis-je déconnecté; au bout de combien de temps je suis déconnecté; quand suis-je déconnecté; après combien de temps suis-je déconnecté; session timeout; timeout; je suis déconnecté automatiquement; suis-je déconnecté automatiquement; durée de session; délai de session; suis-je déconnecté; suis-je déconnectée; je suis déconnecté; je suis déconnectée; ma session expire; délai de déconnexion",
  'field:passwordExpiry':
    'Validité du mot de passe; durée de validité du mot de passe; durée de vie du mot de passe; durée de vie des mots de passe; nombre de jours avant expiration du mot de passe',
  'field:deviceManagement': 'Gestion des appareils',
  'field:emailNotifications':
    'Notifications par e-mail; notifications par mail; notifications par email; notifications mail; alertes par e-mail; alertes par mail; notifs par mail; e-mails activés; mails activés; notifs mail',
  'field:securityAlerts': "Alertes de sécurité; alertes de sécurité par e-mail; e-mails d'alerte de sécurité",
  'field:entityUpdates': 'Mises à jour des entités',
  'field:systemUpdates': 'Mises à jour du système',
  'field:marketingEmails': 'E-mails marketing; newsletter; mails marketing; publicité; infolettre; emails marketing',
  'field:apiEnabled': "Accès API; api activée; api active; accès à l'api; l'api est-elle activée",
  'field:apiKey':
    "Clé API; clés api; clé d'api; ma clé api; ma clé; token api; jeton api; derniers caractères de ma clé; api key; clefs api; clef api",
  'field:rateLimit':
    "Limite de débit; limite de requêtes; limite api; limite de l'api; rate limit; requêtes par minute; nombre de requêtes par minute; quota api; limite d'appels; limite de requêtes api; limite de requêtes de l'api; limite de débit api; limite d'appels api; quota de requêtes",
  'field:webhook': 'URL du webhook; webhook; url de webhook; adresse du webhook; webhooks; mon webhook',
  'field:device': 'Appareil; navigateur; quel navigateur; appareils',
  'field:current': 'Cette session; session actuelle; session en cours',
  'field:why':
    "Motif de la notification; pourquoi ai-je reçu; pourquoi je reçois; pourquoi ai-je été notifié; pourquoi j'ai reçu; pourquoi ai-je reçu ceci; pourquoi je reçois ça; pourquoi suis-je notifié; pourquoi je suis notifié; pourquoi m'a-t-on notifié; pourquoi ai-je reçu ça; pourquoi est-ce que je reçois",
  'value:object.incident': 'Incident; incidents',
  'value:object.threat': 'Menace; menaces',
  'value:object.entity': 'Entité; entités',
  'value:object.connection': 'Relation; relations; liens',
  'value:object.playbook': 'Playbook; playbooks',
  'value:object.alert_rule': "Règle d'alerte; règles d'alerte; règles; règle",
  'value:object.import': 'Importation; importations; import; imports',
  'value:object.todo': 'Tâche; tâches',
  'value:object.person': 'Utilisateur; utilisateurs; compte; comptes',
  'value:object.schema': 'Schéma; schémas',
  'value:object.analysis': 'Analyse; analyses',
  'value:object.crime_import': 'Importation de données de police; données de police; imports de données de police',
  'value:object.report': 'Rapport; rapports',
  'value:object.settings': 'Paramètres; paramètre; réglages',
  'value:object.api_key': "Clé API; clés api; clé d'api",
  'value:type.Employment':
    'Emploi; travaille chez; travaillent chez; travaille pour; travaillent pour; bosse chez; bossent chez; employé par; employée par; employés par; employées par; employés de; employé de; employeur de; emploie; emploient; salarié de; salariés de; employé; employée; employés; employées; employeur; salariés; travaillant chez; travaillant pour; travaille à; emplois',
  'value:type.Association':
    'Association; associations; associé; associée; associés; associées; fréquente; connaissance; connaissances; accointances',
  'value:type.Customer': 'Client; clients; cliente; clientes; achète à; relation client; clientèle; acheteur',
  'value:why.about_you': 'Cela concerne votre compte; à mon sujet; concerne mon compte',
  'value:why.assigned_to_you': "L'incident vous est attribué; parce qu'il m'est attribué",
  'value:why.administrators': 'Tous les administrateurs en sont informés; parce que je suis administrateur',
  'value:why.analysts': 'Les administrateurs et les analystes en sont informés; parce que je suis analyste',
  'value:why.everybody': 'Tous les utilisateurs en sont informés',
  'value:problem.not_json': 'Pas du JSON; pas du json valide; json invalide',
  'value:problem.not_a_bundle': 'Pas un bundle STIX; pas un bundle',
  'value:problem.not_utf8': 'Pas en UTF-8; mauvais encodage',
  'value:problem.empty_file': 'Fichier vide; fichiers vides',
  'value:problem.unknown_header': 'En-tête inconnu; en-têtes inconnus; entête inconnue',
  'value:problem.unbalanced_quote': 'Guillemet non fermé; guillemets non fermés',
  'value:problem.too_large': 'Trop volumineux; trop gros; trop lourd',
  'value:problem.too_many_objects': "Trop d'objets",
  'value:problem.interrupted': "Serveur arrêté pendant l'importation; interrompu par l'arrêt du serveur",
  'value:problem.storage_full': 'Espace disque plein; disque plein; stockage plein',
  'value:reason.not_an_object': 'Pas un objet',
  'value:reason.no_type': 'Sans type; pas de type',
  'value:reason.no_id': "Sans identifiant; pas d'identifiant",
  'value:reason.bad_id': 'Identifiant non valide; identifiant invalide',
  'value:reason.bad_timestamp': 'Date ou heure illisible; date invalide; date illisible; horodatage invalide',
  'value:reason.bad_field': 'Champ non valide; champ invalide',
  'value:reason.missing_field': 'Champ obligatoire manquant; champ manquant; champs manquants',
  'value:reason.unknown_spec_version': 'Version de STIX inconnue; version stix inconnue',
  'value:reason.duplicate_in_file':
    'Doublon dans le fichier; doublon; doublons; en double; dupliqué; dupliquée; dupliqués; dupliquées',
  'value:reason.dangling_source': 'Source de la relation introuvable; source introuvable',
  'value:reason.dangling_target': 'Cible de la relation introuvable; cible introuvable; cible manquante',
  'value:reason.self_reference': 'Renvoie à lui-même; référence à soi-même',
  'value:reason.too_large': 'Trop volumineux; trop gros',
  'value:reason.too_deep': 'Imbriqué trop profondément',
  'value:reason.wrong_column_count': 'Nombre de colonnes incorrect; mauvais nombre de colonnes',
  'value:reason.unknown_value': 'Valeur non autorisée; valeur inconnue',
  'value:reason.bad_text': 'Caractères de contrôle; texte non valide; texte invalide',
  'value:kind.analysis': 'Analyse; analyses',
  'value:kind.crime_files': 'Fichiers de données de police',
  'value:kind.crime_import': 'Importation de données de police',
  'value:kind.export': 'Exportation; exportations; export; exports',
  'value:kind.import': 'Importation; import; imports; importations',
  'value:kind.import_undo': "Annulation d'une importation; annulation d'import; annulations d'import",
  'value:kind.inference': 'Inférence de schéma',
  'value:kind.mail': 'E-mail; e-mails; mail; mails; emails; envois de mails',
  'value:kind.mail_alert': "E-mail d'alerte; mails d'alerte",
  'value:kind.mail_code': 'E-mail avec code',
  'value:kind.text_message': 'SMS; textos',
  'value:kind.webhook': 'Envoi de webhook; envois de webhook; webhooks; webhook',
  'value:state.running':
    "En cours; qui tourne; qui tournent; tourne; tournent; en train de tourner; en cours d'exécution",
  'value:category.Anti-social behaviour':
    'Comportements antisociaux; comportement antisocial; comportement anti-social; comportements anti-sociaux; antisocial; antisociaux; incivilité; incivilités; anti-social behaviour; antisocial behaviour; asb; nuisances; troubles de voisinage',
  'value:category.Bicycle theft':
    'Vols de vélo; vol de vélo; vols de vélos; vélos volés; vol de vélos; vélo volé; vols de bicyclettes; vol de bicyclette; bicycle theft',
  'value:category.Burglary':
    'Cambriolages; cambriolage; cambriolés; effraction; effractions; burglary; vol par effraction; vols par effraction; cambrio; cambrios',
  'value:category.Criminal damage and arson':
    'Dégradations et incendies volontaires; dégradation; dégradations; incendie volontaire; incendies volontaires; incendies; vandalisme; incendies criminels; incendie criminel; actes de vandalisme; criminal damage and arson; pyromanie',
  'value:category.Drugs':
    'Stupéfiants; stupéfiant; drogue; drogues; trafic de drogue; trafic de stupéfiants; stups; deal; drugs; infractions liées à la drogue; délits liés à la drogue; possession de drogue; affaires de drogue',
  'value:category.Other crime': 'Autres infractions; autre infraction; autres délits; autres crimes',
  'value:category.Other theft': 'Autres vols; autre vol',
  'value:category.Possession of weapons':
    "Port d'armes; port d'arme; possession d'armes; armes; arme; couteau; couteaux; détention d'armes; armes blanches; possession d'arme; port d'armes prohibées",
  'value:category.Public order':
    "Ordre public; troubles à l'ordre public; trouble à l'ordre public; atteintes à l'ordre public; public order",
  'value:category.Robbery':
    'Vols avec violence; vol avec violence; vol avec violences; vols avec violences; braquage; braquages; vol à main armée; vols à main armée; robbery; agression avec vol; racket; hold-up',
  'value:category.Shoplifting':
    "Vols à l'étalage; vol à l'étalage; vols en magasin; vol en magasin; shoplifting; vols dans les magasins",
  'value:category.Theft from the person':
    "Vols à la tire; vol à la tire; pickpocket; pickpockets; vols sur la personne; vol à l'arraché; vols à l'arraché; vols de téléphone; vols de téléphones",
  'value:category.Vehicle crime':
    'Infractions liées aux véhicules; vol de voiture; vols de voitures; vols de voiture; vols de véhicules; vol de véhicule; vol de véhicules; vols de véhicule; voitures volées; véhicules; véhicule; vehicle crime; infractions sur les véhicules; délits sur véhicules; délits liés aux véhicules; voitures; vols de bagnoles',
  'value:category.Violence and sexual offences':
    'Violences et infractions sexuelles; violence; violences; infractions sexuelles; agression; agressions; délits violents; crimes violents; délit sexuel; délits sexuels; agressions sexuelles; violences sexuelles; violences physiques; violents; violente; coups et blessures',
  'value:state.present':
    'Importé; importée; importés; importées; présent; présente; présents; présentes; disponible; disponibles; couvert; couverte; couverts; couvertes; chargé; chargée; chargés; chargées; avons-nous; a-t-on; on a; complet; complets',
  'value:state.unfinished':
    'Mois non terminé; inachevé; inachevée; inachevés; inachevées; pas encore terminé; pas encore terminée; pas encore terminés; pas encore terminées; non terminé; non terminée; non terminés; non terminées; incomplet; incomplets; mois incomplet',
  'value:state.notImported':
    "Non importé; non importée; non importés; non importées; pas importé; pas importée; pas importés; pas importées; manquant; manquante; manquants; manquantes; manque; manquent; absent; absente; absents; absentes; lacune; lacunes; trou; trous; pas encore importé; pas encore importée; pas encore importés; pas encore importées; nous manque; nous manquent; font défaut; qu'il manque; il manque; il nous manque",
  'value:state.notPublished':
    'Aucune donnée publiée; non publié; non publiée; non publiés; non publiées; pas publié; pas publiée; pas publiés; pas publiées; pas encore publié; pas encore publiée; pas encore publiés; pas encore publiées; pas sorti; pas sortie; pas sortis; pas sorties',
  'value:state.future':
    'À venir; futur; future; futurs; futures; dans le futur; pas encore passé; pas encore passée; pas encore passés; pas encore passées',
  'value:state.held':
    "En attente d'une décision; en attente de décision; retenu; retenue; retenus; retenues; en suspens; bloqué; bloquée; bloqués; bloquées; à décider",
  'value:origin.upload':
    'Envoyé; téléversé; téléversée; téléversés; téléversées; uploadé; uploadée; uploadés; uploadées; envoi; upload',
  'value:origin.command': 'Ligne de commande; cli; ligne de commande du serveur',
  'value:origin.archive': 'Archive des données de police; archive; archive de police',
  'value:origin.sample': "Exemple; généré; générée; générés; générées; données d'exemple",
  'value:origin.written':
    'JSON Schema envoyé; écrit à la main; rédigé; rédigée; rédigés; rédigées; écrit; écrite; écrits; écrites; saisi; saisie; saisis; saisies',
  'value:origin.csv': "CSV; déduit de csv; depuis un csv; fichier csv; d'un csv; à partir de csv; à partir d'un csv",
  'value:origin.json': 'JSON; déduit de json; depuis un json; à partir de json',
  'value:origin.ndjson': 'NDJSON; déduit de ndjson; à partir de ndjson',
  'value:origin.crime':
    'Données de police; déduit de données de police; à partir de données de police; issus des données de police',
  'value:status.processing':
    "En cours; encore en cours; en cours d'analyse; en cours de calcul; qui tourne; qui tournent; en train de tourner",
  'value:status.failed':
    'Échouée; échoué; échoués; échouées; en échec; ratée; ratées; ont échoué; a échoué; planté; plantée; plantés; plantées',
  'value:status.analyzed':
    'Analysée; terminé; terminée; terminés; terminées; fini; finie; finis; finies; achevé; achevée; achevés; achevées; prête; prêtes; réussi; réussie; réussis; réussies; complète',
  'value:theme.light': 'Clair; claire; thème clair; mode clair; lumineux; blanc; mode jour; light; light mode',
  'value:theme.dark': 'Sombre; foncé; thème sombre; mode sombre; noir; mode nuit; dark; dark mode; thème foncé',
  'value:theme.system': 'Système; comme le système; thème système; auto; automatique; thème du système',
  'value:language.en': 'Anglais; english; anglaise',
  'value:language.es': 'Espagnol; espanol; espagnole',
  'value:language.fr': 'Français; french; française',
  'value:language.de': 'Allemand; deutsch; allemande',
  'value:language.ja': 'Japonais; nihongo; japonaise',
  'value:timezone.UTC': 'UTC; temps universel; heure universelle',
  'value:timezone.EST': "Heure de l'Est; new york; côte est; eastern; heure de new york; est time",
  'value:timezone.PST': 'Heure du Pacifique; pst; pacifique; los angeles; californie; côte ouest; pacific',
  'value:timezone.GMT': 'GMT; greenwich; londres; heure de londres; heure de greenwich',
  'value:dateFormat.MM/DD/YYYY': 'MM/DD/YYYY; dates américaines; format américain; mm/jj/aaaa',
  'value:dateFormat.DD/MM/YYYY': 'DD/MM/YYYY; dates européennes; format européen; jj/mm/aaaa; format français',
  'value:dateFormat.YYYY-MM-DD': 'YYYY-MM-DD; dates iso; format iso; aaaa-mm-jj',
  'value:defaultView.dashboard': 'Tableau de bord; dashboard',
  'value:defaultView.threats': 'Analyse des menaces; menaces',
  'value:defaultView.network': "Réseau d'entités; réseau",
  'value:defaultView.security': 'Opérations de sécurité; sécurité',
  'flag:finished.yes':
    'Terminées; terminé; terminée; terminés; fini; finie; finis; finies; achevé; achevée; achevés; achevées; toutes les étapes faites; complet; complète; complets; complètes; entièrement faites; bouclé; bouclée; bouclés; bouclées; est terminé; est terminée; est fini',
  'flag:finished.no':
    'Non terminées; non terminé; non terminée; non terminés; pas terminé; pas terminée; pas terminés; pas terminées; inachevé; inachevée; inachevés; inachevées; pas fini; pas finie; pas finis; pas finies; pas encore fini; pas encore finie; pas encore finis; pas encore finies; pas encore terminé; pas encore terminée; pas encore terminés; pas encore terminées; en cours; incomplet; incomplets; incomplète; incomplètes; ouvertes; ouverts; toujours en cours; encore en cours',
  'flag:antisocial.yes': 'Uniquement les comportements antisociaux; uniquement asb; seulement asb',
  'flag:antisocial.no':
    'Sans les comportements antisociaux; sans asb; sans comportements antisociaux; hors asb; hors comportements antisociaux; hors incivilités; sans les incivilités; sans incivilités; sauf asb; sauf les comportements antisociaux; à part les comportements antisociaux; sans anti-social behaviour; hors anti-social behaviour; hormis les comportements antisociaux; en excluant les comportements antisociaux',
  'flag:located.yes':
    'Avec coordonnées; avec un lieu; localisé; localisée; localisés; localisées; géolocalisé; géolocalisée; géolocalisés; géolocalisées; avec localisation',
  'flag:located.no':
    'Sans coordonnées; sans lieu; sans localisation; non localisé; non localisée; non localisés; non localisées; pas localisé; pas localisée; pas localisés; pas localisées',
  'flag:latest.yes':
    'De la dernière importation; du dernier import; dernier import; dernière importation; import le plus récent; la dernière importation; le dernier import; le dernier fichier; dernier fichier; du dernier fichier; de mon dernier import; mon dernier import',
  'flag:latest.no': 'Des importations précédentes; des imports précédents',
  'flag:required.yes':
    'Obligatoires; obligatoire; requis; requise; requises; nécessaire; nécessaires; exigé; exigée; exigés; exigées; impératif',
  'flag:required.no':
    'Facultatifs; facultatif; facultative; facultatives; optionnel; optionnels; optionnelle; optionnelles; non obligatoire; non obligatoires; pas obligatoire; pas obligatoires; pas requis; non requis',
  'flag:current.yes': "Cette session; session actuelle; celle que j'utilise; session courante",
  'flag:current.no':
    "Autres sessions; ailleurs; autre part; autres appareils; autre appareil; sur un autre appareil; autre session; d'autres sessions; d'autres appareils",
  'flag:deviceManagement.yes': 'Gestion des appareils activée',
  'flag:deviceManagement.no': 'Gestion des appareils désactivée',
  'flag:emailNotifications.yes': 'Notifications par e-mail activées',
  'flag:emailNotifications.no': 'Notifications par e-mail désactivées',
  'flag:securityAlerts.yes': 'Alertes de sécurité activées',
  'flag:securityAlerts.no': 'Alertes de sécurité désactivées',
  'flag:entityUpdates.yes': 'Mises à jour des entités activées',
  'flag:entityUpdates.no': 'Mises à jour des entités désactivées',
  'flag:systemUpdates.yes': 'Mises à jour du système activées',
  'flag:systemUpdates.no': 'Mises à jour du système désactivées',
  'flag:marketingEmails.yes': 'E-mails marketing activés',
  'flag:marketingEmails.no': 'E-mails marketing désactivés',
  'flag:apiEnabled.yes': 'Accès API activé',
  'flag:apiEnabled.no': 'Accès API désactivé',
  'time:acknowledgedAt':
    'acquittement; acquitté; acquittée; acquittés; acquittées; prises en compte; prise en compte; ack; acké; ackée; ackés; ackées; acquittements',
  'time:month':
    'mois; enregistré; enregistrée; enregistrés; enregistrées; signalé; signalée; signalés; signalées; commis; commise; commises; constaté; constatée; constatés; constatées; survenu; survenue; survenus; survenues; eu lieu; eu; produit; produite; produits; produites; il y a eu; on a eu; a-t-on eu; perpétré; perpétrée; perpétrés; perpétrées; déclaré; déclarée; déclarés; déclarées; recensé; recensée; recensés; recensées',
  'time:lastUsed':
    'dernière utilisation; utilisé; utilisée; utilisés; utilisées; actif; active; actives; connecté; connectée; connectés; connectées; utilisées pour la dernière fois',
  'time:passwordChanged': 'modification du mot de passe; mot de passe modifié',
  'time:passwordExpires': 'expiration du mot de passe; mot de passe expire',
  'field:city': 'Ville; villes; quelle ville; quelles villes',
  'subject:coverage+op:by+field:month+value:state.present':
    'quels mois avons-nous; quels mois a-t-on; quels mois sont importés; quels mois sont disponibles; mois disponibles; mois importés; quels mois on a; on a quels mois; quels mois sont couverts; mois couverts; quels mois de données; quels mois sont là; quels mois sont présents',
  'subject:coverage+op:by+field:month+value:state.notImported':
    'quels mois manquent; quels mois manquent-ils; quels mois nous manquent; mois manquants; mois manquant; il manque quels mois; quels mois sont manquants; quels mois ne sont pas importés; quels mois sont absents; quels sont les mois manquants; mois qui manquent; manque quels mois; quels mois manque-t-il; quels mois il manque; quels mois il nous manque; lacunes dans les données; trous dans les données',
  'subject:people+op:by+field:secondFactor':
    "second facteur de chacun; mfa de chacun; mfa de tout le monde; 2fa de chacun; statut mfa; état du mfa; mfa par utilisateur; qui a le mfa et qui ne l'a pas; statut 2fa; état de la double authentification",
  'value:outcome.Investigation complete; no suspect identified':
    'Investigation complete, no suspect identified; aucun suspect identifié; sans suspect; sans suspect identifié; pas de suspect; suspect non identifié; non élucidé; non élucidée; non élucidés; non élucidées; jamais élucidé; jamais élucidée; jamais élucidés; jamais élucidées; pas élucidé; pas élucidée; pas élucidés; pas élucidées; aucun suspect; classé sans suspect; classée sans suspect; classés sans suspect; classées sans suspect; classé sans suite; classée sans suite; classés sans suite; classées sans suite',
  'value:outcome.Under investigation':
    "Under investigation; enquête en cours; en cours d'enquête; encore en cours d'enquête; enquêtes en cours; sous enquête; toujours en cours d'enquête",
  'value:outcome.Awaiting court outcome':
    'Awaiting court outcome; au tribunal; devant le tribunal; en attente de jugement; suspect inculpé; inculpé; inculpée; inculpés; inculpées; poursuivi; poursuivie; poursuivis; poursuivies; mis en examen; devant la justice; poursuites engagées; inculpations; inculpation; suspect poursuivi',
  'value:outcome.Unable to prosecute suspect':
    'Unable to prosecute suspect; non poursuivi; non poursuivie; non poursuivis; non poursuivies; pas poursuivi; pas poursuivie; pas poursuivis; pas poursuivies; poursuites impossibles; impossible de poursuivre; suspect non poursuivi; sans poursuites',
  'value:outcome.Local resolution':
    'Local resolution; résolution locale; résolutions locales; réglé localement; réglée localement; réglés localement; réglées localement',
  'value:outcome.Offender given a caution':
    'Offender given a caution; avertissement; avertissements; rappel à la loi; rappels à la loi; simple avertissement',
  'field:secondFactor': 'Authentification à deux facteurs; second facteur',
  'op:unknown+field:confidence':
    "confiance inconnue; confiance est inconnue; confience est inconnue; confiance non définie; confiance n'est pas connue; sans confiance; confiance manquante; confiance non indiquée; confiance n'est pas indiquée; confiance n'est pas renseignée; confiance non renseignée",
  'op:unknown+field:country':
    "pays inconnu; pays est inconnu; origine inconnue; pays d'origine inconnu; d'origine inconnue; pays non renseigné; pays n'est pas connu; pays manquant; dont on ne connaît pas le pays; de pays inconnu",
  'op:unknown+field:source':
    "source inconnue; source est inconnue; source manquante; source n'est pas connue; source non renseignée; de source inconnue",
  'op:unknown+field:strength':
    "force inconnue; force est inconnue; force non indiquée; pas de force indiquée; sans force indiquée; force non définie; force non renseignée; force n'est pas connue; de force inconnue; force n'est pas indiquée",
  'op:most+field:location': 'points chauds; point chaud; hotspot; hotspots; pires rues; rues les plus touchées',
  'op:when+time:opened':
    "depuis quand est-il ouvert; depuis quand est-elle ouverte; depuis quand il est ouvert; quand a-t-il été ouvert; quand l'a-t-on ouvert; depuis quand est-ce ouvert; quand a-t-il été créé",
  'subject:activity+value:event.incident_note_added':
    "notes; la note; note sur; note de; note écrite; notes écrites; les notes; notes prises; notes de; notes sur; notes d'incident",
  'op:newest+subject:activity+value:event.incident_note_added':
    'dernière note; la dernière note; dernières notes; les dernières notes; note la plus récente; dernière note écrite',
  'subject:activity+value:event.incident_update_added':
    "commentaire; commentaires; points publiés; point publié; mises à jour publiées; points d'incident",
  'op:newest+subject:activity':
    'dernières activités; les dernières activités; activité récente; activités récentes; derniers événements; derniers changements; dernières modifications; activité la plus récente',
  'subject:runs+flag:finished.no':
    'playbooks pas terminés; playbooks non terminés; playbooks inachevés; playbook non terminé; playbooks pas finis; playbooks non finis; playbooks pas encore terminés; playbooks à terminer',
  'op:share+flag:withinTarget.yes':
    'taux de résolution dans les délais; taux de respect du sla; taux de respect des délais; taux de respect des sla; respect du sla; respect des délais; conformité sla; taux de conformité sla; taux sla',
  'op:share+flag:unresolved.no': 'taux de résolution; taux de clôture; taux de résolution des incidents',
  'subject:coverage+op:newest+field:month':
    "mois le plus récent; dernier mois de données; dernier mois disponible; dernier mois importé; le dernier mois importé; de quand datent les données; de quand datent les données de police; jusqu'à quand vont les données; le mois le plus récent; fraîcheur des données; jusqu'à quel mois",
  'subject:coverage+op:by+field:force+value:state.present':
    'quelles forces; quelles forces de police; liste des forces de police; forces de police couvertes; quelles forces avons-nous; quelles forces de police avons-nous; quelles polices; forces présentes dans les données; quelles forces sont dans les données; liste des forces; quelles forces de police sont couvertes',
  'op:unknown+field:playbook':
    "sans playbook lancé; sans playbook; sans playbook en cours; pas de playbook lancé; aucun playbook lancé; aucun playbook; n'ont pas de playbook; n'a pas de playbook; pas de playbook; sans aucun playbook",
  'subject:account+op:when+time:created':
    'depuis quand suis-je membre; je suis membre depuis quand; depuis quand ai-je un compte; quand mon compte a-t-il été créé; membre depuis quand; quand ai-je été inscrit',
  'op:most+field:resolution':
    'plus longs à résoudre; plus long à résoudre; les plus longs à résoudre; le plus long à résoudre; le plus de temps à résoudre; mis le plus de temps; pris le plus de temps; plus lents à résoudre; le plus de temps',
  'subject:activity+value:event.settings_changed':
    'changé des paramètres; changé les paramètres; modifié des paramètres; modifié les paramètres; changé un paramètre; paramètres modifiés; changements de paramètres; changement de paramètres; modifications de paramètres; paramètre modifié',
  'subject:activity+value:event.signed_in_from_new_device':
    'connexion depuis un nouvel appareil; connexions depuis un nouvel appareil; connexions depuis de nouveaux appareils; nouvel appareil; nouveaux appareils; appareil inconnu; appareils inconnus',
  'subject:activity+value:event.audit_exported':
    "export du journal d'audit; exporté le journal d'audit; journal d'audit exporté",
  'subject:activity+value:event.user_deleted':
    'suppressions de comptes; suppression de compte; comptes supprimés; utilisateurs supprimés; compte supprimé',
  'subject:activity+value:event.user_added':
    "créations de comptes; création de compte; ajouts de comptes; ajouts d'utilisateurs",
  'subject:activity+value:event.sign_in_locked': 'blocages de comptes; blocage de compte; verrouillages de comptes',
  'subject:activity+value:event.playbook_started':
    'a lancé un playbook; lancé un playbook; a lancé le playbook; lancé le playbook; lancements de playbooks; lancement du playbook',
  'flag:linked.yes+filler:':
    'lié à des incidents; liée à des incidents; liés à des incidents; liées à des incidents; associé à des incidents; associée à des incidents; associés à des incidents; associées à des incidents; rattaché à des incidents; rattachée à des incidents; rattachés à des incidents; rattachées à des incidents',
  'field:from': 'ancienne valeur',
  'field:to': 'nouvelle valeur',
  'field:path': 'nom dans le document',
  'field:values':
    'Valeurs autorisées; valeurs possibles; valeurs permises; valeurs admises; valeurs acceptées; valeurs sont autorisées; valeurs sont possibles; valeurs peut; valeurs peut prendre; énumération; enum; liste de valeurs; valeurs valides; accepte; autorise; permet',
};
