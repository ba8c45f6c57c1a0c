import type { apiReference as english } from '../en/api-reference.ts';

export const apiReference: typeof english = {
  title: 'API-Referenz',
  about: 'Alle Aufrufe der Produkt-API, abgeleitet aus dem gemeinsamen Vertrag von Server und Konsole.',
  download: 'Als OpenAPI 3.1 herunterladen',
  loading: 'API-Dokument wird geladen...',
  failed: 'Das API-Dokument konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  permission: 'Berechtigung',
  anyone: 'Keine Anmeldung nötig',
  parameters: 'Parameter',
  body: 'Anfragetext',
  reply: 'Antwort',
  noReply: 'Kein Inhalt',
  refusals: 'Jede Ablehnung hat die Form {message, code, requestId}.',
};
