import type { Phrases } from './vocabulary.ts';

/** Spanish. */
export const es: Phrases = {
  'subject:incidents':
    'incidente|incidentes; incidencia; incidencias; caso; casos; ticket; tickets; inc; incidente de seguridad',
  'subject:threats': 'amenaza|amenazas; indicador; indicadores; ioc; iocs; threat; ataque; ataques',
  'subject:entities': 'entidad|entidades; nodo; nodos; actor; actores',
  'subject:connections': 'conexión|conexiones; conexion; relación; relaciones; vínculo; vínculos; enlace; enlaces',
  'subject:tasks':
    'tarea|tareas; pendientes; todo; to-do; recordatorio; recordatorios; cosas por hacer; qué tengo que hacer; qué debo hacer; qué me toca',
  'subject:people':
    'usuario|usuarios; usuaria; usuarias; cuenta; cuentas; empleado; empleados; compañero; compañeros; personal; miembro; miembros del equipo; cuentas de usuario; todo el mundo; todos los usuarios',
  'subject:notifications': 'notificación|notificaciones; notificacion; aviso; avisos; mensaje; mensajes; campana',
  'subject:playbooks':
    'playbook|playbooks; guía de respuesta; guía; guías; runbook; procedimiento; procedimientos; manual de respuesta',
  'subject:rules':
    'regla de alerta|reglas de alerta; regla; reglas; regla de detección; reglas de detección; reglas de alertas',
  'subject:imports':
    'importación|importaciones; importacion; carga; cargas; archivo importado; archivos importados; subida; subidas; fichero importado; ficheros importados',
  'subject:audit':
    'entrada de auditoría|entradas de auditoría; auditoría; auditoria; registro de auditoría; registro de auditoria; bitácora; log; logs; pista de auditoría; historial de auditoría',

  'field:severity': 'Gravedad; severidad; criticidad; nivel de gravedad; nivel de severidad',
  'field:status': 'Estado; situación; fase',
  'field:assignee':
    'Responsable; asignado a; asignada a; asignados a; asignadas a; analista; a cargo; encargado; encargada; propietario; lleva; llevan; pertenece a; atendido por; gestionado por; gestiona; se encarga de; se encarga; se ocupa; asignado; asignados; en manos de; se ocupa de; a cargo de',
  'field:source':
    'Fuente; fuentes; origen; feed; procedencia; proviene de; provienen de; viene de; vienen de; procedentes de; reportado por; proceden de',
  'field:type': 'Tipo; tipos; clase; clases; categoría; categorías',
  'field:country': 'País; países; pais; paises; nación',
  'field:tlp': 'Marcado TLP; tlp; marcado; nivel tlp; clasificación tlp',
  'field:verdict': 'Veredicto; valoración; calificado como',
  'field:confidence': 'Confianza; nivel de confianza; índice de confianza',
  'field:risk': 'Riesgo; nivel de riesgo; riesgos',
  'field:strength': 'Fuerza; intensidad',
  'field:connections':
    'Conexiones; número de conexiones; conectada; conectadas; conectado; conectados; vínculos; relaciones',
  'field:priority': 'Prioridad; prio; urgencia; importancia; prioridades',
  'field:role': 'Rol; roles; nivel de acceso; permisos; papel',
  'field:department': 'Departamento; departamentos; área; dpto',
  'field:company': 'Empresa; compañía; empleador',
  'field:email': 'Correo; correo electrónico; e-mail; email; dirección de correo',
  'field:username': 'Nombre de usuario; login; identificador',
  'field:number': 'Número; número de incidente; id',
  'field:title': 'Título',
  'field:description': 'Descripción; finalidad; de qué trata',
  'field:running': 'En curso; en marcha; en ejecución; en uso; ejecutándose; activos ahora',
  'field:format': 'Formato; tipo de archivo',
  'field:state': 'Estado; resultado',
  'field:owner': 'Importado por; subido por; cargado por; quién importó; quien importó; quién subió',
  'field:objects': 'Objetos; filas; registros leídos',
  'field:rejected': 'Rechazados; filas rechazadas; rechazos; rechazadas; registros rechazados',
  'field:created': 'Creados; registros nuevos',
  'field:updated': 'Actualizado; último cambio; última modificación; modificado',
  'field:unchanged': 'Sin cambios',
  'field:action': 'Acción; acciones; actividad; actividades; lo que se hizo',
  'field:actor': 'Autor; hecho por; realizado por; por quién; realizada por; ejecutado por',
  'field:object': 'Objeto; sobre qué',
  'field:address': 'Dirección IP; dirección; ip',
  'field:resolution':
    'Tiempo de resolución; tiempo medio de resolución; tiempo hasta la resolución; duración de la resolución; mttr; tiempo promedio de resolución; tiempo en resolver; tardamos en resolver; se tarda en resolver; tiempo para resolver; plazo de resolución; tiempo de respuesta hasta resolver',
  'field:age': 'Antigüedad; edad; abierto desde; tiempo abierto',
  'field:name': 'Nombre',
  'field:file': 'Archivo; fichero; nombre del archivo',
  'field:event': 'Evento',
  'field:subject': 'Asunto',
  'field:text': 'Texto',
  'field:target': 'Destino',

  'value:status.Open': 'Abierto; abierta; abiertos; abiertas; sin empezar',
  'value:status.Investigating':
    'En investigación; investigando; investigándose; investigación; bajo investigación; en estudio; en análisis; se están investigando; se investigan; investigado; siendo investigados; en curso de investigación',
  'value:status.Resolved': 'Resuelto; resuelta; resueltos; resueltas; solucionado; solucionados; arreglado',
  'value:status.Closed': 'Cerrado; cerrada; cerrados; cerradas',
  'value:status.Active': 'Activa; activas; activo; activos; en curso; viva; vivas',
  'value:status.Contained': 'Contenida; contenidas; contenido; contenidos',
  'value:status.Monitoring':
    'En vigilancia; en seguimiento; vigilada; vigiladas; monitorizada; monitorizadas; en observación; monitoreo; monitoreadas; bajo vigilancia; en supervisión; supervisadas; vigilancia',
  'value:status.active': 'Activo; activos; activa; activas',
  'value:status.inactive':
    'Inactivo; inactivos; inactiva; inactivas; desactivado; desactivados; desactivada; bloqueado; bloqueados; suspendido; suspendidos; deshabilitado; deshabilitados',
  'value:status.pending': 'Pendiente; pendientes; en espera; sin confirmar; pendientes de aprobación; no confirmado',
  'value:severity.Critical':
    'Crítica; crítico; críticas; críticos; critico; critica; criticos; criticas; crit; sev1; p1; grave; graves; más graves; más críticos; más críticas; gravísimos',
  'value:severity.High': 'Alta; alto; altas; altos; elevada; elevado; sev2; p2; gravedad alta',
  'value:severity.Medium': 'Media; medio; medias; medios; moderada; moderado; sev3; p3',
  'value:severity.Low': 'Baja; bajo; bajas; bajos; leve; leves; menor; menores; sev4; p4',
  'value:severity.high': 'Alta; altas; importante; importantes; urgente; urgentes',
  'value:severity.medium': 'Media; medias',
  'value:severity.low': 'Baja; bajas',
  'value:risk.High':
    'Alto; riesgo alto; alto riesgo; de alto riesgo; de riesgo alto; peligroso; peligrosa; peligrosas; peligrosos; más peligrosas; más peligrosos; arriesgado; elevado; alta',
  'value:risk.Medium': 'Medio; riesgo medio; de riesgo medio; moderado; media',
  'value:risk.Low': 'Bajo; riesgo bajo; bajo riesgo; de bajo riesgo; de riesgo bajo; inofensivo',
  'value:strength.Strong': 'Fuerte; fuertes; estrecha; estrechas; sólida',
  'value:strength.Medium': 'Media; medio; medias',
  'value:strength.Weak': 'Débil; débiles; debil; debiles; floja',
  'value:priority.high':
    'Alta; prioridad alta; alta prioridad; de alta prioridad; urgente; urgentes; importante; importantes; prioritaria; prioritarias; prio alta; más importantes; más urgentes',
  'value:priority.medium': 'Media; prioridad media; prioridad normal',
  'value:priority.low': 'Baja; prioridad baja; baja prioridad; poco importante; sin prisa',
  'value:role.admin': 'Administrador; administradores; administradora; admin; admins',
  'value:role.analyst': 'Analista; analistas',
  'value:role.viewer': 'Lector; lectores; visor; solo lectura; lectora; viewer; viewers; observador; observadores',
  'value:department.Engineering': 'Ingeniería; engineering; ingenieria',
  'value:department.Data Science': 'Ciencia de datos; data science',
  'value:department.Marketing': 'Marketing; mercadotecnia',
  'value:department.Sales': 'Ventas; sales; comercial',
  'value:verdict.Confirmed': 'Confirmada; confirmadas; confirmado; confirmados; verdadero positivo',
  'value:verdict.False positive': 'Falso positivo; falsos positivos; falsa alarma; falsas alarmas; fp',
  'value:verdict.Benign': 'Benigna; benignas; benigno; benignos; inofensiva',
  'value:tlp.TLP:CLEAR': 'TLP:CLEAR; tlp clear; tlp blanco; clear',
  'value:tlp.TLP:GREEN': 'TLP:GREEN; tlp green; tlp verde; green; verde',
  'value:tlp.TLP:AMBER': 'TLP:AMBER; tlp amber; tlp ámbar; amber; ámbar',
  'value:tlp.TLP:AMBER+STRICT': 'TLP:AMBER+STRICT; tlp amber strict; amber strict',
  'value:tlp.TLP:RED': 'TLP:RED; tlp red; tlp rojo; rojo',
  'value:type.Person': 'Persona; personas; individuo; individuos; gente',
  'value:type.Organization':
    'Organización; organizaciones; organizacion; empresa; empresas; compañía; compañías; grupo; grupos',
  'value:type.Location':
    'Ubicación; ubicaciones; lugar; lugares; sitio; sitios; localización; localizaciones; ubicacion',
  'value:type.Credential theft': 'Credential theft; robo de credenciales',
  'value:type.Data exfiltration': 'Data exfiltration; exfiltración de datos; exfiltración',
  'value:type.Lookalike domain': 'Lookalike domain; dominio parecido; dominios parecidos; dominio similar',
  'value:type.Malware': 'Malware; software malicioso; programa malicioso',
  'value:type.Phishing': 'Phishing; suplantación; phishing',
  'value:type.Ransomware': 'Ransomware; secuestro de datos; ransomware',
  'value:type.Vulnerability': 'Vulnerability; vulnerabilidad; vulnerabilidades',
  'value:type.security': 'Seguridad; de seguridad',
  'value:type.entity': 'Entidad; de entidades',
  'value:type.intel': 'Inteligencia; de inteligencia; intel',
  'value:type.system': 'Sistema; del sistema',
  'value:state.waiting': 'En espera; en cola; esperando',
  'value:state.reading': 'Leyendo',
  'value:state.storing': 'Guardando',
  'value:state.finished':
    'Terminada; terminadas; finalizada; finalizadas; completada; completadas; correcta; correctas; exitosa; exitosas; acabada; acabadas',
  'value:state.cancelled': 'Cancelada; canceladas; anulada; anuladas; interrumpida; interrumpidas',
  'value:state.failed':
    'Fallida; fallidas; con errores; han fallado; falló; fallaron; erróneas; con error; fallado; fallidos; fallido; fracasadas',
  'value:state.undoing': 'Deshaciéndose',
  'value:state.undone': 'Deshecha; deshechas; revertida; revertidas',

  'flag:unresolved.yes':
    'Sin resolver; no resueltos; no resueltas; no resuelto; por resolver; pendientes; pendiente; no están resueltos; no se han resuelto; aún no resueltos; activos; activas; en curso; sin solucionar; no cerrados; sin cerrar; no se han cerrado; siguen sin resolver; quedan por resolver; no resolvimos',
  'flag:unresolved.no': 'Resuelto o cerrado',
  'flag:overdue.yes':
    'Vencido; vencida; vencidos; vencidas; atrasado; atrasada; atrasados; atrasadas; retrasado; retrasada; retrasados; retrasadas; fuera de plazo; fuera de tiempo; pasados de plazo; con retraso; han superado el plazo; superado su plazo; fuera del sla; sla incumplido; incumplen el sla; han vencido; pasadas de fecha; caducadas; con el plazo vencido; que incumplen el sla; incumplido el objetivo; demorados; demoradas; superaron el objetivo; fuera de objetivo; superado el tiempo objetivo',
  'flag:overdue.no': 'A tiempo; no vencido',
  'flag:withinTarget.yes':
    'Dentro del plazo; dentro del objetivo; en plazo; dentro del sla; cumplieron el sla; cumplieron el objetivo; dentro de tiempo; dentro de su plazo',
  'flag:withinTarget.no': 'Fuera del objetivo; resueltos tarde; sla no cumplido',
  'flag:reopened.yes': 'Reabierto; reabierta; reabiertos; reabiertas; vueltos a abrir',
  'flag:reopened.no': 'Nunca reabierto',
  'flag:linked.yes':
    'Vinculado; vinculada; vinculadas; vinculados; vinculadas a un incidente; vinculadas a incidentes; asociadas a un incidente; ligadas a un incidente; en un incidente; relacionadas con un incidente; enlazadas a un incidente',
  'flag:linked.no':
    'No vinculado; no vinculadas; sin vincular; sin incidente; no vinculadas a ningún incidente; no asociadas a ningún incidente; sin vincular a ningún incidente; no están vinculadas a ningún incidente; sin asociar',
  'flag:acknowledged.yes':
    'Reconocida; reconocidas; confirmada de recibo; aceptadas; vistas por alguien; con acuse de recibo; acusadas',
  'flag:acknowledged.no':
    'Sin reconocer; no reconocida; no reconocidas; aún no reconocidas; todavía no reconocidas; nadie ha reconocido; que nadie ha reconocido; no se han reconocido; sin acuse; sin confirmar; pendientes de reconocer; sin acuse de recibo; por reconocer; no han sido reconocidas; sin atender; no confirmadas; sin revisar; sin ver',
  'flag:placed.yes': 'En el mapa; con ubicación; con coordenadas; localizada; localizadas; geolocalizadas',
  'flag:placed.no': 'Sin ubicación; sin coordenadas; sin localizar; fuera del mapa; no están en el mapa',
  'flag:assumed.yes': 'Gravedad supuesta; gravedad asumida',
  'flag:assumed.no': 'Gravedad indicada',
  'flag:sample.yes': 'Datos de ejemplo; de ejemplo; ejemplo; demo; de muestra; datos de muestra; ficticios; de prueba',
  'flag:sample.no': 'Datos reales; reales; real',
  'flag:completed.yes':
    'Completada; completadas; hecha; hechas; terminada; terminadas; acabada; acabadas; finalizada; finalizadas; marcadas como hechas; listas; completado; realizadas; cumplidas',
  'flag:completed.no':
    'Activa; activas; pendiente; pendientes; sin hacer; sin terminar; por hacer; abiertas; sin completar; no completadas; incompletas; inacabadas; me quedan; me faltan; quedan; faltan; por terminar; no terminadas; que me quedan; no hechas; queda por hacer; tengo que hacer',
  'flag:secondFactor.yes':
    'Con segundo factor; segundo factor; doble factor; 2fa; mfa; autenticación de dos factores; verificación en dos pasos; con doble factor; autenticación en dos pasos',
  'flag:secondFactor.no':
    'Sin segundo factor; sin doble factor; sin 2fa; sin mfa; no tienen segundo factor; no tiene segundo factor; no usan mfa; no tienen mfa; no tienen 2fa; sin autenticación de dos factores; no han activado el segundo factor; no tienen doble factor; sin verificación en dos pasos; no tienen activado el segundo factor; no tienen activado mfa; no tienen activada la 2fa; no han activado la 2fa; no ha activado el segundo factor; no han activado mfa; sin activar el segundo factor',
  'flag:invited.yes':
    'Invitado; invitada; invitados; invitadas; invitación pendiente; con invitación pendiente; no han aceptado la invitación; invitaciones pendientes; sin aceptar la invitación',
  'flag:invited.no': 'No invitado',
  'flag:waiting.yes':
    'Con solicitud pendiente; solicitud pendiente; solicitudes pendientes; esperan una decisión; solicitud de eliminación; pidieron otro rol; han pedido otro rol',
  'flag:waiting.no': 'Sin solicitud',
  'flag:unread.yes': 'Sin leer; no leída; no leídas; no leidas; por leer; no he leído; pendientes de leer; no leídos',
  'flag:unread.no': 'Leída; leídas; ya leídas',
  'flag:actionRequired.yes':
    'Requiere acción; requieren acción; acción necesaria; que requieren acción; acción requerida; necesitan acción; exigen una acción; requieren que actúe; piden una decisión; requieren mi atención; requieren una acción; requiere una acción; requieren acción; necesitan una acción; exigen una acción',
  'flag:actionRequired.no': 'Sin acción necesaria',
  'flag:enabled.yes': 'Activada; activadas; activa; activas; habilitada; habilitadas; encendida; en vigor',
  'flag:enabled.no': 'Desactivada; desactivadas; deshabilitada; deshabilitadas; inactiva; inactivas; apagada; apagadas',

  'time:opened':
    'Abierto; abiertos; creado; creados; registrado; registrados; reportado; reportados; llegado; llegaron; entrado; entraron; nuevo; nuevos; nueva; nuevas; ocurrido; ocurrieron; hubo; surgido; surgieron; se abrieron; abrieron; abrimos; recibidos; recibimos; ha habido; hemos tenido; tuvimos; se crearon; se han abierto; declarados; abierto desde',
  'time:detected':
    'Detectado; detectados; descubierto; descubiertos; se detectaron; detectaron; detectamos; encontrados',
  'time:resolved':
    'Resuelto; resueltos; solucionado; cerrado; cerrados; se resolvieron; resolvieron; resolvimos; se cerraron; cerraron; cerramos; solucionados; terminados; se han resuelto; hemos resuelto; hemos cerrado; se han cerrado; resolvió; cerró',
  'time:due':
    'Vence; vencen; vencimiento; fecha límite; para; plazo; fecha de vencimiento; a entregar; tienen que estar; que vencen; fecha limite; caduca; caducan',
  'time:updated': 'Actualizado; actualizados; modificado; modificados; cambiado; cambiados',
  'time:seen':
    'Vista; vistas; observada; observadas; detectada; detectadas; apareció; aparecieron; nueva; nuevas; llegaron; entraron; recibidas; registradas; vistas por última vez; avistadas; se vieron; se han visto; hubo; ha habido; se detectaron; hemos visto; surgieron; reportadas; aparecido; hemos tenido',
  'time:added':
    'Añadida; añadidas; agregada; agregadas; importadas; creadas; nueva; nuevas; registradas; se añadieron; incorporadas',
  'time:lastActivity': 'Activa; activas; activo; activos; última actividad; actividad; estuvo activa; vista',
  'time:lastContact': 'Último contacto; contacto; contactado; en contacto',
  'time:created':
    'Creada; creadas; creado; creados; añadida; añadidas; añadido; registrado; registrados; nueva; nuevas; nuevo; nuevos; se registraron; dados de alta; se unieron; se dieron de alta; alta',
  'time:completedAt':
    'Completada; completadas; completé; hecha; hechas; terminada; terminadas; terminé; he completado; he terminado; acabé; hice; completado; completó; finalizadas',
  'time:lastLogin':
    'Conectado; conectados; inició sesión; iniciaron sesión; último acceso; último inicio de sesión; han iniciado sesión; ha iniciado sesión; entró; entraron; se conectó; se conectaron; inicio de sesión; se ha conectado; se han conectado; inicia sesión; accedido; han entrado; iniciado sesión; conecta',
  'time:started':
    'Iniciada; iniciadas; importada; importadas; subidas; ejecutadas; empezadas; lanzadas; hechas; se importaron; importamos; realizadas',
  'time:finished': 'Terminada; terminadas; finalizada; finalizadas',
  'time:at':
    'Hecho; hizo; recibido; recibidas; llegaron; hecho por; ha hecho; han llegado; realizó; realizado; trabajado; trabajó; hicieron; ocurrido; pasado; realizadas; hizo ayer; recibí; he recibido; estuvo haciendo; ejecutadas',

  'op:count':
    'cuántos; cuántas; cuantos; cuantas; cuánto; cuánta; número de; cantidad de; total; en total; total de; cuál es el número; recuento; cuantas hay; cuantos hay; nº de; conteo; y cuántos; y cuántas',
  'op:list':
    'muestra; muéstrame; muestrame; mostrar; lista; listar; lístame; enumera; qué; que; cuáles; cuales; cuál; cual; dame; enséñame; ensename; ver; busca; encuentra; dime; cuáles son; cuales son; quiero ver; listado de; lista de; saca; sácame; enseña; ponme; quiero; pásame; dónde están; mira; muéstreme; dígame; deme; enséñeme; indíqueme; búscame; búsqueme',
  'op:exists':
    'hay; tenemos; tengo; existe; existen; hay alguno; hay alguna; queda; quedan; hay algún; algún; alguna; alguno; algunos; algunas; existirá; tienes',
  'op:average': 'promedio; media; medio; en promedio; de media; por término medio; normalmente; habitualmente',
  'op:share+flag:completed.yes+subject:tasks':
    'tasa de finalización; tasa de tareas completadas; porcentaje de finalización; tasa de cumplimiento',
  'op:share':
    'porcentaje; proporción; tasa; parte; qué porcentaje; qué proporción; porcentaje de; cuota; por ciento; tanto por ciento; proporción de; qué parte; porción',
  'op:trend':
    'tendencia; evolución; a lo largo del tiempo; ha evolucionado; evolucionado; histórico; curva; en el tiempo; tendencias; evolucionan',
  'op:bucket.hour': 'por hora; cada hora; hora a hora; por horas',
  'op:bucket.day':
    'por día; diario; diarios; diariamente; cada día; día a día; al día; por dia; diarias; qué día hubo más; el día con más',
  'op:bucket.week': 'por semana; semanal; semanales; semanalmente; cada semana; a la semana',
  'op:bucket.month': 'por mes; mensual; mensuales; mensualmente; cada mes; al mes',
  'op:busiest':
    'más ocupado; más ocupada; más cargado; más cargada; más trabajo; más carga; saturado; desbordado; con más trabajo; más atareado',
  'op:each': 'por; cada; por cada; cada uno; cada una',
  'op:working':
    'trabaja; trabaja en; trabajan; trabajando; en qué trabaja; en qué está trabajando; está trabajando; carga de trabajo; en qué anda; entre manos',
  'op:or': 'o; u; o bien',
  'op:it': 'ello; eso; esto',
  'op:they':
    'ellos; ellas; esos; esas; de esos; de esas; de ellos; de ellas; estos; estas; de estos; de estas; aquellos',
  'op:age.days':
    'abiertos desde hace más de {n} días; desde hace más de {n} días; más de {n} días abiertos; con más de {n} días; llevan más de {n} días; más antiguos que {n} días; llevan más de {n} días abiertos; más de {n} días; abiertos más de {n} días; de más de {n} días; abiertos hace más de {n} días; desde hace más de {n}d; más de {n}d',
  'op:age.hours':
    'abiertos desde hace más de {n} horas; desde hace más de {n} horas; más de {n} horas abiertos; llevan más de {n} horas; más de {n} horas; llevan más de {n} horas abiertos; abiertos hace más de {n} horas; desde hace más de {n}h; más de {n}h',
  'op:other':
    'análisis; analisis; esquema; esquemas; delito; delitos; crimen; crímenes; criminalidad; robo; robos; policía; policial; informe; informes; ajuste; ajustes; configuración; preferencias; contraseña; contraseñas; perfil; sesión; sesiones; dispositivo; dispositivos; clave api; clave; webhook; camino; ruta; camino más corto; grafo; mapa; zona; zonas; cobertura; alerta; alertas; indicador clave; panel; widget; significa; significado; qué significa; cómo; como; por qué; porqué; será; serán; habrá; copia de seguridad; licencia; idioma; tema; columnas; atajo; resumen; resume; resumir; resúmeme; nota; notas; paso; pasos; comentario; etiqueta; etiquetas; mi cuenta; cronología; ayuda; están todas; están todos; todas mis; todos mis',
  'op:by':
    'por; agrupados por; agrupadas por; desglosado por; desglosados por; desglose; desglose por; según; repartidos por; distribución; distribución por; cada; clasificados por; dividido por; divididos por; ordenados por; reparto por; reparto; agrupado por; desglosadas por',
  'op:most':
    'más; el que más; la que más; los que más; más frecuente; más frecuentes; más común; más comunes; mayor; mayores; mayor número; top; principal; principales; máximo; la mayoría; mayoría; el más; la más; los más; las más; más habitual; más habituales',
  'op:least':
    'menos; el que menos; la que menos; menor; menor número; menos frecuente; menos común; mínimo; los menos; más raro',
  'op:newest':
    'último; última; últimos; últimas; ultimo; ultima; ultimos; ultimas; más reciente; más recientes; reciente; recientes; recientemente; más nuevo; más nueva; más nuevos; más nuevas',
  'op:oldest':
    'más antiguo; más antigua; más antiguos; más antiguas; primero; primera; primeros; primeras; más viejo; más viejos; lleva más tiempo; llevan más tiempo; más vieja; más tiempo',
  'op:oldest+flag:unresolved.yes':
    'más tiempo abierto; más tiempo abiertos; lleva más tiempo abierto; llevan más tiempo abiertos; lleva abierto más tiempo; más tiempo sin resolver',
  'subject:people+flag:waiting.yes':
    'solicitud de rol; solicitudes de rol; solicitudes de rol pendientes; solicitudes de rol abiertas; solicitudes de rol están abiertas; solicitudes de rol están pendientes',
  'op:unknown+field:risk': 'sin valorar; sin evaluar; no evaluadas; no evaluados; nadie ha valorado',
  'subject:tasks+flag:completed.no+op:oldest+time:due':
    'qué sigue; qué es lo siguiente; qué hago ahora; qué viene ahora; próxima tarea; siguiente tarea',
  'op:compare':
    'compara; comparar; comparado; comparados; comparado con; comparados con; frente a; respecto a; con respecto a; versus; vs; comparación; diferencia; diferencia entre; más que; menos que; en comparación con; comparativa; contra',
  'op:who': 'quién; quien; quiénes; quienes; a quién; a quien; de quién; por quién',
  'op:when': 'cuándo; cuando; desde cuándo; qué día; a qué hora; en qué fecha; para cuándo',
  'op:where': 'dónde; donde; de dónde',
  'op:not':
    'no; sin; excepto; salvo; menos los; aparte de; que no; nunca; ninguno; ninguna; ningún; ni; excluyendo; excluye; a excepción de; menos las; distintos de; tampoco; aún no; todavía no; jamás; quitando; distinta de; fuera de',
  'op:nobody':
    'nadie; a nadie; sin asignar; no asignado; no asignados; no asignada; sin responsable; sin dueño; sin propietario; sin analista; no tienen responsable; no están asignados; no está asignado; ningún responsable; asignados a nadie; no asignados a nadie; sin encargado; aún sin asignar; todavía sin asignar; no están asignados a nadie; no tiene responsable; huérfanos; libres; por asignar; no lleva nadie; de nadie; sin dueña',
  'op:me':
    'mí; mi; mis; míos; mías; mío; mía; yo; me; tengo; asignados a mí; asignadas a mí; que tengo; he resuelto; a mi nombre; me quedan; llevo; me toca; me tocan; tengo asignados; tengo asignadas; resolví; para mí; tengo que',
  'op:follow':
    'y; y qué hay de; qué tal; solo; sólo; solamente; únicamente; también; ahora; entonces; pero; en cambio; mejor; lo mismo para; y cuántos; y cuántas; y los; y las; nada más; vale; ok; igual para; qué pasa con',
  'op:all': 'todos; todas; todo; la totalidad; en conjunto; toda',
  'op:unknown':
    'desconocido; desconocida; desconocidos; desconocidas; sin; no tienen; no tiene; falta; sin especificar; no indicado; vacío; no consta; ningún; ninguna; nunca; indefinido; no especificado',
  'op:more': 'más de; al menos; mayor que; superior a; superiores a; por encima de; mínimo de; o más',
  'op:less': 'menos de; como máximo; menor que; inferior a; inferiores a; por debajo de; o menos',
  'op:about':
    'sobre; acerca de; que contengan; que contienen; contiene; contienen; que mencionen; que mencionan; menciona; mencionan; relacionados con; relacionado con; relacionadas con; con la palabra; llamado; llamada; titulado; titulada; referente a; referentes a; con el título; que hablan de; que hablen de; en el título; con el nombre; que diga; que digan; de nombre',
  'op:within': 'desde; durante; en; desde hace; dentro de; a lo largo de',
  'op:ago': 'hace; antes; atrás',
  'op:earlier':
    'la semana anterior; el mes anterior; el día anterior; antes de eso; la anterior; el anterior; la semana de antes; el mes de antes; el día antes; anterior; la de antes; el de antes',
  'op:unit':
    'semana; semanas; día; días; dia; dias; mes; meses; hora; horas; año; años; minuto; minutos; trimestre; fin de semana; mañana por la mañana; noche; fecha',
  'op:do':
    'cierra; cerrar; resuelve; resolver; asigna; asignar; asígname; asígnalo; asígnale; escala; escalar; reconoce; marca; marcar; añade; añadir; agrega; agregar; crea; crear; borra; borrar; elimina; eliminar; deshaz; deshacer; inicia; iniciar; arranca; invita; invitar; recuerda; recuérdame; recuerdame; desactiva; desactivar; reabre; reabrir; cambia; cambiar; vincula; vincular; pon; poner; pasa; anota; apunta; escribe; edita; editar; renombra; importar; exporta; exportar; descarga; descargar; envía; enviar; completa; completar; termina; sube; subir; quita; quitar; lanza; importa',
  'op:this': 'este; esta; aquí; actual; presente; ese; esa',

  'span:tomorrow': 'mañana; para mañana; manana',
  'span:nextWeek':
    'la semana que viene; próxima semana; la próxima semana; semana que viene; la semana próxima; proxima semana; semana próxima',
  'span:nextMonth': 'el mes que viene; próximo mes; el próximo mes; mes que viene',
  'span:nextDays':
    'próximos días; en los próximos días; pronto; estos días; los próximos días; proximos dias; en los próximos {n} días; próximos {n} días; los próximos {n} días; dentro de {n} días; proximos {n} dias; en los siguientes {n} días',
  'span:thisWeek':
    'antes de fin de semana; esta semana; antes del viernes; para el fin de semana; hasta el fin de semana; antes de que acabe la semana',
  'span:now':
    'ahora mismo; ahora; actualmente; en este momento; de momento; a día de hoy; por ahora; hoy por hoy; hasta ahora; en estos momentos; ahorita; hasta la fecha',
  'span:overnight': 'anoche; esta noche; durante la noche; la noche pasada; por la noche; la pasada noche',
  'span:thisMorning': 'esta mañana; desde esta mañana; desde medianoche; hoy por la mañana',
  'span:pastMonths':
    'desde hace un mes; desde hace más de un mes; hace más de un mes; en un mes; durante un mes; desde hace {n} meses; desde hace más de {n} meses; en {n} meses',
  'span:pastWeeks':
    'desde hace una semana; desde hace más de una semana; hace más de una semana; en una semana; desde hace {n} semanas; en {n} semanas',
  'span:recently':
    'últimos días; en los últimos días; estos últimos días; últimamente; hace poco; los últimos días; ultimamente; en días recientes',

  'filler:':
    'en la red; de la red; red; el; la; los; las; lo; un; una; unos; unas; de; del; al; a; en; con; por; para; que; es; son; era; eran; está; están; estaba; estar; ser; fue; fueron; ha; han; he; hemos; había; haber; se; su; sus; nuestro; nuestra; nuestros; nuestras; tu; tus; nos; les; le; te; y; e; como; si; ya; aún; aun; todavía; muy; favor; por favor; gracias; hola; buenas; buenos días; oye; puedes; podrías; puede; quiero; quisiera; necesito; saber; conocer; ver; favor; halyard; sistema; plataforma; aquí en el sistema; espacio; nivel; datos; dato; registro; registros; elemento; elementos; información; detalles; detalle; presentes; registrados; registradas; marcado; marcados; marcadas; marcada; calificados; calificadas; valoradas; evaluadas; clasificadas; ordenados; ordenadas; orden; equipo; hace falta; realmente; exactamente; total; todos; todas; todo; toda; tener; tiene; tienen; tenga; tengan; tenido; cuyo; cuya; cuyos; cuyas; donde; quiénes; qué; cuál; esos; situadas; ubicadas; ubicados; basadas; usan; usa; utilizan; utiliza; activado; activada; yo; él; ella; ellos; dice; di; dime; este; ahora; aparecen; aparece; figuran; sigue; siguen; quedan; hacer; hecho; sido; siendo; más; momento; vez; veces; decir; decirme; mostrarme; darme; cada; mismo; misma; otra; otro; lista; entre; ellas; hay; red; trabajan en; trabaja en; me puede decir; me puedes decir; puede decirme; puedes decirme; podría decirme; podrías decirme; me podría decir; me podrías decir; me dice; me dices; me gustaría saber; quisiera saber; me puede mostrar; me puedes mostrar; puede mostrarme; me muestra; me muestras; me interesa',
};
