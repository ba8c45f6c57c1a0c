import type { sns as english } from '../../en/inflow/sns.ts';
import { common } from '../common.ts';

/** Topics of Amazon SNS whose signed messages a source takes. */
export const sns: typeof english = {
  title: 'Amazon SNS',
  lead: 'Von Amazon signierte Nachrichten werden ohne Token angenommen, wenn ihr Topic hier steht.',
  topic: 'Topic-ARN',
  hint: 'Das Abonnement eines hier eingetragenen Topics wird bestätigt, sobald es anfragt. Andere warten auf Ihre Bestätigung.',
  offline:
    'Eine Installation ohne Zugang zu sns.<Region>.amazonaws.com auf Port 443 kann weder ein Abonnement bestätigen noch eine Signatur prüfen. Schreiben Sie dort das Token in die URL des Abonnements: https://beliebig:TOKEN@Host/….',
  add: 'Topic hinzufügen',
  missing: 'Geben Sie den ARN eines SNS-Topics ein, zum Beispiel arn:aws:sns:eu-west-1:111122223333:alerts.',
  none: 'Noch kein Topic.',
  loading: common.loading,
  retry: common.retry,
  confirm: 'Bestätigen',
  remove: 'Entfernen',
  states: {
    expected: 'erwartet, hat noch nicht angefragt',
    pending: 'wartet auf Bestätigung',
    confirmed: 'bestätigt',
    unsubscribed: 'von Amazon abgemeldet',
  },
  confirmOf: (topic: string) => `${topic} bestätigen`,
  removeOf: (topic: string) => `${topic} entfernen`,
  removed: (topic: string) =>
    `Nachrichten von ${topic} werden ab jetzt abgelehnt. Tragen Sie das Topic wieder ein, um sie anzunehmen.`,
  failed: (reason: string) => `Bestätigung fehlgeschlagen: ${reason}`,
  failures: {
    load: 'Die Topics konnten nicht geladen werden.',
    add: 'Das Topic konnte nicht hinzugefügt werden.',
    confirm: 'Das Topic konnte nicht bestätigt werden.',
    remove: 'Das Topic konnte nicht entfernt werden.',
  },
};
