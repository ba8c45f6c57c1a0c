import { inWords } from '../in-words.ts';
import type { users as english } from './en.ts';

/** Questions of administrators about the people who have an account, in French. */
export const users: typeof english = {
  phrases: {
    'topic:user': inWords(`
      qui travaille à, qui travaille en, qui travaille dans, qui utilise la 2fa, qui a la 2fa, utilisateur,
      utilisateurs, utilisatrice, utilisatrices, d'utilisateurs, l'utilisateur, comptes, compte utilisateur,
      comptes utilisateur, personnes avec un compte, a un compte, ont un compte, membres de l'équipe, collègues,
      taille de l'équipe, quelle est la taille de l'équipe, nouveaux utilisateurs, nouveaux comptes
    `),
    'topic:admin': inWords(
      `administrateur, administrateurs, administratrice, administratrices, d'administrateurs, admin, admins, l'administrateur`,
    ),
    'topic:analyst': inWords(`analyste, analystes, d'analystes, l'analyste`),
    'topic:viewer': inWords(`lecteur, lecteurs, lectrice, lectrices`),
    'topic:roleRequest': inWords(`
      demande de rôle, demandes de rôle, demandes de rôle ouvertes, demandes de rôle en attente, a demandé un rôle,
      ont demandé un rôle, a demandé un rôle supérieur
    `),
    'topic:deletionRequest': inWords(`
      demande de suppression, demandes de suppression, a demandé la suppression, ont demandé la suppression
    `),
    'topic:role': inWords(`rôle, rôles, le rôle, avec le rôle, au rôle`),
    'topic:email': inWords(`e-mail, email, adresse e-mail, adresse email, mail, adresse mail, adresse de messagerie`),
    'topic:lastLogin': inWords(
      `dernière connexion, dernière fois connecté, s'est connecté pour la dernière fois, dernier accès`,
    ),
    'topic:signedIn': inWords(`s'est connecté, se sont connectés, connectés, s'est connectée, se sont connectées`),
    'user:never': inWords(`
      ne se sont jamais connectés, ne s'est jamais connecté, jamais connectés, jamais connecté, ne se sont jamais connectées,
      qui ne se sont jamais connectés
    `),
    'user:invited': inWords(`invité, invités, invitée, invitées, avec une invitation en cours`),
    'user:secondFactor': inWords(`
      avec l'authentification à deux facteurs, avec un second facteur, avec 2fa, utilisent la 2fa, ont la 2fa,
      qui utilise la 2fa, qui a la 2fa, utilisent l'authentification à deux facteurs, ont l'authentification à deux facteurs
    `),
    'user:noSecondFactor': inWords(`
      sans authentification à deux facteurs, sans second facteur, sans 2fa, n'ont pas la 2fa, n'utilisent pas la 2fa,
      n'ont pas l'authentification à deux facteurs
    `),
    'state:pending': inWords(`en attente, non confirmé, non confirmés`),
    'state:inactive': inWords(`désactivé, désactivés, désactivée, désactivées, bloqué, bloqués`),
    'department:Engineering': inWords(`ingénierie, de l'ingénierie, en ingénierie, service ingénierie`),
    'department:Data Science': inWords(`science des données, en science des données, service science des données`),
    'department:Marketing': inWords(`marketing, du marketing, au marketing, service marketing`),
    'department:Sales': inWords(`ventes, des ventes, aux ventes, service des ventes, service ventes`),
    'by:role': inWords(`par rôle, par rôles, selon le rôle`),
    'by:department': inWords(`par service, par services, selon le service, par département`),
    'role:ability': inWords(`que peut faire un, que peut faire une, qu'est-ce qu'un, qu'est-ce qu'une, que peut un`),
    'user:any': inWords(`service, du service, dans le service, département, attendent, attend`),
    'op:count': inWords(`
      taille de l'équipe, quelle est la taille de l'équipe
    `),
    'record:added': inWords(`
      a rejoint, ont rejoint, nouveaux utilisateurs, nouveaux comptes
    `),
  },
  examples: [
    'Combien y a-t-il d’utilisateurs ?',
    'Utilisateurs par rôle',
    'Qui sont les administrateurs ?',
    'Quels utilisateurs sont inactifs ?',
    'Utilisateurs par service',
    'Quelles demandes de rôle sont ouvertes ?',
    'Quels utilisateurs ne se sont jamais connectés ?',
  ],
};
