import { fields } from '@halyard/messages/de';
import type { crimeExplore as english } from '../../en/crime/crime-explore.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

/** The words of exploring crime data: figures, trend, areas, comparison and map. */
export const crimeExplore: typeof english = {
  loading: 'Zahlen werden geladen...',
  failed: 'Die Kennzahlen konnten nicht geladen werden.',
  retry: common.tryAgain,
  showTable: 'Tabelle zeigen',
  showChart: 'Diagramm zeigen',
  total: 'Summe',
  month: common.month,
  area: common.area,
  category: fields.category,
  crime: 'Straftaten ohne Anti-social behaviour',
  rows: (count, written) => plural(count, { one: '1 Zeile', other: `${written} Zeilen` }),
  figure: (name, count) => `${name}: ${count}`,
  absent: {
    notImported: 'nicht importiert',
    notPublished: 'keine Daten veröffentlicht',
    future: 'noch nicht vorüber',
  },
  separator: ', ',

  totals: {
    label: 'Summen',
    with: 'Alle Zeilen',
    withAbout: 'Anti-social behaviour eingeschlossen',
    without: 'Ohne Anti-social behaviour',
    withoutAbout: 'Zeilen, die eine Crime ID und einen Ausgang haben können',
    only: 'Anti-social behaviour',
    onlyAbout: 'ohne Crime ID und Ausgang veröffentlicht',
    leftOut: 'Durch den Filter ausgeschlossen',
    span: (from, to) => `${from} bis ${to}`,
    allAbsent: 'Für diese Monate wurden keine Daten importiert. Das bedeutet nicht null Straftaten.',
  },

  trend: {
    title: 'Nach Monat',
    split: 'Linien',
    splitNone: 'Alle Straftaten',
    splitCategory: 'Fünf größte Kategorien',
    point: (month, count) => `${month}: ${count}`,
    gaps: 'Monate ohne Daten sind Lücken, keine Nullen.',
  },

  areas: {
    title: 'Kategorien nach Gebiet',
    about: (count) => `Die ${count} Gebiete mit den meisten Zeilen. Eine kräftigere Farbe bedeutet mehr Zeilen.`,
    without: (count, written) =>
      plural(count, { one: '1 Zeile nennt kein Gebiet', other: `${written} Zeilen nennen kein Gebiet` }),
    others: (count, written) =>
      plural(count, {
        one: '1 weitere Zeile steht nicht in dieser Tabelle',
        other: `${written} weitere Zeilen stehen nicht in dieser Tabelle`,
      }),
    empty: 'Keine Zeile dieses Filters nennt ein Gebiet.',
    cell: (area, category, count) => `${area}, ${category}: ${count}`,
  },

  compare: {
    title: 'Vergleichen',
    by: 'Vergleichen nach',
    months: 'Monaten',
    areas: 'Gebieten',
    first: 'Erstes',
    second: 'Zweites',
    difference: 'Unterschied',
    ratio: 'Änderung',
    noRatio: 'Keine Änderung angebbar: Die erste Zahl ist 0',
    few: 'wenige Zeilen',
    fewAbout: 'Weniger als 30 Zeilen auf einer Seite: Eine Änderung kann Zufall sein.',
    uncovered: (name, reason) => `${name} ist nicht abgedeckt: ${reason}. Ein Vergleich ist nicht möglich.`,
    nothing: (name) => `Keine Daten für ${name} in diesen Monaten. Das Gebiet ist möglicherweise nicht abgedeckt.`,
    tooFew:
      'Wählen Sie einen längeren Zeitraum oder importieren Sie mehr Daten. Ein Vergleich benötigt zwei Monate oder zwei Gebiete.',
    more: (second, first) => `Balken nach rechts: mehr in ${second} als in ${first}`,
  },

  map: {
    title: 'Karte',
    label: 'Karte der Zeilen in Sechsecken',
    keys: 'Pfeiltasten verschieben die Karte, + und - zoomen, 0 zeigt alles, Eingabe öffnet die Zeilen in der Mitte. Das Mausrad zoomt, sobald die Karte den Fokus hat, oder mit Strg.',
    snap: 'Die Punkte sind anonymisiert (Ersatzpunkte) und nicht der genaue Tatort.',
    loading: 'Karte wird geladen...',
    failed: 'Die Karte konnte nicht geladen werden.',
    outlineFailed: 'Die Küstenlinie konnte nicht geladen werden. Die Daten sind davon nicht betroffen.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Alles zeigen',
    legend: 'Zeilen je Sechseck, logarithmische Skala',
    size: (metres) => `Sechsecke sind ${metres} breit`,
    metres: (count) => `${count} m`,
    kilometres: (count) => `${count} km`,
    range: (from, to) => (from === to ? from : `${from} bis ${to}`),
    at: (count, place) => `${count}, ${place}`,
    in: (place) => `in ${place}`,
    near: (place, distance) => `${distance} von ${place}`,
    busiest: 'Sechsecke mit den meisten Zeilen im Bild',
    nothing: 'Keine Zeile dieses Filters hat Koordinaten.',
    points: (count, written, rows) =>
      plural(count, {
        one: `1 Ersatzpunkt fasst ${rows} zusammen`,
        other: `${written} Ersatzpunkte fassen ${rows} zusammen`,
      }),
    withoutLocation: (count, written) =>
      plural(count, {
        one: '1 Zeile hat keine Koordinaten und steht nicht auf der Karte',
        other: `${written} Zeilen haben keine Koordinaten und stehen nicht auf der Karte`,
      }),
    others: (count, written) =>
      plural(count, {
        one: '1 Zeile liegt in einem nicht gezeichneten Sechseck: Vergrößern Sie die Karte',
        other: `${written} Zeilen liegen in nicht gezeichneten Sechsecken: Vergrößern Sie die Karte`,
      }),
    credit: 'Küste: Natural Earth',
  },
};
