import type { notInstalled as english } from '../en/not-installed.ts';

export const notInstalled: typeof english = {
  status: 'Noch nicht installiert',
  explanation: 'Dieser Bereich kommt mit einer der nächsten Versionen. Nichts, was Sie anderswo sehen, hängt davon ab.',
  back: 'Zurück zum Dashboard',
  screens: {
    threats: {
      title: 'Bedrohungsanalyse',
      about: 'Bedrohungen nach Zeitraum, Schweregrad, Art und Quelle, mit Verlauf und Karte.',
    },
    network: {
      title: 'Analyse des Entitätsnetzwerks',
      about: 'Personen, Organisationen und Orte und wie sie miteinander verbunden sind.',
    },
    security: {
      title: 'Sicherheitsbetrieb',
      about: 'Vorfälle mit ihrem zeitlichen Ablauf, Playbooks, Warnungen und Berichte.',
    },
    crimeAnalysis: {
      title: 'Kriminalitätsanalyse',
      about: 'Offene Polizeidaten nach Monat und Gebiet, mit Angabe ihrer Abdeckung.',
    },
    schemas: {
      title: 'Schema-Explorer',
      about: 'JSON-Schemas als Baum: aus Beispielen erzeugt, verglichen und validiert.',
    },
    notifications: {
      title: 'Benachrichtigungen',
      about: 'Was Ihre Aufmerksamkeit braucht, nach Tag und Art sortiert.',
    },
  },
};
