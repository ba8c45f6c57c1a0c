import type { ChangeStatusText } from './en.ts';

/** How a person asks for another status of an incident, in Spanish. */
export const changeStatus: ChangeStatusText = {
  phrases: {
    'set:status': [
      ...[
        'marca',
        'marque',
        'marcar',
        'pon',
        'ponga',
        'poner',
        'cambia',
        'cambie',
        'cambiar',
        'pasa',
        'pase',
        'establece',
      ],
      ...['cambia el estado de', 'cambie el estado de', 'cambia el estado del', 'cambie el estado del', 'establezca'],
      ...['pon el estado de', 'actualiza el estado de', 'actualice el estado de', 'cambia el estado', 'actualiza'],
    ],
    'set:closed': ['cierra', 'cierre', 'cerrar'],
    'set:resolved': ['resuelve', 'resuelva', 'resolver', 'soluciona', 'solucione'],
    'set:open': ['reabre', 'reabra', 'reabrir', 'vuelve a abrir', 'vuelva a abrir', 'volver a abrir'],
    'set:mitigated': ['mitiga', 'mitigue', 'mitigar'],
    'set:investigating': ['investiga', 'investigue', 'investigar', 'empieza a investigar', 'empiece a investigar'],
    'set:part': ['como', 'a estado', 'como estado', 'al estado'],
    'rel:comment': ['comentario', 'con el comentario', 'con comentario', 'comentando'],
  },
  examples: ['Marca este incidente como mitigado', 'Resuelve este incidente', 'Cierra el incidente 109'],
  already: (name, title, status) => `${name}, ${title}, ya está en el estado «${status}».`,
  notOver: (name, title, status) =>
    `${name}, ${title}, está en el estado «${status}»; solo se puede reabrir lo que está resuelto o cerrado.`,
  summary: (name, title, from, to) => `Cambiar el estado de ${name}, ${title}, de «${from}» a «${to}».`,
  withComment: (summary, comment) => `${summary} Comentario: «${comment}»`,
  willResolve: 'Como hora de resolución se anotará la actual.',
  willReopen: 'Se borrará la hora de resolución.',
  readOnly: 'Su rol permite leer los incidentes, pero no cambiarlos.',
  confirm: 'No cambio nada hasta que usted lo confirme.',
};
