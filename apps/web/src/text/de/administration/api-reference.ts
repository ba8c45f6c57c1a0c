import type { apiReference as english } from '../../en/administration/api-reference.ts';
import { common } from '../common.ts';

export const apiReference: typeof english = {
  title: 'API-Referenz',
  about: 'Alle API-Endpunkte, generiert aus dem Vertrag, den Server und Konsole gemeinsam verwenden.',
  download: 'Als OpenAPI 3.1 herunterladen',
  loading: 'API-Dokument wird geladen...',
  failed: 'Das API-Dokument konnte nicht geladen werden.',
  retry: common.retry,
  permission: 'Berechtigung',
  anyone: 'Keine Authentifizierung erforderlich',
  parameters: 'Parameter',
  body: 'Anfragetext',
  reply: 'Antwort',
  noReply: 'Kein Inhalt',
  introduction: 'Allgemeine Regeln',
  filter: 'Operationen filtern',
  nothingFound: 'Keine Operation passt dazu.',
  required: 'erforderlich',
  errors: 'Fehler',
  copy: common.copy,
  copied: common.copied,
  run: 'Ausführen',
  runFailed: 'Die Anfrage ist fehlgeschlagen.',
  rules: [
    {
      name: 'Schlüssel',
      rule: 'Erstellen Sie einen Schlüssel in den Einstellungen unter „API“ und senden Sie ihn als x-api-key. Schlüssel beginnen mit hlk_. Ein Schlüssel hat die Rechte seines Besitzers; Schlüssel von Lesern lesen nur. Konto, Benutzer, Einstellungen, Sitzungen, Webhooks, Audit-Protokoll und Assistent sind für Schlüssel gesperrt.',
    },
    {
      name: 'Grenzen',
      rule: 'Für einen Schlüssel gilt die Grenze, die sein Besitzer gewählt hat; eine Person und eine Adresse haben 1.200 Anfragen pro Minute. RateLimit sagt, was übrig ist; darüber hinaus lautet die Antwort 429 mit Retry-After. Ein JSON-Anfragetext darf 1 MB groß sein.',
    },
    {
      name: 'Fehler',
      rule: 'Jeder Fehler hat die Form {message, code, requestId}. Entscheiden Sie nach code: Er ändert sich nicht. Senden Sie requestId mit, wenn Sie um Hilfe bitten.',
    },
    {
      name: 'Idempotenz',
      rule: 'Senden Sie Idempotency-Key mit einem eigenen Wert, wo eine Operation ihn aufführt. Innerhalb eines Tages wiederholt, erhält die Anfrage die erste Antwort und ändert nichts.',
    },
    {
      name: 'Seitenweise Listen',
      rule: 'Listen, die wachsen, haben limit und after. Der Wert next der Antwort ist das after der nächsten Seite; am Ende ist er null.',
    },
    {
      name: 'Live-Ereignisse',
      rule: 'GET /live ist ein Strom von Server-Sent Events. Lesen Sie ihn mit fetch, denn er braucht denselben Header wie jede Anfrage. Senden Sie nach einer Unterbrechung die letzte id als Last-Event-ID.',
    },
    {
      name: 'Versionen',
      rule: 'Innerhalb von Version 1 kommt nur hinzu: Ignorieren Sie, was Sie nicht kennen. Eine Änderung, die bestehende Clients bemerken könnten, bekommt eine neue Adresse.',
    },
  ],
};
