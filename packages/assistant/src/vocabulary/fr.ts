import type { Phrases } from './vocabulary.ts';

/** French. */
export const fr: Phrases = {
  'subject:incidents': 'incident|incidents; dossier; cas; ticket; inc; incident de sécurité',
  'subject:threats': 'menace|menaces; indicateur; ioc; threat; attaque',
  'subject:entities': 'entité|entités; nœud; noeud; acteur',
  'subject:connections': 'connexion|connexions; lien; relation; liaison',
  'subject:tasks':
    'tâche|tâches; tache; taches; todo; à faire; choses à faire; rappel; qu est-ce que je dois faire; que dois-je faire',
  'subject:people':
    'utilisateur|utilisateurs; utilisatrice; compte; personnel; employé; collègue; collaborateur; membre; membres de l équipe; tout le monde; comptes utilisateurs',
  'subject:notifications': 'notification|notifications; notif; notifs; message; cloche',
  'subject:playbooks': 'playbook|playbooks; procédure; runbook; fiche réflexe; guide de réponse; plan de réponse',
  'subject:rules': "règle d'alerte|règles d'alerte; règle; règle de détection; règles d alertes",
  'subject:imports': 'import|imports; importation; fichier importé; téléversement; chargement; imports de données',
  'subject:audit':
    "entrée d'audit|entrées d'audit; journal d'audit; journal; audit; piste d'audit; log; logs; entrée du journal; traces",

  'field:severity': 'Gravité; sévérité; criticité; niveau de gravité; niveau de sévérité',
  'field:status': 'Statut; état; stade',
  'field:assignee':
    "Responsable; assigné à; assignée à; assignés à; attribué à; attribués à; affecté à; affectés à; analyste; en charge; chargé de; propriétaire; s'occupe de; s'occupe; confié à; confiés à; traité par; traités par; gère; assigné; assignés; attribué; attribués; affectés",
  'field:source': 'Source; flux; origine; provenance; provient de; proviennent de; viennent de; vient de; signalé par',
  'field:type': 'Type; genre; catégorie; sorte',
  'field:country': "Pays; pays d'origine; nation",
  'field:tlp': 'Marquage TLP; tlp; marquage; niveau tlp',
  'field:verdict': 'Verdict; qualification; qualifié de',
  'field:confidence': 'Confiance; niveau de confiance; score de confiance; indice de confiance',
  'field:risk': 'Risque; niveau de risque; risques',
  'field:strength': 'Force; intensité',
  'field:connections':
    'Connexions; nombre de connexions; connectée; connectées; connecté; connectés; reliée; relié; liens; relations',
  'field:priority': 'Priorité; prio; urgence; importance',
  'field:role': "Rôle; niveau d'accès; droits",
  'field:department': 'Service; département; direction',
  'field:company': 'Entreprise; société; employeur',
  'field:email': 'E-mail; email; adresse e-mail; courriel; adresse mail; mail',
  'field:username': "Nom d'utilisateur; identifiant; login",
  'field:number': "Numéro; numéro d'incident; id",
  'field:title': 'Titre',
  'field:description': 'Description; objet; but',
  'field:running': 'En cours; en cours d exécution; utilisé; lancé; lancés',
  'field:format': 'Format; type de fichier',
  'field:state': 'État; statut; résultat',
  'field:owner': 'Importé par; téléversé par; chargé par; qui a importé',
  'field:objects': 'Objets; lignes; nombre d objets',
  'field:rejected': 'Rejetés; lignes rejetées; rejets; rejet; objets rejetés',
  'field:created': 'Créés; nouveaux enregistrements',
  'field:updated': 'Mis à jour; dernière modification; modifiés',
  'field:unchanged': 'Inchangés',
  'field:action': 'Action; activité; ce qui a été fait',
  'field:actor': 'Auteur; fait par; effectué par; réalisé par; par qui',
  'field:object': 'Objet; sur quoi',
  'field:address': 'Adresse IP; adresse; ip',
  'field:resolution':
    'Temps de résolution; délai de résolution; durée de résolution; temps moyen de résolution; délai moyen de résolution; mttr; temps pour résoudre; durée moyenne de résolution; temps de traitement; délai de traitement',
  'field:age': 'Ancienneté; âge; ouvert depuis; depuis combien de temps',
  'field:name': 'Nom',
  'field:file': 'Fichier; nom du fichier',
  'field:event': 'Événement',
  'field:subject': 'Objet',
  'field:text': 'Texte',
  'field:target': 'Cible',

  'value:status.Open': 'Ouvert; ouverte; ouverts; ouvertes; non commencé',
  'value:status.Investigating':
    "En cours d'investigation; en investigation; investigation; en cours d'enquête; en cours d'analyse; en enquête; en cours de traitement; à l'étude; étudié; en analyse",
  'value:status.Resolved': 'Résolu; résolue; résolus; résolues; réglé; réglés; corrigé; corrigés',
  'value:status.Closed': 'Clos; close; closes; fermé; fermée; fermés; fermées; clôturé; clôturés; clôturée; clôturées',
  'value:status.Active': 'Actif; active; actifs; actives; en cours',
  'value:status.Contained': 'Contenu; contenue; contenus; contenues; endigué; confinée; confinées; confiné',
  'value:status.Monitoring':
    'Sous surveillance; surveillé; surveillée; surveillées; en surveillance; surveillance; en observation',
  'value:status.active': 'Actif; actifs; active; actives',
  'value:status.inactive':
    'Inactif; inactifs; inactive; inactives; désactivé; désactivés; désactivée; bloqué; bloqués; suspendu; suspendus',
  'value:status.pending': 'En attente; en attente de validation; non confirmé; non confirmés',
  'value:severity.Critical':
    'Critique; critiques; crit; sev1; p1; grave; graves; les plus graves; les plus critiques; le plus critique',
  'value:severity.High':
    'Élevée; élevé; élevés; élevées; haute; haut; hautes; forte; fort; importante; sev2; p2; gravité élevée',
  'value:severity.Medium': 'Moyenne; moyen; moyens; moyennes; modérée; modéré; sev3; p3',
  'value:severity.Low': 'Faible; faibles; basse; bas; mineur; mineure; mineurs; mineures; sev4; p4',
  'value:severity.high': 'Élevée; élevé; haute; importante; urgente; urgentes; importantes',
  'value:severity.medium': 'Moyenne; moyen; moyennes',
  'value:severity.low': 'Faible; faibles; basse',
  'value:risk.High':
    'Élevé; à haut risque; haut risque; risque élevé; à risque élevé; à risque; élevée; haut; dangereux; dangereuse; dangereuses; les plus dangereuses; fort; risqué; risquées',
  'value:risk.Medium': 'Moyen; risque moyen; à risque moyen; modéré; moyenne',
  'value:risk.Low': 'Faible; risque faible; à faible risque; bas; sans danger',
  'value:strength.Strong': 'Forte; fort; forts; fortes; solide; étroite; étroits',
  'value:strength.Medium': 'Moyenne; moyen; moyens; moyennes',
  'value:strength.Weak': 'Faible; faibles; lâche',
  'value:priority.high':
    'Haute; haute priorité; priorité haute; prioritaire; prioritaires; urgent; urgente; urgentes; importante; importantes; élevée; priorité élevée; haute prio; les plus importantes; forte priorité',
  'value:priority.medium': 'Moyenne; priorité moyenne; moyen; priorité normale',
  'value:priority.low': 'Basse; priorité basse; faible; basse priorité; faible priorité; pas urgentes',
  'value:role.admin': 'Administrateur; administrateurs; administratrice; admin; admins',
  'value:role.analyst': 'Analyste; analystes',
  'value:role.viewer': 'Lecteur; lecteurs; lectrice; viewer; viewers; lecture seule; observateur; observateurs',
  'value:department.Engineering': 'Ingénierie; engineering; technique',
  'value:department.Data Science': 'Science des données; data science; données',
  'value:department.Marketing': 'Marketing',
  'value:department.Sales': 'Ventes; commercial; sales; vente',
  'value:verdict.Confirmed': 'Confirmé; confirmée; confirmés; confirmées; vrai positif; avérée; avérées',
  'value:verdict.False positive': 'Faux positif; faux positifs; fausse alerte; fausses alertes; fp',
  'value:verdict.Benign': 'Bénin; bénigne; bénignes; bénins; inoffensif',
  'value:tlp.TLP:CLEAR': 'TLP:CLEAR; tlp clear; tlp blanc; clear',
  'value:tlp.TLP:GREEN': 'TLP:GREEN; tlp green; tlp vert; green; vert',
  'value:tlp.TLP:AMBER': 'TLP:AMBER; tlp amber; tlp orange; amber',
  'value:tlp.TLP:AMBER+STRICT': 'TLP:AMBER+STRICT; tlp amber strict; amber strict',
  'value:tlp.TLP:RED': 'TLP:RED; tlp red; tlp rouge; red; rouge',
  'value:type.Person': 'Personne; personnes; individu; individus; gens',
  'value:type.Organization':
    'Organisation; organisations; société; sociétés; entreprise; entreprises; groupe; groupes; boîte',
  'value:type.Location': 'Lieu; lieux; endroit; endroits; emplacement; emplacements; site; sites',
  'value:type.Credential theft': 'Credential theft; vol d identifiants; vol d identifiants',
  'value:type.Data exfiltration': 'Data exfiltration; exfiltration de données; exfiltration',
  'value:type.Lookalike domain':
    'Lookalike domain; domaine ressemblant; domaines ressemblants; domaine sosie; domaines sosies',
  'value:type.Malware': 'Malware; logiciel malveillant; logiciels malveillants; maliciel',
  'value:type.Phishing': 'Phishing; hameçonnage; phishing',
  'value:type.Ransomware': 'Ransomware; rançongiciel; rançongiciels; ransomware',
  'value:type.Vulnerability': 'Vulnerability; vulnérabilité; vulnérabilités; faille; failles',
  'value:type.security': 'Sécurité; de sécurité',
  'value:type.entity': 'Entité',
  'value:type.intel': 'Renseignement; intel; de renseignement',
  'value:type.system': 'Système; du système',
  'value:state.waiting': "En attente; dans la file d'attente",
  'value:state.reading': 'En cours de lecture',
  'value:state.storing': "En cours d'enregistrement",
  'value:state.finished': 'Terminé; terminés; terminée; réussi; réussis; réussie; fini; finis; aboutis; achevés',
  'value:state.cancelled': 'Annulé; annulés; annulée; interrompu; interrompus',
  'value:state.failed':
    'Échoué; échoués; échouée; en échec; ont échoué; a échoué; raté; ratés; en erreur; avec des erreurs; planté; plantés; foiré',
  'value:state.undoing': "En cours d'annulation",
  'value:state.undone': 'Défait; annulé après coup; retiré',

  'flag:unresolved.yes':
    'Non résolu; non résolus; non résolue; non résolues; pas résolus; pas résolu; pas encore résolus; pas encore résolu; pas été résolus; en cours; non clos; à résoudre; restants; en suspens; pas encore clos; pas clos; encore en cours; toujours en cours; pas terminés; encore actifs; actifs; irrésolus; pas réglés; pas encore réglés',
  'flag:unresolved.no': 'Résolu ou clos',
  'flag:overdue.yes':
    'En retard; en dépassement; hors délai; délai dépassé; dépassés; dépassé; ont dépassé leur délai; hors délais; échéance dépassée; échéance passée; sla dépassé; hors sla; ont dépassé la cible; en souffrance; à la traîne; retard; dépassent leur délai; dépassant le sla; en violation du sla; ont dépassé leur échéance; cible dépassée',
  'flag:overdue.no': "À l'heure; pas en retard",
  'flag:withinTarget.yes':
    'Dans les délais; dans le délai; à temps; dans la cible; sla respecté; dans les temps; respectant le délai; délai respecté',
  'flag:withinTarget.no': 'Hors cible; résolu en retard; sla non respecté',
  'flag:reopened.yes': 'Rouvert; rouverts; rouverte; rouvertes; réouvert; réouverts',
  'flag:reopened.no': 'Jamais rouvert',
  'flag:linked.yes':
    'Lié; liée; liés; liées; lié à un incident; liées à un incident; rattachées à un incident; associées à un incident; liées à des incidents; dans un incident',
  'flag:linked.no':
    'Non lié; non liées; sans incident; pas liées à un incident; liées à aucun incident; rattachées à aucun incident; non rattachées; pas rattachées à un incident',
  'flag:acknowledged.yes':
    'Prise en compte; prises en compte; acquittée; acquittées; reconnue; reconnues; accusée réception',
  'flag:acknowledged.no':
    "Non prise en compte; non prises en compte; pas prises en compte; pas encore prises en compte; non acquittée; non acquittées; pas acquittées; pas encore acquittées; personne n a prises en compte; non reconnues; pas reconnues; pas encore reconnues; non traitées; que personne n'a prises en compte; que personne n'a acquittées; pas été prises en compte; non vues; sans prise en compte",
  'flag:placed.yes': 'Sur la carte; avec un emplacement; localisée; localisées; géolocalisées; avec coordonnées',
  'flag:placed.no': 'Sans emplacement; sans localisation; non localisées; sans coordonnées; pas sur la carte',
  'flag:assumed.yes': 'Gravité supposée; gravité présumée',
  'flag:assumed.no': 'Gravité indiquée',
  'flag:sample.yes': "Données d'exemple; exemple; démo; fictives; données de démonstration",
  'flag:sample.no': 'Données réelles; réelles; réels',
  'flag:completed.yes':
    'Terminée; terminées; faite; faites; achevée; achevées; finies; finie; accomplies; cochées; complétées; réalisées',
  'flag:completed.no':
    'Active; actives; à faire; non terminée; non terminées; pas terminées; en cours; ouvertes; restantes; pas encore faites; inachevées; pas finies; encore à faire; pas faites; pas encore terminées; qui restent; me reste à faire; reste à faire; il me reste; non faites; en suspens',
  'flag:secondFactor.yes':
    'Avec second facteur; second facteur; double authentification; deuxième facteur; 2fa; mfa; double facteur; authentification à deux facteurs; avec la double authentification; authentification forte',
  'flag:secondFactor.no':
    'Sans second facteur; sans 2fa; sans mfa; sans double authentification; pas de second facteur; pas de 2fa; pas de mfa; pas activé la double authentification; sans deuxième facteur; sans authentification à deux facteurs; pas activé le second facteur; pas activé la 2fa; pas activé mfa; pas la double authentification; pas de double authentification; n ont pas la 2fa; n a pas de mfa; pas le mfa; pas le second facteur',
  'flag:invited.yes':
    "Invité; invités; invitation en attente; invitations en attente; pas encore accepté l'invitation; invitation non acceptée; pas accepté leur invitation",
  'flag:invited.no': 'Non invité',
  'flag:waiting.yes':
    'Avec une demande en attente; en attente de décision; demande en cours; demandes en attente; demande de suppression',
  'flag:waiting.no': 'Sans demande',
  'flag:unread.yes': 'Non lue; non lues; non lu; non lus; pas lues; pas encore lues; pas lu',
  'flag:unread.no': 'Lue; lues; déjà lues',
  'flag:actionRequired.yes':
    'Action requise; à traiter; nécessitent une action; demandent une action; requièrent une action; exigent une action; qui demandent une décision; nécessitant une action',
  'flag:actionRequired.no': 'Sans action requise',
  'flag:enabled.yes': 'Activée; activées; active; actives; en service; allumée',
  'flag:enabled.no': 'Désactivée; désactivées; inactive; inactives; éteinte; coupées; hors service',

  'time:opened':
    'Ouvert; ouverts; créé; créés; signalé; signalés; survenu; survenus; arrivé; arrivés; nouveau; nouveaux; nouvelle; nouvelles; apparu; apparus; déclaré; déclarés; eu lieu; reçus; enregistrés; il y a eu; sont arrivés; a-t-on eu; avons-nous eu; eus',
  'time:detected': 'Détecté; détectés; découvert; découverts; repéré; repérés; constaté; constatés',
  'time:resolved': 'Résolu; résolus; réglé; réglés; clos; fermé; fermés; terminé; clôturé; clôturés; traités; bouclés',
  'time:due':
    'Échéance; à rendre; dues; due; date limite; pour; échéances; à échéance; prévues; délai; date d échéance; arrivent à échéance',
  'time:updated': 'Modifié; modifiés; mis à jour; changé',
  'time:seen':
    'Vue; vues; observée; observées; apparue; apparues; détectée; détectées; nouvelle; nouvelles; reçues; signalées; dernière fois vue; arrivées; repérées; enregistrées; survenues; il y a eu; recensées',
  'time:added': 'Ajoutée; ajoutées; ajouté; importées; créées; nouvelle; nouvelles; enregistrées',
  'time:lastActivity': 'Active; actives; actif; actifs; dernière activité; activité; vue',
  'time:lastContact': 'Dernier contact; contact; contactées; en contact',
  'time:created':
    'Créée; créées; créé; créés; ajoutée; ajoutées; ajouté; inscrit; inscrits; nouvelle; nouvelles; nouveau; nouveaux; arrivés; rejoint',
  'time:completedAt': 'Terminée; terminées; faites; achevées; finies; terminé; fini; accomplies; bouclées; complétées',
  'time:lastLogin':
    "Connecté; connectés; connectée; dernière connexion; s'est connecté; se sont connectés; connexion; en ligne; connectés pour la dernière fois; connectes; connecte",
  'time:started': 'Lancé; lancés; importé; importés; démarré; démarrés; téléversé; chargés; effectués',
  'time:finished': 'Terminé; terminés; fini',
  'time:at':
    "Fait; faites; reçu; reçues; arrivées; a fait; effectué; effectuées; passé; s'est passé; travaillé; eu lieu; eues; réalisées; fabriqué; fichu",

  'op:count':
    'combien; combien de; combien d; nombre; nombre de; nombre d; le nombre de; total; au total; quel est le nombre; compte; nb; quantité de; totalité; et combien',
  'op:list':
    'montre; montrer; montre-moi; affiche; afficher; affiche-moi; liste; lister; quels; quelles; quel; quelle; donne; donne-moi; quels sont; quelles sont; trouve; cherche; voir; quelle est; quel est; liste des; sors-moi; sors; récupère; donner; lesquels; lesquelles; présente; énumère; où sont; montrez-moi; dites-moi; dis-moi; donnez-moi; affichez-moi; listez-moi; indiquez-moi; indique-moi; trouvez-moi',
  'op:exists':
    "y a-t-il; y a t il; il y a; avons-nous; existe-t-il; est-ce qu'il y a; a-t-on; est-ce qu'on a; on a; y'a; ya; y a; nous avons; existe; existent",
  'op:average': 'moyen; moyenne; en moyenne; temps moyen; durée moyenne; délai moyen; moy; en général; habituellement',
  'op:share+flag:completed.yes+subject:tasks':
    "taux d achèvement; taux d'achèvement; taux de réalisation; taux de complétion",
  'op:share':
    'pourcentage; proportion; taux; quel pourcentage; quelle part; la part; pour cent; quelle proportion; pourcentage de; pourcentage des; part des; proportion de; proportion des',
  'op:trend':
    'tendance; évolution; évolué; au fil du temps; historique; courbe; tendances; évoluent; évolue; dans le temps; progression',
  'op:bucket.hour': 'par heure; heure par heure; toutes les heures; chaque heure',
  'op:bucket.day':
    'par jour; jour par jour; quotidien; quotidiennement; chaque jour; journalier; quel jour a connu le plus de; le jour avec le plus de',
  'op:bucket.week': 'par semaine; hebdomadaire; semaine par semaine; chaque semaine',
  'op:bucket.month': 'par mois; mensuel; mois par mois; chaque mois; mensuellement',
  'op:busiest':
    'le plus occupé; la plus occupée; le plus chargé; la plus chargée; débordé; surchargé; plus de travail; plus chargé',
  'op:each': 'par; chaque; pour chaque; chacun; chacune',
  'op:working':
    'travaille; travaille sur; travaillent; sur quoi travaille; sur quoi bosse; bosse; charge de travail; travaille actuellement; dans l assiette',
  'op:or': 'ou; soit',
  'op:it': 'celui-ci; celui-là',
  'op:they':
    "ceux-ci; celles-ci; ceux; celles; parmi eux; parmi elles; parmi ceux-ci; parmi celles-ci; d'entre eux; d'entre elles; eux; elles",
  'op:age.days':
    'ouverts depuis plus de {n} jours; depuis plus de {n} jours; plus vieux que {n} jours; ouvert depuis plus de {n} jours; datant de plus de {n} jours; vieux de plus de {n} jours; plus de {n} jours; de plus de {n} jours; ouverts depuis au moins {n} jours; depuis plus de {n}d',
  'op:age.hours':
    'ouverts depuis plus de {n} heures; depuis plus de {n} heures; ouvert depuis plus de {n} heures; de plus de {n} heures; plus de {n} heures; depuis plus de {n}h',
  'op:other':
    "j'ai; que j'ai; analyse; analyses; schéma; schémas; criminalité; crime; crimes; délit; délits; cambriolage; cambriolages; vol; vols; police; rapport; rapports; paramètre; paramètres; réglage; réglages; mot de passe; mots de passe; profil; session; sessions; appareil; appareils; clé api; clé; webhook; chemin; plus court chemin; graphe; carte; zone; zones; issue; couverture; alerte; alertes; indicateur clé; tableau de bord; widget; signifie; signification; veut dire; que veut dire; comment; pourquoi; sera; seront; sauvegarde; licence; langue; thème; colonnes; raccourci; résumé; résume; résumer; note; notes; étape; étapes; commentaire; étiquette; mon compte; chronologie; aide; est-ce que toutes; est-ce que tous; toutes mes; tous mes",
  'op:by':
    'par; groupé par; groupés par; ventilé par; ventilés par; réparti par; répartis par; répartition; répartition par; selon; en fonction de; distribution; chaque; ventilation; classés par; regroupés par; regroupées par; triés par; ventilées par; réparties par',
  'op:most':
    'plus; le plus; la plus; les plus; le plus de; la plupart; plus fréquent; plus fréquents; plus fréquente; plus courant; top; principal; principaux; maximum; plus grand; plus grande; plus élevé; plus nombreux; plus souvent; principale; principales',
  'op:least': 'moins; le moins; la moins; le moins de; les moins; plus rare; plus rares; minimum; plus petit',
  'op:newest':
    'dernier; dernière; derniers; dernières; plus récent; plus récente; plus récents; plus récentes; récent; récents; récente; récentes; récemment; le plus récent; la plus récente; les plus récents; les plus récentes; nouveautés',
  'op:oldest':
    'plus ancien; plus ancienne; plus anciens; plus anciennes; premier; première; premiers; premières; le plus ancien; la plus ancienne; les plus anciens; plus vieux; plus vieille; le plus vieux; depuis le plus longtemps; plus longtemps',
  'op:oldest+flag:unresolved.yes':
    'ouverts depuis le plus longtemps; ouvert depuis le plus longtemps; en attente depuis le plus longtemps',
  'subject:people+flag:waiting.yes':
    'demande de rôle; demandes de rôle; demandes de rôle en attente; demandes de rôle ouvertes; demandes de rôle sont ouvertes; demandes de rôle sont en attente',
  'op:unknown+field:risk': 'non évalué; non évaluée; non évaluées; non évalués; pas évaluées; sans évaluation',
  'subject:tasks+flag:completed.no+op:oldest+time:due':
    'que faire ensuite; quelle est la suite; que dois-je faire ensuite; prochaine tâche; quelle est la prochaine tâche',
  'op:compare':
    'compare; comparer; comparé; comparés; comparé à; par rapport à; par rapport; versus; vs; comparaison; contre; différence; différence entre; plus que; moins que; comparativement',
  'op:who': 'qui; à qui; par qui; lequel d entre nous',
  'op:when': 'quand; depuis quand; à quelle date; à quelle heure; quel jour; pour quand',
  'op:where': 'où',
  'op:not':
    'pas; non; sans; sauf; excepté; hors; à part; hormis; jamais; aucun; aucune; autre que; exclure; en dehors de; excepter; autres que; excluant; ni; pas encore; pas été',
  'op:nobody':
    "personne; à personne; non assigné; non assignés; non assignée; pas assignés; non attribué; non attribués; non affectés; sans responsable; sans assigné; sans propriétaire; pas attribués; assignés à personne; attribués à personne; aucun responsable; sans analyste; pas encore assignés; pas encore attribués; pas de responsable; orphelins; n ont personne; affectés à personne; n est assigné à personne; dont personne ne s'occupe; pas été assignés; pas été attribués",
  'op:me':
    "moi; mes; mon; ma; miens; les miens; les miennes; m'est assigné; me sont assignés; me sont attribués; assignés à moi; à moi; pour moi; m est assigné; qui me sont assignés; dois-je; je dois; ai-je; ai-je résolu; j'ai résolu; est-ce que j'ai; il me reste; me reste",
  'op:follow':
    "et; et pour; qu'en est-il; seulement; uniquement; juste; que; aussi; maintenant; alors; ensuite; mais; plutôt; même; la même; pareil pour; et combien; et les; et la; et le; rien que; seules; seuls; ok",
  'op:all': "tous; toutes; tout; l'ensemble; la totalité",
  'op:unknown':
    'inconnu; inconnue; inconnus; inconnues; sans; pas de; aucun; aucune; non renseigné; non renseignée; manquant; manquante; vide; jamais; non précisé; indéterminé',
  'op:more': 'plus de; au moins; supérieur à; supérieure à; au-dessus de; au dessus de; dépasse; dépassant; ou plus',
  'op:less': 'moins de; au plus; inférieur à; inférieure à; en dessous de; au-dessous de; ou moins',
  'op:about':
    'à propos de; concernant; contenant; contient; contiennent; mentionnant; mentionne; mentionnent; qui parlent de; parlant de; au sujet de; avec le mot; nommé; nommée; appelé; intitulé; intitulée; relatif à; relatifs à; autour de; sur; portant sur; qui mentionnent; dans le titre; ayant pour titre; avec le titre',
  'op:within': 'depuis; pendant; durant; dans; en; au cours de; sur',
  'op:ago': 'il y a; avant; plus tôt',
  'op:earlier':
    "la semaine d'avant; la semaine précédente; le mois d'avant; le jour d'avant; avant cela; le mois précédent; la veille; le jour précédent; d'avant; précédent; précédente; celle d'avant; celui d'avant",
  'op:unit':
    'semaine; semaines; jour; jours; mois; heure; heures; année; an; ans; minute; minutes; trimestre; week-end; matin; nuit; date',
  'op:do':
    'ferme; fermer; résous; résoudre; assigne; assigner; attribue; attribuer; escalade; escalader; acquitte; marque; marquer; ajoute; ajouter; crée; créer; supprime; supprimer; enlève; annule; annuler; lance; lancer; démarre; invite; inviter; rappelle; rappelle-moi; désactive; désactiver; rouvre; change; changer; modifie; modifier; lie; lier; mets; mettre; passe; passer; note que; écris; renomme; importe; exporte; exporter; télécharge; télécharger; envoie; envoyer; clos; clôture; clôturer; termine; coche; affecte; affecter; valide; bloque; importer',
  'op:this': 'cet; ce; cette; ces; ici; celui-ci; actuel; actuelle; présent',

  'span:tomorrow': 'demain; pour demain',
  'span:nextWeek': 'la semaine prochaine; semaine prochaine; semaine à venir; semaine suivante',
  'span:nextMonth': 'le mois prochain; mois prochain',
  'span:nextDays':
    "prochains jours; dans les prochains jours; ces prochains jours; bientôt; prochainement; les jours à venir; dans les jours à venir; dans les {n} prochains jours; {n} prochains jours; les {n} prochains jours; d'ici {n} jours; dans les {n} jours; sous {n} jours",
  'span:thisWeek':
    "d'ici la fin de la semaine; cette semaine; d'ici vendredi; avant la fin de la semaine; d'ici le week-end",
  'span:now':
    "maintenant; actuellement; en ce moment; à l'heure actuelle; pour l'instant; à l'instant; présentement; à ce jour; aujourd'hui encore; pour le moment; jusqu'à présent; là",
  'span:overnight': 'cette nuit; la nuit dernière; pendant la nuit; durant la nuit',
  'span:thisMorning': 'ce matin; depuis ce matin; depuis minuit',
  'span:pastMonths': "depuis un mois; depuis plus d'un mois; depuis {n} mois; depuis plus de {n} mois; en un mois",
  'span:pastWeeks': 'depuis une semaine; depuis {n} semaines; depuis plus de {n} semaines; en une semaine',
  'span:recently':
    'ces derniers jours; ces jours-ci; les derniers jours; dernièrement; ces derniers temps; depuis quelques jours',

  'filler:':
    "le; la; les; l; un; une; des; du; de; d; au; aux; à; a; est; sont; était; étaient; été; être; ont; avons; avez; as; ai; eu; en; dans; sur; pour; avec; par; chez; qui; que; qu; quoi; ce; c; cela; ça; il; ils; elle; elles; on; nous; vous; tu; je; j; me; m; te; se; s; notre; nos; votre; vos; son; sa; ses; leur; leurs; et; est-ce; est-ce que; est-ce qui; y; t; ne; n; stp; svp; s'il te plaît; s'il vous plaît; merci; bonjour; salut; hello; peux; peux-tu; pouvez-vous; pourrais-tu; peut; puis-je; veux; voudrais; aimerais; savoir; connaître; dis; dis-moi; dites-moi; voir; encore; déjà; bien; donc; là; actuellement; système; plateforme; espace; halyard; niveau; donnée; données; enregistrement; enregistrements; éléments; élément; informations; information; détails; détail; présents; présentes; enregistrés; marqués; marqué; marquée; marquées; noté; notée; évalués; évaluée; évaluées; qualifiées; classés; classées; trier; triées; ordre; équipe; besoin; faut; quand même; au juste; exactement; vraiment; total; tous; toutes; tout; toute; fois; avoir; fait; faire; sous; si; où; dont; travaille; utilise; utilisent; activé; même; situé; situées; située; basées; trouve; trouvent; liste; il y a; liés; moins; cours; pouvez-vous me dire; peux-tu me dire; pourriez-vous me dire; tu peux me dire; vous pouvez me dire; me dire; me montrer; me donner",
};
