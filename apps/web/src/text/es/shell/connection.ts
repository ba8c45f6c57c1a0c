import type { connection as english } from '../../en/shell/connection.ts';

export const connection: typeof english = {
  lost: 'No se puede conectar con el servidor. Las pantallas que ha abierto siguen disponibles con sus últimos datos y lo que escribe se conserva. Intentando volver a conectar…',
  notLoaded: 'Esta pantalla no se ha cargado',
  notLoadedReason: 'No hay conexión. Las pantallas que ha abierto antes siguen funcionando.',
  back: 'Volver',
  receiving: (megabytes) => `Descargando: ${megabytes} MB hasta ahora`,
};
