import type { sns as english } from '../../en/inflow/sns.ts';
import { common } from '../common.ts';

/** Topics of Amazon SNS whose signed messages a source takes. */
export const sns: typeof english = {
  title: 'Amazon SNS',
  lead: 'Los mensajes firmados por Amazon se aceptan sin el token si su tema figura aquí.',
  topic: 'ARN del tema',
  hint: 'La suscripción de un tema introducido aquí se confirma en cuanto la solicita. Las demás esperan su confirmación.',
  offline:
    'Una instalación sin acceso a sns.<región>.amazonaws.com en el puerto 443 no puede confirmar suscripciones ni verificar firmas. En ese caso, incluya el token en la URL de la suscripción: https://cualquiera:TOKEN@host/….',
  add: 'Añadir tema',
  missing: 'Introduzca el ARN de un tema de SNS, por ejemplo arn:aws:sns:eu-west-1:111122223333:alerts.',
  none: 'Aún no hay temas.',
  loading: common.loading,
  retry: common.retry,
  confirm: 'Confirmar',
  remove: 'Quitar',
  states: {
    expected: 'esperado, aún no lo ha solicitado',
    pending: 'pide confirmación',
    confirmed: 'confirmado',
    unsubscribed: 'suscripción cancelada por Amazon',
  },
  confirmOf: (topic: string) => `Confirmar ${topic}`,
  removeOf: (topic: string) => `Quitar ${topic}`,
  removed: (topic: string) =>
    `Los mensajes de ${topic} se rechazan a partir de ahora. Introduzca el tema de nuevo para aceptarlos.`,
  failed: (reason: string) => `La confirmación falló: ${reason}`,
  failures: {
    load: 'No se pudieron cargar los temas.',
    add: 'No se pudo añadir el tema.',
    confirm: 'No se pudo confirmar el tema.',
    remove: 'No se pudo quitar el tema.',
  },
};
