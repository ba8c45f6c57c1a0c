import { inWords } from '../../in-words.ts';
import type { HowToWords } from '../instruction.ts';

/** Words of questions about how something is done, in Spanish. */
export const words: HowToWords = {
  'ask:': inWords(`
      cómo, cómo puedo, cómo se puede, cómo se, cómo hago para, cómo hacer para, cómo podría, cómo debo, puedo,
      se puede, podría, es posible, hay, hay alguna manera de, dónde, dónde puedo, quiero, quisiera, me gustaría,
      necesito, tengo que, ayúdame a, ayúdame con, explícame cómo, dime cómo, instrucciones para, guía para,
      qué tengo que hacer para, en qué pantalla, qué, cuáles, cuál, se admiten, se admite, admite, soporta, se,
      mi, puedes
    `),
  'do:find': inWords(`
    dónde está, dónde están, dónde encuentro, dónde se encuentra, dónde se encuentran, dónde veo, dónde puedo ver,
    dónde puedo encontrar, encuentro, encontrar, ver, veo, consultar, consulto, mostrar, llegar a, llego a, accedo a,
    dónde obtengo, dónde consigo, dónde hay, obtengo, consigo, leer, acceder a
  `),
  'do:open': inWords('abro, abrir'),
  'do:add': inWords(`
      añado, añadir, agrego, agregar, creo, crear, hago, hacer, escribo, escribir, registro, registrar,
      informo de, pongo, poner, introduzco, obtengo, obtener, consigo, conseguir, genero, generar, anoto, anotar,
      elaboro, convierto, crea, añade, agrega
    `),
  'do:change': inWords(`
      cambio, cambiar, edito, editar, modifico, modificar, actualizo, actualizar, ajusto, ajustar, elijo, elegir,
      pongo, poner, configuro, configurar, renombro, renombrar, corrijo, establezco, establecer, gestiono,
      gestionar, administro, cambia, edita, modifica, configura
    `),
  'do:delete': inWords(`
      elimino, eliminar, borro, borrar, quito, quitar, revoco, revocar, olvido, olvidar, vacío, vaciar, descarto,
      descartar, cierro, cerrar, elimina, borra, quita
    `),
  'do:complete': inWords(`
      completo, completar, termino, terminar, marco, marcar, como completada, como hecha, acabo, acabar,
      finalizo, completa, marca
    `),
  'do:resolve': inWords(`
      resuelvo, resolver, cierro, cerrar, soluciono, reabro, reabrir, resuelve, cierra
    `),
  'do:undo': inWords('deshago, deshacer, revierto, revertir, anulo, anular, cancelo, cancelar'),
  'do:restore': inWords('restauro, restaurar, recupero, recuperar, restablezco'),
  'do:import': inWords(`
      importo, importar, subo, subir, cargo, cargar, importa
    `),
  'do:export': inWords(`
      exporto, exportar, descargo, descargar, guardo, guardar, exporta, descarga
    `),
  'do:link': inWords(`
      vinculo, vincular, conecto, conectar, enlazo, enlazar, asocio, asociar, relaciono, relacionar, uno,
      vincula
    `),
  'do:start': inWords(`
      inicio, iniciar, lanzo, lanzar, empiezo, empezar, ejecuto, ejecutar, comienzo, hago, inicia
    `),
  'do:assign': inWords(`
      asigno, asignar, reasigno, reasignar, paso, asigna
    `),
  'do:escalate': inWords('escalo, escalar'),
  'do:acknowledge': inWords('reconozco, reconocer, confirmo, confirmar'),
  'do:triage': inWords('clasifico, clasificar, valoro, valorar, evalúo, evaluar, como falso positivo'),
  'do:filter': inWords('filtro, filtrar, ordeno, ordenar'),
  'do:search': inWords('busco, buscar, encuentro, encontrar'),
  'do:move': inWords('organizo, organizar, muevo, mover, coloco, colocar, ordeno, redimensiono, dispongo'),
  'do:send': inWords('envío, enviar, mando, mandar, convierto, convertir'),
  'do:analyse': inWords('analizo, analizar, evalúo'),
  'do:compare': inWords('comparo, comparar'),
  'do:infer': inWords('genero, generar, deduzco, deducir, derivo'),
  'do:validate': inWords('valido, validar, compruebo, comprobar, verifico, verificar'),
  'do:enable': inWords(`
      activo, activar, habilito, habilitar, enciendo, configuro, configurar, pongo, activa
    `),
  'do:disable': inWords(`
      desactivo, desactivar, deshabilito, deshabilitar, apago, apagar, bloqueo, bloquear, silencio, quito,
      desactiva
    `),
  'do:use': inWords('uso, usar, utilizo, utilizar, empleo'),
  'do:test': inWords('pruebo, probar'),
  'do:signIn': inWords('inicio sesión, iniciar sesión'),
  'do:signOut': inWords('cierro sesión, cerrar sesión, cierro, cerrar, salgo, salir, desconecto, desconectar'),
  'do:invite': inWords(`
      invito, invitar, invita
    `),
  'do:approve': inWords('apruebo, aprobar, concedo, conceder, acepto, aceptar, deniego, denegar, decido'),
  'do:reset': inWords(`
    restablezco, restablecer, reinicio, reiniciar, olvidé, he olvidado, olvidado
  `),
  'do:markRead': inWords('marco, marcar, como leída, como leídas, como leído, leo'),
  'do:tell': inWords('aviso, avisar, informo, informar, notifico'),
  'do:verify': inWords('verifico, verificar, compruebo, comprobar, reviso, revisar'),
  'thing:task': inWords('tarea, tareas, mis tareas, lista de tareas'),
  'thing:priority': inWords('prioridad, prioridades'),
  'thing:dueDate': inWords('fecha límite, fecha de vencimiento, vencimiento, plazo'),
  'thing:shortcut': inWords('atajo, atajos, atajos de teclado, atajo de teclado, teclas, teclado'),
  'thing:widget': inWords('widget, widgets, diseño'),
  'thing:dashboard': inWords('panel, tablero, panel de inteligencia'),
  'thing:incident': inWords('incidente, incidentes, operaciones de seguridad'),
  'thing:status': inWords('estado'),
  'thing:severity': inWords('gravedad'),
  'thing:note': inWords('nota, notas, comentario'),
  'thing:update': inWords('actualización, actualizaciones, cronología'),
  'thing:assignee': inWords('responsable'),
  'thing:record': inWords('registro, registros, algo, registros eliminados'),
  'thing:playbook': inWords(`
      guía, guías, guía de respuesta, guías de respuesta, lista de comprobación, playbook, playbooks
    `),
  'thing:report': inWords('informe, informes, informe de incidentes'),
  'thing:alert': inWords('alerta, alertas'),
  'thing:rule': inWords('regla, reglas, regla de alerta, reglas de alerta'),
  'thing:threat': inWords('amenaza, amenazas, indicador, indicadores, análisis de amenazas'),
  'thing:map': inWords('mapa, mapa de amenazas'),
  'thing:entity': inWords('entidad, entidades, persona, organización, lugar'),
  'thing:connection': inWords('conexión, conexiones, relación, relaciones'),
  'thing:network': inWords('red, red de entidades'),
  'thing:graph': inWords('grafo, gráfico'),
  'thing:path': inWords('camino, camino más corto, el camino más corto, ruta, ruta más corta'),
  'thing:import': inWords('importación, importaciones'),
  'thing:stix': inWords('stix, paquete stix, archivo stix, paquete'),
  'thing:csv': inWords('csv, archivo csv, archivos csv, hoja de cálculo'),
  'thing:file': inWords('archivo, archivos, fichero'),
  'thing:data': inWords('datos, información'),
  'thing:refusal': inWords(
    'rechazado, se rechazó, qué se rechazó, rechazos, rechazados, objetos rechazados, filas rechazadas, errores',
  ),
  'thing:crime': inWords(
    'datos policiales, datos delictivos, delitos, datos de la policía, análisis de datos delictivos',
  ),
  'thing:month': inWords('mes, meses'),
  'thing:area': inWords('zona, zonas, ciudades'),
  'thing:analysis': inWords('análisis'),
  'thing:row': inWords('filas'),
  'thing:coverage': inWords('cobertura'),
  'thing:schema': inWords('esquema, esquemas, json schema, explorador de esquemas'),
  'thing:version': inWords('versión, versiones'),
  'thing:json': inWords('json, archivo json'),
  'thing:document': inWords('documento, documentos, documento json'),
  'thing:typescript': inWords('typescript, tipos, tipos de typescript'),
  'thing:theme': inWords('tema, modo oscuro, modo claro, apariencia'),
  'thing:language': inWords(`
    idioma, idiomas, lengua, a español, a inglés, al español, al inglés, alemán, inglés, francés, español, japonés
  `),
  'thing:timezone': inWords('zona horaria, huso horario'),
  'thing:dateFormat': inWords('formato de fecha, formato de las fechas'),
  'thing:defaultView': inWords('vista predeterminada, pantalla de inicio, página de inicio'),
  'thing:density': inWords('densidad, vista compacta'),
  'thing:sessionTimeout': inWords('tiempo de espera de la sesión, tiempo de espera, cierre automático de sesión'),
  'thing:passwordExpiry': inWords('caducidad de la contraseña'),
  'thing:twoFactor': inWords(
    'autenticación en dos pasos, autenticación de dos factores, verificación en dos pasos, 2fa, segundo factor, autenticador',
  ),
  'thing:recoveryCode': inWords('código de recuperación, códigos de recuperación'),
  'thing:passkey': inWords(
    'llave de acceso, llaves de acceso, clave de acceso, claves de acceso, passkey, passkeys, llave de seguridad, llaves de seguridad, huella',
  ),
  'thing:apiKey': inWords('clave de api, clave de la api, claves de api, clave api'),
  'thing:api': inWords('api, referencia de la api, documentación de la api'),
  'thing:webhook': inWords('webhook, webhooks'),
  'thing:origin': inWords('origen, orígenes, orígenes permitidos'),
  'thing:rateLimit': inWords('límite de solicitudes, límite de peticiones, límite de frecuencia'),
  'thing:notification': inWords('notificación, notificaciones, notificaciones por correo, avisos por correo'),
  'thing:mail': inWords('correo, correos, correo electrónico, email, e-mail, dirección de correo'),
  'thing:push': inWords('notificaciones push, notificaciones del navegador'),
  'thing:announcement': inWords('aviso, avisos, anuncio, mensaje a todos'),
  'thing:everybody': inWords('todos, todo el mundo, a todos'),
  'thing:password': inWords('contraseña, clave de acceso'),
  'thing:username': inWords('nombre de usuario, nombre'),
  'thing:session': inWords('sesión, sesiones, otras sesiones, demás sesiones, todas partes'),
  'thing:device': inWords('dispositivo, dispositivos, otros dispositivos'),
  'thing:myData': inWords('mis datos, mis datos personales, datos sobre mí'),
  'thing:account': inWords('cuenta, mi cuenta'),
  'thing:profile': inWords('perfil, mi perfil'),
  'thing:user': inWords('usuario, usuarios, compañero, alguien, gestión de usuarios, persona'),
  'thing:role': inWords('rol, roles, solicitud de rol, solicitudes de rol, permisos'),
  'thing:request': inWords('solicitud, solicitudes'),
  'thing:change': inWords('cambio, cambios, un cambio, error, acción'),
  'thing:assistant': inWords('asistente, chat, ia'),
  'thing:chat': inWords('chat, conversación, historial'),
  'thing:model': inWords('modelo, modelo externo, modelo de lenguaje, ollama, openai, anthropic, vllm, llm'),
  'thing:sample': inWords('datos de ejemplo, datos de muestra, datos de demostración'),
  'thing:backup': inWords('copia de seguridad, copias de seguridad, respaldo'),
  'thing:audit': inWords('registro de auditoría, auditoría, cadena de auditoría'),
  'thing:settings': inWords('configuración, ajustes, preferencias'),
  'filler:': inWords(`
    el, la, los, las, lo, un, una, unos, unas, de, del, al, a, en, con, por, para, y, o, mi, mis, su, sus, este,
    esta, que, me, partir, desde, entre, dos, nuevo, nueva, nuevos, existente, por favor, halyard, hola, como, otra,
    otro, otras, otros, eliminada, eliminado, borrada, borrado, demás, sobre, aquí, todo, todas, es, son, ha, se,
    ajuste, página, pantalla, lista, gracias
  `),
};
