import type { indicators as english } from '../../en/inflow/indicators.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

/**
 * Indicators by status, sightings by hand, and the preview of adding a text. `written` is a count in the user's number
 * format.
 */
export const indicators: typeof english = {
  lead: 'Was aus den Mustern der Indikatoren wird. Widerrufene, abgelaufene und noch nicht gültige finden nichts Neues.',
  loading: 'Indikatoren werden geladen...',
  failed: 'Die Indikatoren konnten nicht geladen werden.',
  retry: common.retry,
  label: 'Alle Indikatoren',
  all: 'Alle',
  standings: {
    matching: 'Wird gesucht',
    undecidable: 'Nicht entscheidbar',
    future: 'Noch nicht gültig',
    expired: 'Abgelaufen',
    revoked: 'Widerrufen',
    held: 'Von einer Warnliste zurückgehalten',
  },
  why: {
    language: (detail) => `Nicht entscheidbar, weil Muster in ${detail} nicht ausgewertet werden.`,
    property: (detail) => `Nicht entscheidbar, weil Observables ${detail} nicht enthalten.`,
    value: () =>
      'Nicht entscheidbar, weil kein bestimmter Wert da sein muss: Es gibt nichts, womit sich nachschlagen ließe.',
    expression: () => 'Nicht entscheidbar, weil sich ein Vergleich nicht auswerten lässt.',
    syntax: (detail) => `Nicht entscheidbar, weil das Muster nicht gelesen werden kann: ${detail}`,
    missing: () => 'Nicht entscheidbar, weil kein Muster angegeben ist.',
  },
  total: (count, written) => plural(count, { one: '1 Indikator', other: `${written} Indikatoren` }),
  empty: 'Noch keine Indikatoren. Importe, Feeds und Personen bringen sie.',
  none: 'Kein Indikator ist in diesem Zustand.',
  columns: {
    name: 'Indikator',
    standing: 'Zustand',
    validity: 'Gültig',
    sightings: 'Sichtungen',
    heldBack: 'Zurückgehalten',
    score: 'Wert',
  },
  validFrom: (from) => `ab ${from}`,
  validUntil: (until) => `bis ${until}`,
  valid: (from, until) => `${from} bis ${until}`,
  always: 'Unbegrenzt',

  sighting: {
    at: 'Gesehen am',
    timeOfDay: 'Uhrzeit',
    atHint: 'Leer: jetzt',
    future: 'Der Zeitpunkt darf nicht in der Zukunft liegen.',
    tooEarly: 'Der Zeitpunkt darf nicht vor 1970 liegen.',
    count: 'Wie oft',
    badCount: 'Geben Sie eine ganze Zahl ab 1 ein.',
    seenBy: 'Gesehen von',
    seenByHint: 'Eine Organisation, ein Sensor oder eine Quelle',
    note: 'Notiz',
    times: (count, written) => plural(count, { one: 'einmal', other: `${written}-mal` }),
    seenByName: (name) => `Gesehen von ${name}`,
  },

  adding: {
    tlp: 'TLP',
    unmarked: 'Nicht angegeben',
    preview: 'Prüfen',
    previewTitle: 'Was hinzugefügt würde',
    previewFailed: 'Der Text konnte nicht gelesen werden.',
    states: { new: 'Neu', known: 'Bekannt', here: 'Bereits hier' },
    nothing: 'Keine Observables gefunden.',
    upTo: (level) => `bis ${level}`,
    anyMarking: 'Jede Markierung',
  },
};
