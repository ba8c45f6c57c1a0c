import { inWords } from '../in-words.ts';
import type { account as english } from './en.ts';

const onOff = (isOn: boolean) => (isOn ? 'oui' : 'non');
const isActive = (isOn: boolean) => (isOn ? 'activée' : 'désactivée');

/** Questions about the own account and settings in French. */
export const account: typeof english = {
  phrases: {
    'topic:me': inWords(`qui suis-je, suis-je, mon compte, mon profil, mes données, compte, profil`),
    'topic:role': inWords(`rôle, mon rôle, permissions, droits, mes droits, niveau d'accès, mes permissions`),
    'topic:email': inWords(`e-mail, email, adresse e-mail, adresse email, mail, adresse mail`),
    'topic:username': inWords(`nom d'utilisateur, mon nom, identifiant de connexion`),
    'topic:company': inWords(`entreprise, société, mon entreprise`),
    'topic:memberSince': inWords(
      `membre depuis, depuis quand ai-je un compte, depuis quand ai-je ce compte, mon compte créé, mon compte a-t-il été créé`,
    ),
    'topic:language': inWords(`langue, quelle langue, langues`),
    'topic:timezone': inWords(`fuseau horaire, quel fuseau horaire, fuseau`),
    'topic:dateFormat': inWords(`format de date, format des dates`),
    'topic:theme': inWords(`thème, mode sombre, mode clair, apparence, le mode sombre`),
    'topic:defaultView': inWords(`vue par défaut, écran de démarrage, page d'accueil, écran d'accueil`),
    'topic:twoFactor': inWords(`
      authentification à deux facteurs, l'authentification à deux facteurs, double authentification,
      la double authentification, 2fa, mfa, second facteur, deuxième facteur, application d'authentification
    `),
    'topic:recoveryCodes': inWords(`codes de secours, code de secours, codes de récupération`),
    'topic:sessionTimeout': inWords(`
      délai d'inactivité, expiration de session, délai d'expiration, ma session expire, expire ma session,
      dure ma session, suis-je déconnecté, serai-je déconnecté, déconnexion automatique, se termine ma session,
      ma session se termine, ma session expire-t-elle
    `),
    'topic:passwordExpiry': inWords(`
      mot de passe expire, mon mot de passe expire, mon mot de passe expire-t-il, expire mon mot de passe,
      expiration du mot de passe, dois-je changer mon mot de passe, dois-je changer de mot de passe,
      changer mon mot de passe
    `),
    'topic:passwordChanged': inWords(`
      ai-je changé mon mot de passe, ai-je changé de mot de passe, changé mon mot de passe, âge de mon mot de passe,
      dernier changement de mot de passe, ai-je changé mon mot de passe pour la dernière fois
    `),
    'topic:session': inWords(
      `session, sessions, où suis-je connecté, où suis-je connectée, sessions ouvertes, mes sessions`,
    ),
    'topic:device': inWords(`appareil, appareils, appareils mémorisés`),
    'topic:loginNotifications': inWords(`notifications de connexion`),
    'topic:deviceManagement': inWords(`gestion des appareils`),
    'topic:emailNotifications': inWords(
      `notifications par e-mail, notifications par email, notifications par mail, notifications e-mail`,
    ),
    'topic:pushNotifications': inWords(`notifications push, notifications du navigateur`),
    'topic:securityAlerts': inWords(`alertes de sécurité`),
    'topic:entityUpdates': inWords(`mises à jour des entités`),
    'topic:systemUpdates': inWords(`mises à jour du système`),
    'topic:marketingEmails': inWords(`e-mails marketing, emails marketing, newsletter`),
    'topic:apiKey': inWords(`clé api, clés api, une clé api, clé d'api, ma clé api`),
    'topic:apiAccess': inWords(`accès api, accès à l'api, l'accès api, api, l'api`),
    'topic:rateLimit': inWords(`limite de débit, limite de requêtes, requêtes par minute`),
    'topic:origins': inWords(`origines autorisées, origines`),
    'topic:webhook': inWords(`webhook, webhooks, un webhook, adresse du webhook`),
    'topic:deletion': inWords(`suppression de mon compte, ma demande de suppression`),
    'topic:settings': inWords(
      `paramètres, mes paramètres, réglages, mes réglages, préférences, configuration, mes préférences`,
    ),
    'switch:any': inWords(`
      activée, activé, activées, désactivée, désactivé, désactivées, allumée, éteinte, configurée, configuré, est-elle,
      est-il, est-elle activée, est-il activé, sont-elles activées, en service, protégé par
    `),
    'verb:account': inWords(
      `je, j'utilise, utilise, utilisé-je, est-ce que j'utilise, combien de temps, me reste-t-il, il me reste, j'ai, reste-t-il, que j'utilise`,
    ),
  },
  examples: [
    'Quel est mon rôle ?',
    'Quelle langue et quel fuseau horaire est-ce que j’utilise ?',
    'L’authentification à deux facteurs est-elle activée ?',
    'Quand mon mot de passe expire-t-il ?',
    'Où suis-je connecté ?',
    'Ai-je une clé API ?',
    'Quel est mon délai d’inactivité ?',
    'Quels sont mes paramètres ?',
  ],
  labels: {
    profile: 'Mon profil',
    settings: 'Mes paramètres',
    sessions: 'Mes sessions',
    devices: 'Mes appareils',
    webhook: 'Mon webhook',
  },
  roles: { admin: 'Administrateur', analyst: 'Analyste', user: 'Utilisateur' },
  languages: { en: 'Anglais', es: 'Espagnol', fr: 'Français', de: 'Allemand', ja: 'Japonais' },
  timezones: { UTC: 'UTC', EST: 'Heure de l’Est', PST: 'Heure du Pacifique', GMT: 'GMT' },
  themes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
  views: {
    dashboard: 'Tableau de bord',
    threats: 'Analyse des menaces',
    network: 'Réseau d’entités',
    security: 'Opérations de sécurité',
  },
  me: (name, role) => `Vous êtes ${name} ; votre rôle : ${role}.`,
  role: (role) => `Votre rôle : ${role}.`,
  asksForRole: (role) => `Votre demande du rôle ${role} attend un administrateur.`,
  email: (address) => `Votre adresse e-mail est ${address}.`,
  signsInWith: (address) => `Tant que la nouvelle adresse n’est pas vérifiée, vous vous connectez avec ${address}.`,
  username: (name) => `Votre nom d’utilisateur est ${name}.`,
  company: (name) => `Votre entreprise est ${name}.`,
  noCompany: 'Aucune entreprise n’est indiquée dans votre compte.',
  memberSince: (at) => `Vous avez ce compte depuis le ${at}.`,
  language: (name) => `Votre langue : ${name}.`,
  timezone: (name) => `Votre fuseau horaire : ${name}.`,
  dateFormat: (format) => `Votre format de date : ${format}.`,
  theme: (name) => `Votre thème : ${name}.`,
  defaultView: (name) => `Après la connexion s’ouvre : ${name}.`,
  twoFactor: (isOn) => `L’authentification à deux facteurs est ${isActive(isOn)}.`,
  recoveryCodes: (n, figure) => `Il vous reste ${figure} ${n < 2 ? 'code' : 'codes'} de secours.`,
  noRecoveryCodes:
    'L’authentification à deux facteurs est désactivée, vous n’avez donc pas besoin de codes de secours.',
  recoveryCodesUnknown:
    'Le nombre de codes de secours restants est inconnu ici : il est conservé par le groupe d’utilisateurs du cloud.',
  sessionTimeout: (n, figure) =>
    `Votre session se termine après ${figure} ${n < 2 ? 'minute' : 'minutes'} sans activité.`,
  passwordExpiry: (day, figure) =>
    `Votre mot de passe doit être remplacé avant le ${day}. Un mot de passe peut avoir ${figure} jours.`,
  passwordExpired: (day) => `Votre mot de passe aurait dû être remplacé avant le ${day}.`,
  passwordChanged: (at) => `Votre mot de passe a été changé pour la dernière fois le ${at}.`,
  passwordUnknown:
    'La date à laquelle votre mot de passe a été défini et celle à laquelle il doit être remplacé sont inconnues ici : elles sont conservées par le groupe d’utilisateurs du cloud.',
  sessions: (n, figure) => `Vous êtes connecté avec ${figure} ${n < 2 ? 'session' : 'sessions'}.`,
  devices: (n, figure) => `Votre liste contient ${figure} ${n < 2 ? 'appareil' : 'appareils'}.`,
  noDevices: 'La gestion des appareils est désactivée, aucune liste n’est donc tenue.',
  toggles: {
    loginNotifications: (isOn) => `Notifications de connexion : ${onOff(isOn)}.`,
    deviceManagement: (isOn) => `La gestion des appareils est ${isActive(isOn)}.`,
    emailNotifications: (isOn) => `Notifications par e-mail : ${onOff(isOn)}.`,
    pushNotifications: (isOn) => `Notifications push : ${onOff(isOn)}.`,
    securityAlerts: (isOn) => `Alertes de sécurité : ${onOff(isOn)}.`,
    entityUpdates: (isOn) => `Mises à jour des entités : ${onOff(isOn)}.`,
    systemUpdates: (isOn) => `Mises à jour du système : ${onOff(isOn)}.`,
    marketingEmails: (isOn) => `E-mails marketing : ${onOff(isOn)}.`,
    apiAccess: (isOn) => `Accès API : ${onOff(isOn)}.`,
  },
  apiKey: 'Vous avez une clé API. La clé elle-même n’est jamais affichée ici.',
  noApiKey: 'Vous n’avez pas de clé API.',
  rateLimit: (figure) => `Votre limite est de ${figure} requêtes par minute.`,
  origins: (n, figure) => `${figure} ${n < 2 ? 'origine peut' : 'origines peuvent'} utiliser votre clé.`,
  webhook: (n, figure) =>
    `Vous avez un webhook ; parmi ses derniers envois, ${n < 2 ? 'abandonné' : 'abandonnés'} : ${figure}.`,
  noWebhook: 'Vous n’avez pas de webhook.',
  deletion: (at) => `Vous avez demandé la suppression de votre compte le ${at}.`,
  noDeletion: 'Vous n’avez pas demandé la suppression de votre compte.',
  captions: { sessions: 'Sessions', devices: 'Appareils', origins: 'Origines autorisées' },
  columns: {
    program: 'Appareil ou programme',
    address: 'Adresse',
    started: 'Connexion',
    lastUsed: 'Dernière utilisation',
    remembered: 'Mémorisé',
    origin: 'Origine',
  },
  thisOne: (name) => `${name} (celui-ci)`,
  unknownProgram: 'Programme inconnu',
  yes: 'oui',
  no: 'non',
};
