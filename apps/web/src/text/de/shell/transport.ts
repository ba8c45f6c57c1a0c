import type { transport as english } from '../../en/shell/transport.ts';

export const transport: typeof english = {
  unauthenticated: 'Anmeldung erforderlich. Bitte melden Sie sich erneut an.',
  unreachable: 'Der Server ist nicht erreichbar. Möglicherweise wird die Verbindung blockiert.',
  cancelled: 'Die Anfrage wurde abgebrochen. Ursache kann das Netzwerk oder eine Zeitüberschreitung sein.',
  tooManyRequests: 'Zu viele Anfragen. Bitte warten Sie einen Moment, bevor Sie es erneut versuchen.',
  serverError: 'Serverfehler. Unser Team wurde benachrichtigt und arbeitet daran.',
  other: 'Bei der Verarbeitung Ihrer Anfrage ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
};
