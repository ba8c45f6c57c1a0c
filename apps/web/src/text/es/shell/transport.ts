import type { transport as english } from '../../en/shell/transport.ts';

/** Texts of calls that failed, by what went wrong. */
export const transport: typeof english = {
  unauthenticated: 'Debe autenticarse. Inicie sesión de nuevo.',
  unreachable: 'No se puede acceder al servidor. Es posible que la conexión esté bloqueada.',
  cancelled: 'La solicitud se ha cancelado. Puede deberse a problemas de red o a que se agotó el tiempo de espera.',
  tooManyRequests: 'Demasiadas solicitudes. Espere un momento antes de volver a intentarlo.',
  serverError: 'Error del servidor. Nuestro equipo ha recibido el aviso y está trabajando en ello.',
  other: 'Se ha producido un error al procesar su solicitud. Inténtelo más tarde.',
};
