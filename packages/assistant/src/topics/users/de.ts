import { inWords } from '../in-words.ts';
import type { users as english } from './en.ts';

/** Questions of administrators about the people who have an account, in German. */
export const users: typeof english = {
  phrases: {
    'topic:user': inWords(`
      wer arbeitet in, wer arbeitet im, wer nutzt 2fa, wer hat 2fa, wer hat zwei-faktor-authentifizierung, benutzer,
      benutzern, benutzers, benutzerin, nutzer, nutzern, user, anwender, konten, benutzerkonto, benutzerkonten,
      personen mit konto, hat ein konto, haben ein konto, teammitglieder, kollegen, registrierte benutzer,
      wie groß ist das team, größe des teams, teamgröße, neue benutzer, neuen benutzer, neue konten
    `),
    'topic:admin': inWords(
      'admin, admins, administrator, administratoren, administratorin, ein administrator, ein admin',
    ),
    'topic:analyst': inWords('analyst, analysten, analystin, analystinnen, ein analyst'),
    'topic:viewer': inWords('betrachter, ein betrachter, nur lesende benutzer'),
    'topic:roleRequest': inWords(`
      rollenantrag, rollenanträge, offene rollenanträge, offenen rollenanträge, rollenanfragen, anträge auf eine rolle,
      hat eine höhere rolle beantragt, haben eine rolle beantragt, eine rolle beantragt, eine höhere rolle beantragt
    `),
    'topic:deletionRequest': inWords(`
      löschantrag, löschanträge, offene löschanträge, offenen löschanträge, die löschung beantragt, löschung beantragt
    `),
    'topic:role': inWords('rolle, rollen, mit der rolle'),
    'topic:email': inWords('e-mail, email, e-mail-adresse, emailadresse, mailadresse, mail-adresse'),
    'topic:lastLogin': inWords(`
      letzte anmeldung, letzter login, letzten login, zuletzt angemeldet, sich zuletzt angemeldet, letzte anmeldung von
    `),
    'topic:signedIn': inWords('angemeldet, sich angemeldet, eingeloggt, sich eingeloggt'),
    'user:never': inWords(`
      nie angemeldet, noch nie angemeldet, haben sich noch nie angemeldet, haben sich nie angemeldet, sich nie angemeldet, sich noch nie angemeldet, nie eingeloggt,
      noch nie eingeloggt
    `),
    'user:invited': inWords('eingeladen, eingeladene, eingeladenen, mit offener einladung, offene einladung'),
    'user:secondFactor': inWords(`
      mit zwei-faktor-authentifizierung, wer hat 2fa, wer nutzt 2fa, wer hat zwei-faktor-authentifizierung,
      mit zweitem faktor, mit 2fa, nutzen zwei-faktor-authentifizierung, nutzen 2fa, haben 2fa,
      haben zwei-faktor-authentifizierung, verwenden 2fa
    `),
    'user:noSecondFactor': inWords(`
      ohne zwei-faktor-authentifizierung, ohne zweiten faktor, ohne 2fa, haben keine zwei-faktor-authentifizierung,
      haben kein 2fa, keine zwei-faktor-authentifizierung
    `),
    'state:pending': inWords('ausstehend, ausstehende, ausstehenden, nicht bestätigt, unbestätigt, unbestätigte'),
    'state:inactive': inWords('deaktiviert, deaktivierte, deaktivierten, gesperrt, gesperrte, gesperrten'),
    'department:Engineering': inWords('technik, in der technik, engineering'),
    'department:Data Science': inWords('data science, in data science'),
    'department:Marketing': inWords('marketing, im marketing'),
    'department:Sales': inWords('vertrieb, im vertrieb, sales'),
    'by:role': inWords('nach rolle, nach rollen, pro rolle, je rolle'),
    'by:department': inWords('nach abteilung, nach abteilungen, pro abteilung, je abteilung'),
    'role:ability': inWords(`was darf ein, was darf eine, was kann ein, was kann eine, was ist ein, was ist eine`),
    'user:any': inWords('abteilung, in der abteilung, der abteilung, wartet, warten, arbeiten, arbeitet'),
    'op:count': inWords(`
      wie groß ist das team, größe des teams, teamgröße
    `),
    'record:added': inWords(`
      neue benutzer, neuen benutzer, neue konten, dazugestoßen
    `),
  },
  examples: [
    'Wie viele Benutzer gibt es?',
    'Benutzer nach Rolle',
    'Wer sind die Administratoren?',
    'Welche Benutzer sind inaktiv?',
    'Benutzer nach Abteilung',
    'Welche Rollenanträge sind offen?',
    'Welche Benutzer haben sich noch nie angemeldet?',
  ],
};
