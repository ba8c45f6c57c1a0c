import type { notInstalled as english } from '../en/not-installed.ts';

export const notInstalled: typeof english = {
  status: 'Noch nicht installiert',
  explanation: 'Dieser Bereich kommt mit einer der nächsten Versionen. Nichts, was Sie anderswo sehen, hängt davon ab.',
  back: 'Zurück zum Dashboard',
  screens: {
    crimeAnalysis: {
      title: 'Kriminalitätsanalyse',
      about: 'Offene Polizeidaten nach Monat und Gebiet, mit Angabe ihrer Abdeckung.',
    },
    schemas: {
      title: 'Schema-Explorer',
      about: 'JSON-Schemas als Baum: aus Beispielen erzeugt, verglichen und validiert.',
    },
  },
};
