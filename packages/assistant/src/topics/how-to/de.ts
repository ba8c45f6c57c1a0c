import { readHelp } from '../../help/read-help.ts';
import { inWords } from '../in-words.ts';
import type { howTo as english } from './en.ts';
import type { PlaceId } from './guides.ts';
import { words } from './words/de.ts';

const security = 'Sicherheitsbetrieb';
const crime = 'Kriminalitätsanalyse';
const network = 'Entitätsnetzwerk';

const places: Readonly<Record<PlaceId, string>> = {
  task: 'Meine Aufgaben',
  dashboard: 'Dashboard',
  incident: security,
  notification: 'Benachrichtigungen',
  import: 'Importe',
  alert: `${security}, Warnungen`,
  rule: `${security}, Warnungen`,
  playbook: `${security}, Playbooks`,
  report: `${security}, Berichte`,
  threat: 'Bedrohungsanalyse',
  map: 'Bedrohungsanalyse, Bedrohungskarte',
  entity: network,
  connection: network,
  network,
  graph: network,
  crime,
  coverage: `${crime}, Datenabdeckung`,
  analysis: `${crime}, Analyse`,
  schema: 'Schema-Explorer',
  settings: 'Einstellungen',
  webhook: 'Einstellungen, API',
  twoFactor: 'Einstellungen, Sicherheit',
  theme: 'Einstellungen',
  language: 'Einstellungen',
  sample: 'Einstellungen',
  device: 'Einstellungen, Sicherheit',
  profile: 'Profil',
  account: 'Profil',
  session: 'Profil',
  user: 'Benutzerverwaltung',
  role: 'Benutzerverwaltung',
  audit: 'Audit-Protokoll',
  api: 'API-Referenz',
};

/** Instructions in German. */
export const howTo: typeof english = {
  phrases: {
    'topic:howto': inWords(`
      wie kann ich, wie kann man, wie mache ich, wie macht man, wie füge ich, wie erstelle ich, wie ändere ich,
      wie lösche ich, wie bearbeite ich, wie importiere ich, wie exportiere ich, wie starte ich, wie schalte ich,
      wie richte ich, wie bekomme ich, wie finde ich, wie öffne ich, wie eröffne ich, wie verknüpfe ich,
      wie bestätige ich, wie verbinde ich, wie entferne ich, wie lade ich, wie weise ich, wie eskaliere ich, wie nehme ich,
      wie bewerte ich, wie filtere ich, wie vergleiche ich, wie validiere ich, wie prüfe ich, wie setze ich,
      wie stelle ich, wie melde ich, wie markiere ich, wie sende ich, wie ordne ich, wie erledige ich,
      wie analysiere ich, wie widerrufe ich, wie genehmige ich, wie deaktiviere ich, wie aktiviere ich,
      wie suche ich, wie nutze ich, wie verwende ich, wie benutze ich, wie wechsle ich, wie lege ich,
      wie schreibe ich, wie schließe ich, wie hake ich, wie leere ich, wie teste ich, wie trage ich, wo kann ich,
      wo finde ich, wo sehe ich, wo bekomme ich, kann ich, kann man, darf ich, anleitung, anleitung für,
      tastenkürzel, tastaturkürzel, passkey, passkeys, wie man, gibt es eine möglichkeit, aufgabe hinzufügen,
      alle als gelesen markieren, wie erstellt man, wie legt man, wie fügt man, wie ändert man, wie löscht man,
      wie importiert man, wie exportiert man, wie weist man, wie schließt man, wie startet man, wie setzt man,
      wie lädt man, wie aktiviert man, wie deaktiviert man, wie bearbeitet man, wie entfernt man,
      wie verknüpft man, wie markiert man, wo ändere ich, wo stelle ich, wo lege ich, wo erstelle ich,
      wo exportiere ich, wo importiere ich, wo aktiviere ich, wo lade ich, wo füge ich, wo lösche ich,
      exportieren, importieren, herunterladen, anlegen, hinzufügen
    `),
    'ask:where': inWords('wo ist, wo sind, wo steht, wo stehen'),
    'op:where': inWords('wo ist, wo sind'),
    'howto:do': inWords(`
      passwort ändern, mein passwort ändern, kennwort ändern, passwort vergessen, habe mein passwort vergessen,
      passwort zurücksetzen, dunkelmodus einschalten, dunkelmodus aktivieren, dunkelmodus an,
      schalte den dunkelmodus, abmelden, ausloggen, sprache ändern, sprache wechseln, ändere die sprache,
      mein konto löschen, konto löschen, benachrichtigungen ausschalten, benachrichtigungen abschalten,
      zeitzone ändern, lösche mein konto
    `),
  },
  examples: readHelp('de', 'how-to').map(({ heading }) => heading),
  words,
  places,
  find: (place) => `Sie finden es unter ${place}.`,
  notByMe: 'Das kann ich nicht für Sie tun; so geht es.',
  notYours: 'Mit Ihrer Rolle öffnet sich diese Seite nicht, sie ist für Administratoren.',
  label: (question) => `Anleitung: ${question}`,
};
