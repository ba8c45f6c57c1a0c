import type { apiReference as english } from '../en/api-reference.ts';

export const apiReference: typeof english = {
  title: 'Referencia de la API',
  about:
    'Todas las llamadas de la API del producto, obtenidas a partir del contrato que comparten el servidor y la consola.',
  download: 'Descargar como OpenAPI 3.1',
  loading: 'Cargando el documento de la API...',
  failed: 'No se pudo cargar el documento de la API.',
  retry: 'Reintentar',
  permission: 'Permiso',
  anyone: 'No requiere iniciar sesión',
  parameters: 'Parámetros',
  body: 'Cuerpo de la solicitud',
  reply: 'Respuesta',
  noReply: 'Sin contenido',
  refusals: 'Todos los rechazos tienen la forma {message, code, requestId}.',
};
