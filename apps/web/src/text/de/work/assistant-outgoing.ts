import type { outgoing as english } from '../../en/work/assistant-outgoing.ts';

export const outgoing: typeof english = {
  title: 'Was gesendet wird',
  intro: (model, host) => `${host}, Modell ${model}. Vor dem Senden verlässt nichts diesen Server.`,
  noQuestion: 'Geben Sie eine Frage ein, um zu sehen, was sie senden würde.',
  loading: 'Es wird ermittelt, was gesendet würde...',
  failed: 'Was gesendet würde, konnte nicht geladen werden.',
  nothing: 'Es würde nichts gesendet.',
  reasons: {
    no_model: 'Es ist kein Modell verbunden.',
    not_needed: 'Die integrierte Engine beantwortet diese Frage.',
    limit_reached: 'Ihre Fragen an das Modell sind für diese Stunde aufgebraucht.',
    names_withheld:
      'Die Antwort wäre ein Entwurf, und Entwürfe werden nicht gesendet, solange Namen zurückgehalten werden.',
  },
  question: 'Frage',
  draft: 'Entwurf',
  names: 'Namen',
  screen: 'Geöffnete Ansicht',
  lastQuestion: 'Letzte Frage',
  none: 'Keine',
  withheld: 'Zurückgehalten',
  body: 'Genaue Anfrage',
  bodyNote: 'Die Anfrage im Wortlaut. Alles Übrige darin beschreibt, was gefragt werden kann, und ist immer gleich.',
  withhold: {
    names: 'Namen zurückhalten',
    screen: 'Geöffnete Ansicht zurückhalten',
    lastQuestion: 'Letzte Frage zurückhalten',
  },
  withholdHints: {
    names: 'Das Modell erhält Platzhalter wie person-1 und keine Entwürfe.',
    screen: 'Das Modell erfährt nicht, welche Ansicht und welcher Datensatz geöffnet sind.',
    lastQuestion: 'Das Modell erfährt nicht, wie Ihre letzte Frage verstanden wurde.',
  },
  settingsLoading: 'Die Einstellungen werden geladen...',
  settingsFailed: 'Die Einstellungen konnten nicht geladen werden.',
  saveFailed: 'Speichern fehlgeschlagen. Die Einstellung ist unverändert.',
};
