import type { outgoing as english } from '../../en/work/assistant-outgoing.ts';

export const outgoing: typeof english = {
  title: 'Qué se envía',
  intro: (model, host) => `${host}, modelo ${model}. No se envía nada antes de pulsar Enviar.`,
  noQuestion: 'Escriba una pregunta para ver qué enviaría.',
  loading: 'Leyendo qué se enviaría…',
  failed: 'No se ha podido cargar qué se enviaría.',
  nothing: 'No se enviaría nada.',
  reasons: {
    no_model: 'No hay ningún modelo conectado.',
    not_needed: 'El motor integrado responde a esta pregunta.',
    limit_reached: 'Ha agotado sus preguntas al modelo para esta hora.',
    names_withheld: 'La respuesta sería un borrador, y los borradores no se envían mientras no se envían los nombres.',
  },
  question: 'Pregunta',
  draft: 'Borrador',
  names: 'Nombres',
  screen: 'Pantalla abierta',
  lastQuestion: 'Última pregunta',
  none: 'Nada',
  withheld: 'No se envía',
  body: 'Solicitud exacta',
  bodyNote: 'La solicitud al pie de la letra. Todo lo demás describe qué se puede preguntar y es siempre igual.',
  withhold: {
    names: 'No enviar los nombres',
    screen: 'No enviar la pantalla abierta',
    lastQuestion: 'No enviar la última pregunta',
  },
  withholdHints: {
    names: 'El modelo recibe marcadores como person-1 y ningún borrador.',
    screen: 'El modelo no sabe qué pantalla ni qué registro están abiertos.',
    lastQuestion: 'El modelo no sabe cómo se entendió su última pregunta.',
  },
  settingsLoading: 'Cargando los ajustes…',
  settingsFailed: 'No se han podido cargar los ajustes.',
  saveFailed: 'No se ha podido guardar. El ajuste no ha cambiado.',
};
