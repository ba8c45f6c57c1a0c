import type { Phrases } from '../vocabulary.ts';

/** What people ask to be done. */
export const actions: Phrases = {
  'act:add_task':
    "ajoute une tâche; ajouter une tâche; ajoute la tâche; ajoute-moi une tâche; ajoutez une tâche; nouvelle tâche; crée une tâche; crée-moi une tâche; créer une tâche; créez une tâche; rappelle-moi; rappelle moi; rappelle-moi de; rappelle moi de; rappelez-moi de; rappelle-moi que; mets un rappel; mets-moi un rappel; mets un rappel pour; pense-bête; ajoute un todo; ajoute à ma liste; ajoute à mes tâches; mets dans ma liste; mets sur ma liste; mets dans mes tâches; note à moi-même; n'oublie pas de me rappeler; fais-moi penser à; fais moi penser à; faut que je pense à; il faut que je pense à; je dois penser à; ne pas oublier de; mets une tâche; planifie une tâche; ajoute une todo; ajoute un rappel; crée un rappel; créer un rappel; ajoute dans mes tâches; rajoute une tâche; rajoute à ma liste",
  'act:complete':
    "marque comme terminé; marque comme terminée; marque comme terminés; marque comme terminées; marque comme fait; marque comme faite; coche; cocher; cochez; termine; terminer; terminez; finis; finir; c'est fait; est faite; est terminée; j'ai fini; j'ai terminé; j'ai fait; achève; marquer comme terminée; mets comme terminée; marque terminée; clos la tâche; ferme la tâche; valide; valide la tâche; complète; boucle; barre; raye; clôture la tâche; mets en terminé; c'est bon pour; passe en terminé; marque en terminé; done; marque la tâche; coche la tâche; termine la tâche",
  'act:reopen':
    'rouvre; rouvrir; rouvrez; réouvre; réouvrir; ré-ouvre; décoche; décocher; ouvre à nouveau; ouvre de nouveau; remets à faire; marque comme non terminée; marque comme ouvert; marque comme pas terminée; remettre à faire; rouvre la tâche',
  'act:delete':
    'supprime; supprimer; supprimez; efface; effacer; enlève; enlever; vire; virer; jette; retire; retirer; débarrasse-moi de; bazarde; balance à la poubelle; mets à la corbeille; dégage',
  'act:postpone':
    "reporte; reporter; reportez; décale; décaler; décalez; repousse; repousser; déplace; déplacer; recule; avance; diffère; remets à; mets à; mets l'échéance; mets l'échéance à; mets l'échéance au; change l'échéance; changer l'échéance; fixe l'échéance; mets la date; change la date; replanifie; décale à; repousse à; reporte à; mets pour; fixe au; mets-la à; mets-le à; mets-la pour; mets-le pour",
  'act:rename':
    "renomme; renommer; change le texte; change le titre; reformule; appelle-la; appelle-le; change l'intitulé; renomme-la",
  'act:assign':
    'attribue; attribuer; attribuez; assigne; assigner; assignez; réassigne; réassigner; réattribue; réattribuer; affecte; affecter; affectez; donne; donner; confie; confier; file; refile; passe; passer; passe-le; passe-la; passe la main; transfère; transférer; refourgue; attribue-le; assigne-le; assigne-la; donne-le; confie-le; mets sur; mets comme responsable; prends; reprends; prends en charge; laisse; réaffecte; attribuons; colle',
  'act:unassign':
    "désassigne; désassigner; désattribue; retire l'attribution; retire le responsable; enlève le responsable; retire à; enlève à; libère; libérer; retire l'assignation; plus personne sur; enlève l'assignation; supprime l'attribution",
  'act:set':
    'mets; mets-le; mets-la; met; mettre; mettez; change; changer; changez; passe; passe-le; passe-la; passer; passez; marque; marquer; marquez; marque comme; marque-le comme; marque-la comme; marque-le; marque-la; modifie; modifier; définis; définir; fixe; bascule; basculer; change le statut; changer le statut; change le statut de; modifie le statut; mets le statut; mets à jour; passe en; passe à; passe-le en; passe-la en; mets en; mets-le en; mets-la en; mets mon; mets ma; change mon; change ma; mets à; qualifie; qualifier; qualifie de; classe; classer; classe comme; change la gravité; mets la gravité; change le verdict; mets le verdict; mets-le à; mets-la à; changez mon; passe mon; qualifie-la de; classe-la; classe-la comme; classe-le comme; bouge; considère comme; ->; →; =>',
  'act:close':
    "ferme; fermer; fermez; ferme-le; ferme-la; clos; clore; clôture; clôturer; clôturez; clôture-le; ferme l'incident; ferme le ticket; clôturons; ferme le dossier; close; ferme-moi",
  'act:resolve':
    'résous; résoudre; résolvez; résous-le; résouds; marque comme résolu; marque comme résolue; marque résolu; solutionne; passe en résolu; marque-le comme résolu; mets en résolu; mets comme résolu; passe-le en résolu; boucle; résoud; marque-le résolu',
  'act:escalate':
    "escalade; escalader; escaladez; escalade-le; escalade l'incident; fais remonter; remonte; remonte au niveau supérieur; remonte-le; fais-le remonter; fais escalader; escalader l'incident; lance une escalade; fais une escalade",
  'act:raise':
    'monte; monter; augmente; augmenter; relève; relever; hausse; monte-le; monte-la; baisse; baisser; baisse-le; baisse-la; abaisse; abaisser; diminue; diminuer; réduis; réduire; rétrograde; descends; descendre; passe la gravité; monte la gravité; baisse la gravité; upgrade; downgrade; relève la gravité; augmente la gravité; abaisse la gravité; passe la priorité; monte la priorité; baisse la priorité',
  'act:add_note':
    'ajoute une note; ajouter une note; ajoutez une note; ajoute la note; ajoute en note; note que; note; noter; notez; notez que; prends note que; prends note; mets une note; mets en note; écris une note; écris que; écris; écrire une note; laisse une note; crée une note; inscris; consigne; consigne que; documente; documente que; note là-dessus; ajoute aux notes; ajoute dans les notes; rajoute une note; note sur; ajoute une note que; ajoute une note sur; ajoute une note à; ajoute une note disant que',
  'act:add_update':
    "ajoute un point; ajouter un point; publie un point; publier un point; publie; publier; publiez un point; écris un point; rédige un point; poste; poste un point; poste une mise à jour; ajoute une mise à jour; publie une mise à jour; commente; commenter; ajoute un commentaire; ajouter un commentaire; laisse un commentaire; dis à tous que; dis à tout le monde que; informe tout le monde que; préviens tout le monde que; poste que; ajoute un update; mets un commentaire; écris un commentaire; fais un point; publie que; commente que; préviens l'équipe que; informe l'équipe que",
  'act:open_incident':
    "ouvre un incident; ouvrir un incident; ouvrez un incident; crée un incident; créer un incident; créez un incident; nouvel incident; ouvre un ticket; crée un ticket; ouvre un dossier; crée un dossier; déclare un incident; déclarer un incident; signale un incident; signaler un incident; enregistre un incident; ouvrir un ticket; créer un ticket; monte un incident; ouvre-moi un incident; ouvre un cas; ouvre un nouvel incident; crée un nouvel incident; crée-moi un incident; crée l'incident",
  'act:link':
    "lie; lier; liez; associe; associer; associez; rattache; rattacher; relie; relier; attache; attacher; joins; joindre; ajoute à l'incident; ajouter à l'incident; ajoute-le à l'incident; ajoute-la à l'incident; lie-le; lie-la; rattache-le; rattache-la; associe-la; associe-le; linke; mets dans l'incident; raccroche; ajoute; ajoute-le; ajoute-la; ajoute-lui; ajouter; ajoutez",
  'act:start_playbook':
    'lance le playbook; lancer le playbook; lance un playbook; démarre le playbook; démarrer le playbook; exécute le playbook; exécuter le playbook; lance; lancer; lancez; lance-le; démarre; démarrer; démarre-le; exécute; exécuter; applique; applique le playbook; déclenche; déclenche le playbook; déroule; déroule le playbook; commence le playbook; active le playbook; entame le playbook; joue le playbook',
  'act:acknowledge':
    'acquitte; acquitter; acquittez; acquitte-la; acquitte-le; acquitte cette alerte; prends en compte; prendre en compte; ack; ack-la; accuse réception; accuse réception de; marque comme vue; marque comme acquittée; marque comme prise en compte; acke; acknowledge; reconnais; prends acte de',
  'act:add_threat':
    'ajoute une menace; ajouter une menace; nouvelle menace; crée une menace; créer une menace; enregistre une menace; saisis une menace; déclare une menace; ajoute la menace; entre une menace; crée un ioc; ajoute un ioc; ajoute un indicateur',
  'act:connect':
    'relie; relier; connecte; connecter; ajoute une relation; crée une relation; nouvelle relation; ajoute un lien; crée un lien; établis une relation; fais le lien; mets en relation; ajoute une relation entre; crée une relation entre; crée un lien entre; créer une relation; ajouter une relation',
  'act:mark_read':
    'marque toutes les notifications comme lues; marque les notifications comme lues; marque mes notifications comme lues; marque toutes mes notifications comme lues; marque tout comme lu; tout marquer comme lu; marquer tout comme lu; marque-les comme lues; marque tout en lu; marque comme lues; marque comme lu; marquer toutes les notifications comme lues; marquer les notifications comme lues; passe tout en lu; mets tout en lu; mets toutes mes notifications en lu; mets les notifs en lu; marque les notifs comme lues; marque mes notifs comme lues; vide mes notifications; vide les notifications; vide la cloche; nettoie mes notifications; efface mes notifications; marque toutes mes notifs comme lues; marque le reste comme lu; marque-les toutes comme lues; passe les notifications en lu; tout lire; passe mes notifs en lu; mets mes notifs en lu; marque tout lu; tout marquer lu; passe toutes les notifs en lu',
  'act:invite_user':
    'invite; inviter; invitez; ajoute un utilisateur; ajouter un utilisateur; crée un utilisateur; créer un utilisateur; nouvel utilisateur; crée un compte pour; créer un compte pour; ajoute un collègue; crée-lui un compte; ouvre un compte pour; ouvre un compte à; invite un utilisateur; inscris; ajoute un compte pour; onboarde; envoie une invitation à; invite-le; invite-la',
  'act:activate':
    'active; activer; activez; réactive; réactiver; réactivez; débloque; débloquer; déverrouille; déverrouiller; active le compte; active le compte de; réactive le compte de; réactive le compte; remets en service; débloque le compte de; débloque le compte',
  'act:deactivate':
    "désactive; désactiver; désactivez; suspends; suspendre; bloque; bloquer; verrouille; verrouiller; désactive le compte; désactive le compte de; coupe l'accès; coupe l'accès de; coupe l'accès à; retire l'accès à; retire l'accès de; a quitté la société; a quitté l'entreprise; nous a quittés; ne travaille plus ici; supprime l'accès de; révoque l'accès de; révoque l'accès; bloque le compte; bloque le compte de; offboarde; coupe le compte de; coupe le compte; est parti de la boîte",
  'act:change_role':
    'change le rôle; changer le rôle; change le rôle de; change le rôle en; mets le rôle; donne le rôle; donner le rôle; donne les droits; donne-lui le rôle; donne-lui les droits; promeus; promouvoir; rétrograde; nomme; fais de; passe; mets; modifie le rôle; modifie le rôle de; accorde le rôle; accorde; donne; rends; passe-le; passe-la; passer; mettre; donne-lui',
  'act:undo':
    "annule; annuler; annulez; annule ça; annule cela; annule la dernière; annule la dernière action; annule la dernière modification; reviens en arrière; revenir en arrière; retour arrière; défais; défaire; défais ça; undo; rétablis; rétablir; restaure; restaurer; remets comme avant; remets comme c'était; remets-le comme avant; c'était une erreur; je me suis trompé; je me suis trompée; erreur de ma part; remets; ctrl z; annule ce que tu viens de faire; rollback; annule mon dernier changement; annule le dernier changement",
  'act:theme':
    'change le thème; changer le thème; change de thème; mets le thème; passe au thème; passe en thème; passe en mode; mets en mode; mets-moi en mode; utilise le thème; thème en; active le thème; active le mode; mets le mode',
  'act:assign+op:me':
    "attribue-moi; assigne-moi; mets-moi sur; je prends; je le prends; je m'en occupe; je m'en charge; je prends en charge; me charge de; c'est pour moi; je reprends; je m'occupe de; je m'occupe du; je me charge de; je me charge du; mets-moi; mets-moi responsable; donne-moi le; file-moi; passe-moi; passe-moi le; passe-moi la; je la prends; je vais prendre; laisse-moi; confie-moi; je vais m'en occuper; je prends le; je prends la",
};
