import type { apiReference as english } from '../../en/administration/api-reference.ts';
import { common } from '../common.ts';

export const apiReference: typeof english = {
  title: 'Referencia de la API',
  about:
    'Todas las llamadas de la API del producto, obtenidas a partir del contrato que comparten el servidor y la consola.',
  download: 'Descargar como OpenAPI 3.1',
  loading: 'Cargando el documento de la API...',
  failed: 'No se pudo cargar el documento de la API.',
  retry: common.retry,
  permission: 'Permiso',
  anyone: 'No requiere iniciar sesión',
  parameters: 'Parámetros',
  body: 'Cuerpo de la solicitud',
  reply: 'Respuesta',
  noReply: 'Sin contenido',
  introduction: 'Lo que vale para todas las operaciones',
  filter: 'Filtrar operaciones',
  nothingFound: 'Ninguna operación coincide.',
  required: 'obligatorio',
  errors: 'Errores',
  copy: common.copy,
  copied: common.copied,
  run: 'Ejecutar',
  runFailed: 'La solicitud ha fallado.',
  rules: [
    {
      name: 'Claves',
      rule: 'Cree una clave en Configuración, en «API», y envíela como x-api-key. Las claves empiezan por hlk_. Una clave tiene los permisos de su propietario; las de los lectores solo leen. La cuenta, los usuarios, la configuración, las sesiones, los webhooks, el registro de auditoría y el asistente están cerrados a las claves.',
    },
    {
      name: 'Límites',
      rule: 'Una clave tiene el límite que eligió su propietario; una persona y una dirección tienen 1200 solicitudes por minuto. RateLimit indica lo que queda; si se supera, la respuesta es 429 con Retry-After. Un cuerpo JSON puede tener 1 MB.',
    },
    {
      name: 'Errores',
      rule: 'Todos los errores tienen la forma {message, code, requestId}. Decida según code: no cambia. Envíe requestId al pedir ayuda.',
    },
    {
      name: 'Idempotencia',
      rule: 'Envíe Idempotency-Key con un valor propio donde la operación lo indique. Si se repite en el plazo de un día, la solicitud recibe la primera respuesta y no cambia nada.',
    },
    {
      name: 'Paginación',
      rule: 'Las listas que crecen tienen limit y after. El valor next de la respuesta es el after de la página siguiente; al final es null.',
    },
    {
      name: 'Eventos en directo',
      rule: 'GET /live es un flujo de eventos enviados por el servidor. Léalo con fetch, porque necesita la misma cabecera que cualquier solicitud. Tras una interrupción, envíe el último id como Last-Event-ID.',
    },
    {
      name: 'Versiones',
      rule: 'Dentro de la versión 1 solo hay adiciones: ignore lo que no conozca. Un cambio que los clientes puedan notar recibe una dirección nueva.',
    },
  ],
};
