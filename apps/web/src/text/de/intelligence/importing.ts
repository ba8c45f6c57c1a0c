import type { importing as english } from '../../en/intelligence/importing.ts';
import { common } from '../common.ts';

type ImportingText = typeof english;

export const importing: ImportingText = {
  retry: common.retry,
  close: common.close,
  units: {
    bytes: (count) => `${count} B`,
    kilobytes: (count) => `${count} KB`,
    megabytes: (count) => `${count} MB`,
    gigabytes: (count) => `${count} GB`,
  },

  choose: 'Dateien auswählen',
  drop: 'oder hier ablegen',
  dropNow: 'Legen Sie die Dateien ab, um sie zu importieren',
  list: 'Uploads',
  waiting: 'In der Warteschlange',
  sending: (name) => `Upload von ${name}`,
  sent: (percent, sent, total) => `${percent} gesendet, ${sent} von ${total}`,
  checking: 'Gesendet. Der Server nimmt die Datei entgegen...',
  stop: (name) => `Upload von ${name} abbrechen`,
  again: (name) => `Erneut versuchen: ${name}`,
  dismiss: (name) => `Ausblenden: ${name}`,
  stored: (name) => `${name} ist hochgeladen; der Import beginnt.`,
  failed: 'Der Upload ist fehlgeschlagen. Die Datei wurde nicht importiert.',
  unreachable: 'Die Verbindung ist abgebrochen. Die Datei wurde nicht importiert; versuchen Sie es erneut.',
  empty: 'Diese Datei ist leer. Es gibt nichts zu importieren.',

  leave: {
    title: 'Uploads laufen noch',
    question: 'Eine Datei ist noch nicht vollständig hochgeladen. Wenn Sie jetzt gehen, wird sie nicht importiert.',
    leave: 'Verlassen',
    stay: common.stay,
  },
};
