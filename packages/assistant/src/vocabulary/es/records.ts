import type { Phrases } from '../vocabulary.ts';

/** Subjects, their fields, and the values that fields have. */
export const records: Phrases = {
  'subject:incidents':
    'incidente|incidentes; incidencia; incidencias; caso; casos; ticket; tickets; inc; incidente de seguridad; incidentes de seguridad; incident; incidents',
  'subject:threats':
    'amenaza|amenazas; indicador; indicadores; ioc; iocs; threat; threats; ataque; ataques; inteligencia de amenazas; análisis de amenazas; indicadores de compromiso; amenasa; amenasas',
  'subject:entities':
    'entidad|entidades; nodo; nodos; actor; actores; registro de la red; registros de la red; red de entidades; entidad de la red; entidades de la red',
  'subject:connections':
    'conexión|conexiones; relación; relaciones; vínculo; vínculos; enlace; enlaces; lazo; lazos; contacto; contactos',
  'subject:tasks':
    'tarea|tareas; recordatorio; recordatorios; cosas por hacer; cosas que hacer; quehaceres; to do; to dos; mi lista; mi lista de tareas; lista de tareas; tareita; taera; taeras',
  'subject:people':
    'usuario|usuarios; usuaria; usuarias; cuenta; cuentas; cuenta de usuario; cuentas de usuario; empleado; empleados; compañero; compañeros; compañera; compañeras; colega; colegas; personal; plantilla; miembro; miembros; miembro del equipo; miembros del equipo; gente del equipo; todo el mundo; todos los usuarios; gestión de usuarios; user; users',
  'subject:notifications':
    'notificación|notificaciones; aviso; avisos; mensaje; mensajes; campana; campanita; bandeja; buzón; notis; notificasiones',
  'subject:playbooks':
    'playbook|playbooks; guía de respuesta; guías de respuesta; guía; guías; runbook; runbooks; procedimiento; procedimientos; protocolo; protocolos; manual de respuesta; lista de comprobación; listas de comprobación; playbok; playboks',
  'subject:rules':
    'regla de alerta|reglas de alerta; regla; reglas; regla de alertas; reglas de alertas; regla de detección; reglas de detección',
  'subject:imports':
    'importación|importaciones; importación de datos; importaciones de datos; carga; cargas; archivo importado; archivos importados; fichero importado; ficheros importados; subida; subidas; ingesta; ingestas; volcado; volcados; import; imports',
  'subject:audit':
    'entrada de auditoría|entradas de auditoría; auditoría; registro de auditoría; log de auditoría; logs de auditoría; bitácora; log; logs; audit log; pista de auditoría; historial de auditoría; entrada del registro de auditoría; entradas del registro de auditoría; entrada en el registro de auditoría; entradas en el registro de auditoría; entradas del registro; entradas del log; acciones del registro de auditoría',
  'field:severity':
    'Gravedad; severidad; criticidad; severity; sev; nivel de gravedad; nivel de severidad; nivel de criticidad; cuán grave; qué tan grave; cómo de grave; lo grave que es',
  'field:status': 'Estado; situación; fase; status; estatus',
  'field:assignee':
    'Persona asignada; responsable; responsables; asignado a; asignada a; asignados a; asignadas a; analista; analistas; a cargo; a cargo de; encargado; encargada; encargados; propietario; propietaria; dueño; dueña; owner; lleva; llevan; llevaba; lleva el caso; pertenece a; pertenecen a; atendido por; atendidos por; gestionado por; gestionados por; gestiona; gestionan; se encarga de; se encarga; se encargan; se ocupa; se ocupa de; se ocupan de; asignado; asignados; asignada; asignadas; en manos de; está con; atiende; atienden; asignación; está asignado; están asignados; personas asignadas',
  'field:origin':
    'Origen; de dónde sale; de dónde salen; de dónde procede; de dónde proceden; a partir de qué; creado a partir de; inferido de; inferidos de; hechos a partir de',
  'field:source':
    'Fuente; fuentes; origen; feed; feeds; procedencia; proviene de; provienen de; viene de; vienen de; procede de; proceden de; procedentes de; reportado por; reportados por; proveedor; fuente de datos',
  'field:type': 'Tipo; tipos; clase; clases; categoría; categorías; tipo de dato; tipo de datos',
  'field:country': 'País; países; nación; naciones; ubicado en; ubicada en; ubicados en; ubicadas en',
  'field:tlp': 'Marcado TLP; tlp; marcado; nivel tlp; clasificación tlp; protocolo de semáforo; semáforo',
  'field:verdict':
    'Veredicto; veredictos; valoración; clasificación; calificado como; calificada como; calificadas como; calificados como; triaje; clasificadas como; clasificada como',
  'field:confidence': 'Confianza; nivel de confianza; índice de confianza; grado de confianza; fiabilidad; confidence',
  'field:risk': 'Riesgo; nivel de riesgo; riesgos; grado de riesgo; valoración de riesgo',
  'field:strength': 'Intensidad; fuerza; intensidad de la conexión; fuerza de la conexión',
  'field:connections':
    'Conexiones; número de conexiones; conectada; conectadas; conectado; conectados; vínculos; relaciones; enlaces',
  'field:priority': 'Prioridad; prio; urgencia; importancia; prioridades',
  'field:role': 'Rol; roles; nivel de acceso; permisos; papel; perfil de acceso; role',
  'field:department': 'Departamento; departamentos; dpto; depto; área; áreas; división; departameto; unidad; equipo',
  'field:company': 'Empresa; compañía; empleador; sociedad',
  'field:email':
    'Correo; correo electrónico; e-mail; email; mail; dirección de correo; dirección de correo electrónico',
  'field:username': 'Nombre de usuario; login; identificador; username; alias',
  'field:number': 'Número; número de incidente; id; número de caso',
  'field:title': 'Título; títulos',
  'field:description':
    'Descripción; descripciones; finalidad; de qué trata; de qué va; de qué se trata; sobre qué es; en qué consiste; contexto; propósito; detalles de qué va',
  'field:running': 'En curso; en marcha; en ejecución; en uso; ejecutándose; activos ahora; corriendo',
  'field:format': 'Formato; formatos; tipo de archivo; tipo de fichero',
  'field:state': 'Estado; resultado; cómo acabó; cómo terminó; resultado de la importación; cómo fue; cómo quedó',
  'field:owner':
    'Importado por; subido por; cargado por; quién importó; quién subió; quién cargó; quién la importó; quién lo importó; quién lo subió; quién la subió; importada por; lanzado por; iniciada por; autor de la importación; quién la lanzó',
  'field:objects': 'Objetos; filas leídas; registros leídos; número de objetos; objetos recibidos; recibidos',
  'field:rejected':
    'Rechazados; filas rechazadas; rechazos; rechazado; rechazada; rechazadas; registros rechazados; objetos rechazados; rechazó; rechazaron; descartados; descartó',
  'field:created': 'Creados; registros nuevos; registros creados; creó; nuevos registros; guardados; guardó',
  'field:updated':
    'Actualizado; actualizados; registros actualizados; último cambio; última modificación; última actualización; actualizó; modificado; cambiado',
  'field:unchanged': 'Sin cambios; sin modificar; no cambiados',
  'field:action': 'Acción; acciones; actividad; actividades; lo que se hizo; qué se hizo; operación; operaciones',
  'field:actor':
    'Autor; autora; autores; actor; hecho por; realizado por; realizada por; por quién; ejecutado por; usuario; usuarios; persona; personas; quién lo hizo; quién hizo; quién ha hecho; lo escribió; escribió; lo hizo; escrito por',
  'field:object': 'Objeto; sobre qué; a qué se hizo',
  'field:address': 'Dirección IP; dirección; ip; ips; direcciones ip; desde qué dirección; desde qué ip; desde dónde',
  'field:resolution':
    'Tiempo de resolución; tiempo medio de resolución; tiempos de resolución; tiempo hasta la resolución; duración de la resolución; mttr; resolución media; tiempo promedio de resolución; tiempo en resolver; tardamos en resolver; se tarda en resolver; tardan en resolver; tarda en resolver; tardamos en cerrar; tardan en cerrar; se tarda en cerrar; tardó en resolverse; se tardó en resolver; tardaron en resolverse; tardan en resolverse; tarda en resolverse; cuánto tardamos en resolver; cuánto se tarda en resolver; cuánto tardan en resolverse; cuánto tarda en resolverse; cuánto tardó en resolverse; cuánto tardaron en resolverse; cuánto tardamos en cerrar; cuánto tardamos de media en resolver; tardamos de media en resolver; tiempo para resolver; tiempo de cierre; plazo de resolución; tiempo de gestión; rapidez de resolución; velocidad de resolución; resolución',
  'field:resolution+op:least':
    'resuelve más rápido; resuelven más rápido; cierra más rápido; cierran más rápido; tarda menos en resolver; tardan menos en resolver; resuelve antes; tarda menos; tardan menos; más rápido en resolver; se resuelven más rápido; se resuelve más rápido; se cierran más rápido',
  'field:resolution+op:most':
    'resuelve más lento; resuelven más lento; tarda más en resolver; tardan más en resolver; tardó más en resolverse; tardaron más en resolverse; tardan más en resolverse; más tarda en resolver; más tardan en resolver; tarda más; tardan más; más tardó en resolverse; más tardaron en resolverse; se resuelven más lento; más tiempo en resolver',
  'field:age':
    'Antigüedad; edad; abierto desde; tiempo abierto; cuánto lleva abierto; cuánto llevan abiertos; cuánto tiempo lleva abierto; cuánto tiempo llevan abiertos; tiempo que lleva abierto',
  'field:name': 'Nombre; nombres; nombre completo; nombre real; se llama; se llaman',
  'field:file': 'Archivo; archivos; fichero; ficheros; nombre del archivo; nombre del fichero',
  'field:event': 'Evento; tipo de evento; tipo de actividad; tipos de evento',
  'field:subject': 'Asunto',
  'field:text': 'Texto',
  'field:target': 'Destino',
  'value:status.Open': 'Abierto; abierta; abiertos; abiertas; sin empezar; sin tocar; open',
  'value:status.Investigating':
    'En investigación; investigando; investigándose; bajo investigación; en estudio; en análisis; se están investigando; se está investigando; estamos investigando; se investigan; investigado; investigados; investigada; investigadas; siendo investigados; siendo investigadas; en curso de investigación; investigating',
  'value:status.Mitigated':
    'Mitigado; mitigada; mitigados; mitigadas; parcheado; parcheada; parcheados; parcheadas; remediado; remediada; remediados; remediadas',
  'value:status.Resolved':
    'Resuelto; resuelta; resueltos; resueltas; solucionado; solucionados; solucionada; solucionadas; arreglado; arreglada; arreglados; arregladas; resolved',
  'value:status.Closed': 'Cerrado; cerrada; cerrados; cerradas; closed',
  'value:status.Active': 'Activa; activas; activo; activos; en curso; viva; vivas; vivos',
  'value:status.Contained': 'Contenida; contenidas; contenido; contenidos',
  'value:status.Monitoring':
    'En observación; en vigilancia; en seguimiento; vigilada; vigiladas; monitorizada; monitorizadas; monitoreada; monitoreadas; monitoreo; monitorización; bajo vigilancia; en supervisión; supervisada; supervisadas; vigilancia; vigilando; en monitoreo',
  'value:status.active': 'Activo; activos; activa; activas; habilitado; habilitados; habilitada; habilitadas',
  'value:status.inactive':
    'Inactivo; inactivos; inactiva; inactivas; desactivado; desactivados; desactivada; desactivadas; bloqueado; bloqueados; bloqueada; bloqueadas; suspendido; suspendidos; suspendida; suspendidas; deshabilitado; deshabilitados; deshabilitada; deshabilitadas; dado de baja; dados de baja; dadas de baja',
  'value:status.pending':
    'Pendiente; pendientes; en espera; sin confirmar; pendientes de aprobación; pendiente de aprobación; no confirmado; no confirmados; esperando aprobación',
  'value:severity.Critical':
    'Crítica; crítico; críticas; críticos; crit; critical; criticals; sev1; sev 1; p1; más graves; más críticos; más críticas; gravísimo; gravísimos; gravísima; gravísimas; severo; severos; severa; severas; de gravedad crítica; gravedad crítica',
  'value:severity.Critical+value:severity.High': 'grave; graves',
  'value:severity.High':
    'Alta; alto; altas; altos; elevada; elevado; high; sev2; sev 2; p2; gravedad alta; de gravedad alta; serio; serios; serias; prio alta; prioridad alta; alta prioridad; de prioridad alta; con prioridad alta',
  'value:severity.Medium':
    'Media; medio; medias; medios; moderada; moderado; moderadas; moderados; medium; sev3; p3; gravedad media; de gravedad media; prio media; prioridad media; media prioridad; de prioridad media; con prioridad media',
  'value:severity.Low':
    'Baja; bajo; bajas; bajos; leve; leves; menor; menores; low; sev4; p4; gravedad baja; de gravedad baja; prio baja; prioridad baja; baja prioridad; de prioridad baja; con prioridad baja',
  'value:severity.high':
    'Alta; altas; importante; importantes; urgente; urgentes; gravedad alta; de gravedad alta; alto; altos',
  'value:severity.medium': 'Media; medias; gravedad media; de gravedad media',
  'value:severity.low': 'Baja; bajas; gravedad baja; de gravedad baja; bajo; bajos',
  'value:risk.High':
    'Alto; alta; altos; altas; riesgo alto; alto riesgo; de alto riesgo; de riesgo alto; con riesgo alto; peligroso; peligrosa; peligrosas; peligrosos; más peligrosas; más peligrosos; más peligroso; más peligrosa; arriesgado; arriesgada; elevado; elevada; riesgo elevado; mayor riesgo; más riesgo; riesgo más alto; con más riesgo; con mayor riesgo; máximo riesgo; riesgo máximo',
  'value:risk.Medium':
    'Medio; media; riesgo medio; de riesgo medio; con riesgo medio; moderado; moderada; moderados; moderadas',
  'value:risk.Low':
    'Bajo; baja; bajos; bajas; riesgo bajo; bajo riesgo; de bajo riesgo; de riesgo bajo; con riesgo bajo; inofensivo; inofensiva; inofensivos; inofensivas',
  'value:strength.Strong':
    'Fuerte; fuertes; estrecha; estrechas; estrecho; estrechos; sólida; sólidas; intensa; intensas',
  'value:strength.Medium': 'Media; medio; medias; medios; moderada; moderadas; moderado; moderados',
  'value:strength.Weak': 'Débil; débiles; floja; flojas',
  'value:priority.high':
    'Alta; altas; alto; prioridad alta; alta prioridad; de alta prioridad; con prioridad alta; urgente; urgentes; importante; importantes; prioritaria; prioritarias; prioritario; prio alta; más importante; más importantes; más urgentes; máxima prioridad; prioridad máxima; con urgencia; altos; de prioridad alta',
  'value:priority.medium':
    'Media; medias; prioridad media; con prioridad media; prioridad normal; prio media; media prioridad; de prioridad media',
  'value:priority.low':
    'Baja; bajas; bajo; prioridad baja; baja prioridad; con prioridad baja; de baja prioridad; prio baja; poco importante; poco importantes; sin prisa; no urgente; no urgentes; bajos; de prioridad baja',
  'value:role.admin': 'Administrador; administradores; administradora; administradoras; admin; admins',
  'value:role.analyst': 'Analista; analistas; analyst',
  'value:role.viewer':
    'Observador; observadores; observadora; observadoras; lector; lectores; lectora; lectoras; visor; visores; solo lectura; viewer; viewers; invitado de solo lectura',
  'value:department.Engineering': 'Ingeniería; engineering; ingeniero; ingenieros; ingeniera',
  'value:department.Data Science': 'Ciencia de datos; data science; científico de datos; científicos de datos',
  'value:department.Marketing': 'Marketing; mercadotecnia; márketing',
  'value:department.Sales': 'Ventas; sales; comercial; comerciales',
  'value:verdict.Confirmed':
    'Confirmada; confirmadas; confirmado; confirmados; verdadero positivo; verdaderos positivos; positivo real; amenaza confirmada; amenazas confirmadas; amenaza real',
  'value:verdict.False positive':
    'Falso positivo; falsos positivos; falsa alarma; falsas alarmas; fp; fps; false positive; false positives; falso positvo',
  'value:verdict.Benign': 'Benigna; benignas; benigno; benignos',
  'value:tlp.TLP:CLEAR': 'TLP:CLEAR; tlp clear; tlp blanco; tlp white; clear; blanco',
  'value:tlp.TLP:GREEN': 'TLP:GREEN; tlp green; tlp verde; green; verde',
  'value:tlp.TLP:AMBER': 'TLP:AMBER; tlp amber; tlp ámbar; amber; ámbar',
  'value:tlp.TLP:AMBER+STRICT':
    'TLP:AMBER+STRICT; tlp amber strict; amber strict; amber+strict; ámbar estricto; tlp ámbar estricto',
  'value:tlp.TLP:RED': 'TLP:RED; tlp red; tlp rojo; rojo',
  'value:type.Person': 'Persona; personas; individuo; individuos; gente; humano; humanos',
  'value:type.Organization':
    'Organización; organizaciones; empresa; empresas; compañía; compañías; grupo; grupos; sociedad; sociedades; firma; firmas; orgs',
  'value:type.Location':
    'Lugar; lugares; ubicación; ubicaciones; sitio; sitios; localización; localizaciones; dirección; direcciones',
  'value:type.Credential theft':
    'Credential theft; robo de credenciales; robos de credenciales; credenciales robadas; robo de contraseñas',
  'value:type.Data exfiltration':
    'Data exfiltration; exfiltración de datos; exfiltración; exfiltraciones; fuga de datos; fugas de datos; fuga de información; se escapan datos; robo de datos',
  'value:type.Lookalike domain':
    'Lookalike domain; dominio parecido; dominios parecidos; dominio similar; dominios similares; dominio suplantado; dominios suplantados; dominio falso; dominios falsos; lookalike; lookalikes; dominos parecidos; typosquatting',
  'value:type.Malware':
    'Malware; malwares; software malicioso; programa malicioso; programas maliciosos; virus; troyano; troyanos',
  'value:type.Phishing':
    'Phishing; phising; phishin; pishing; suplantación; suplantaciones; correo de phishing; correos de phishing; mails de phishing; suplantación de identidad; phish',
  'value:type.Ransomware': 'Ransomware; ransom; ransomeware; ransonware; secuestro de datos',
  'value:type.Vulnerability':
    'Vulnerability; vulnerabilidad; vulnerabilidades; vuln; vulns; cve; cves; fallo de seguridad; fallos de seguridad; agujero de seguridad; agujeros de seguridad',
  'value:type.security': 'Seguridad; de seguridad',
  'value:type.entity': 'Entidad; de entidad; de entidades',
  'value:type.intel': 'Inteligencia; de inteligencia; intel',
  'value:type.system': 'Sistema; del sistema',
  'value:state.waiting': 'En cola; en espera; esperando; encolada; encoladas; encolados',
  'value:state.reading': 'Leyendo',
  'value:state.storing': 'Guardando',
  'value:state.finished':
    'Terminada; terminadas; terminado; terminados; finalizada; finalizadas; finalizados; completada; completadas; completados; correcta; correctas; exitosa; exitosas; con éxito; acabada; acabadas; fueron bien; salieron bien; correctamente; finalizado; completado; acabado; acabados',
  'value:state.cancelled':
    'Cancelada; canceladas; cancelado; cancelados; anulada; anuladas; abortada; abortadas; interrumpida; interrumpidas; se canceló; se cancelaron; canceló; cancelaron',
  'value:state.failed':
    'Fallida; fallidas; fallidos; fallido; con error; con errores; han fallado; ha fallado; falló; fallaron; fallado; fallan; erróneas; errónea; fracasadas; fracasó; fracasaron; salieron mal; salió mal; dieron error; dio error; han dado error; rotas; no funcionaron; no terminaron bien',
  'value:state.undoing': 'Se está deshaciendo; deshaciéndose',
  'value:state.undone':
    'Deshecha; deshechas; deshecho; deshechos; revertida; revertidas; revertidos; se deshicieron; se deshizo; se revirtieron; revertido',
  'flag:unresolved.yes':
    'Sin resolver; no resueltos; no resueltas; no resuelto; no resuelta; por resolver; pendientes; pendiente; pendientes de resolver; no están resueltos; no está resuelto; no se han resuelto; no se ha resuelto; aún no resueltos; todavía no resueltos; activos; activas; activo; activa; en curso; vivos; vivas; en marcha; sin solucionar; no cerrados; no cerradas; sin cerrar; no se han cerrado; siguen sin resolver; siguen abiertos; sigue abierto; siguen activos; quedan por resolver; quedan abiertos; no resolvimos; por cerrar; inacabados; sin acabar; unresolved; viva; inacabadas',
  'flag:unresolved.no':
    'Resuelto o cerrado; resueltos o cerrados; terminados; acabados; finiquitados; terminado; terminada; terminadas; acabado; acabada; acabadas',
  'flag:overdue.yes':
    'Vencido; vencida; vencidos; vencidas; atrasado; atrasada; atrasados; atrasadas; retrasado; retrasada; retrasados; retrasadas; fuera de plazo; fuera de tiempo; fuera del objetivo; fuera de objetivo; fuera de fecha; pasado de plazo; pasados de plazo; pasada de plazo; pasadas de plazo; con retraso; llevan retraso; lleva retraso; van con retraso; va con retraso; han superado el plazo; superado el plazo; superado su plazo; han superado su plazo; se han pasado de plazo; se pasaron de plazo; fuera del sla; fuera de sla; sla incumplido; sla vencido; incumplen el sla; incumple el sla; incumpliendo el sla; que incumplen el sla; incumplen el objetivo; incumplieron el sla; incumplido el sla; rompen el sla; han roto el sla; han vencido; ha vencido; pasadas de fecha; pasados de fecha; caducadas; caducados; con el plazo vencido; plazo vencido; incumplido el objetivo; incumplido su objetivo; demorado; demorados; demorada; demoradas; superaron el objetivo; han superado el objetivo; superado el objetivo; superado el tiempo objetivo; pasaron de fecha; ya vencidos; ya vencidas; venció; vencieron; overdue; van tarde; va tarde; llegan tarde; vamos tarde',
  'flag:overdue.no': 'A tiempo; no vencido; no vencidos; no vencidas',
  'flag:withinTarget.yes':
    'Resueltos a tiempo; a tiempo; dentro del plazo; dentro de plazo; dentro del objetivo; en plazo; dentro del sla; cumplieron el sla; cumplió el sla; cumplen el sla; cumplimos el sla; cumplieron el objetivo; cumplió el objetivo; cumplen el objetivo; cumplido el objetivo; cumplido el sla; cumplieron el plazo; cumplió el plazo; dentro de tiempo; dentro de su plazo; dentro de su objetivo; antes del plazo; antes del objetivo; en tiempo; cumplimiento del sla; cumplimiento de sla; cumplimiento del objetivo; cumplió su objetivo; cumplieron su objetivo; cumplió su plazo',
  'flag:withinTarget.no':
    'Resueltos fuera del objetivo; resueltos tarde; resueltos fuera de plazo; cerrados tarde; sla no cumplido; no cumplieron el objetivo; no cumplieron el sla; demasiado tarde; no cumplió el objetivo',
  'flag:reopened.yes':
    'Reabierto; reabierta; reabiertos; reabiertas; vueltos a abrir; vuelto a abrir; se reabrieron; se reabrió; se han reabierto; reabrieron; volvieron a abrirse; se volvieron a abrir; hemos reabierto',
  'flag:reopened.no': 'Nunca reabierto; nunca reabiertos',
  'flag:linked.yes':
    'Vinculado; vinculada; vinculadas; vinculados; vinculadas a un incidente; vinculada a un incidente; vinculadas a incidentes; vinculados a un incidente; vinculadas a algún incidente; asociadas a un incidente; asociadas a incidentes; asociada a un incidente; ligadas a un incidente; en un incidente; en algún incidente; relacionadas con un incidente; enlazadas a un incidente; conectadas a un incidente; forman parte de un incidente; parte de un incidente; con incidente; vinculada a algún incidente; vinculado a algún incidente; asociada a algún incidente; relacionada con un incidente; relacionada con algún incidente; pertenece a un incidente; pertenece a algún incidente; forma parte de un incidente; forma parte de algún incidente; ligada a algún incidente; metida; metido; metidas; metidos; implicada; implicado; implicadas; implicados; involucrada; involucrado',
  'flag:linked.yes+filler:':
    'vinculada a un incidente; vinculadas a un incidente; vinculado a un incidente; vinculados a un incidente; vinculadas a incidentes; vinculados a incidentes; vinculadas a algún incidente; en algún incidente; en un incidente; asociadas a un incidente; asociadas a incidentes; asociada a un incidente; relacionadas con un incidente; conectadas a un incidente; enlazadas a un incidente; ligadas a un incidente; forman parte de un incidente; parte de un incidente',
  'flag:linked.no':
    'No vinculado; no vinculada; no vinculadas; no vinculados; sin vincular; sin incidente; sin incidentes; no vinculadas a ningún incidente; no asociadas a ningún incidente; sin vincular a ningún incidente; no están vinculadas a ningún incidente; no están vinculados a ningún incidente; no están en ningún incidente; no está en ningún incidente; en ningún incidente; sin asociar; sueltas; fuera de incidentes; no forman parte de ningún incidente; sin ningún incidente',
  'flag:acknowledged.yes':
    'Confirmada; reconocida; reconocidas; reconocido; reconocidos; confirmada de recibo; aceptadas; vistas por alguien; con acuse de recibo; con acuse; acusadas; acked; atendidas; confirmado; confirmados; confirmadas; acusado; acusados',
  'flag:acknowledged.no':
    'Sin confirmar; sin reconocer; no reconocida; no reconocidas; aún no reconocidas; todavía no reconocidas; aún no confirmadas; todavía no confirmadas; nadie ha reconocido; que nadie ha reconocido; nadie ha confirmado; que nadie ha confirmado; no se han reconocido; no se han confirmado; sin acuse; pendientes de reconocer; pendientes de confirmar; por confirmar; sin acuse de recibo; por reconocer; no han sido reconocidas; no han sido confirmadas; sin atender; no confirmada; no confirmadas; sin revisar; sin ver; nadie ha mirado; que nadie ha mirado; nadie ha visto; que nadie ha visto; nadie ha revisado; que nadie ha revisado; sin mirar; unacked; sin triar; pendientes de revisar; sin clasificar',
  'flag:placed.yes':
    'En el mapa; con ubicación; con coordenadas; localizada; localizadas; geolocalizada; geolocalizadas; con lugar; localizado; localizados; geolocalizados',
  'flag:placed.no':
    'Sin ubicación; sin coordenadas; sin localizar; sin lugar; fuera del mapa; no están en el mapa; no aparecen en el mapa; sin geolocalizar',
  'flag:assumed.yes': 'Gravedad supuesta; gravedad asumida; con gravedad supuesta; con gravedad asumida',
  'flag:assumed.no': 'Gravedad indicada',
  'flag:sample.yes':
    'Datos de ejemplo; de ejemplo; ejemplo; ejemplos; demo; de muestra; datos de muestra; ficticios; ficticias; de prueba; inventados; inventadas; falsos; generados; generadas',
  'flag:sample.no': 'Datos reales; reales; real; auténticos; auténticas; de verdad',
  'flag:completed.yes':
    'Completada; completadas; completado; completados; hecha; hechas; terminada; terminadas; terminado; acabada; acabadas; finalizada; finalizadas; marcadas como hechas; listas; realizadas; cumplidas; ya hechas; tachadas; cerradas; cerrada; hecho; hechos; terminados; acabado; acabados; finalizado; finalizados; realizado; realizada; cerrado; cerrados',
  'flag:completed.no':
    'Activa; activas; pendiente; pendientes; sin hacer; sin terminar; sin acabar; por hacer; abierta; abiertas; sin completar; no completadas; no completada; incompletas; inacabadas; me quedan; me queda; me faltan; quedan; faltan; por terminar; por completar; no terminadas; no hechas; que me quedan; queda por hacer; quedan por hacer; me queda por hacer; me quedan por hacer; aún por hacer; restantes; activo; activos; abierto; abiertos; inacabados',
  'flag:secondFactor.yes':
    'Autenticación en dos pasos; con segundo factor; segundo factor; doble factor; 2fa; mfa; autenticación de dos factores; autenticación de doble factor; verificación en dos pasos; verificación en 2 pasos; autenticación en 2 pasos; con doble factor; con mfa; con 2fa; segundo factor activado; mfa activado; mfa activo; 2fa activado; 2fa activo; doble factor activado; autenticación multifactor; multifactor; aplicación de autenticación',
  'flag:secondFactor.no':
    'Sin autenticación en dos pasos; sin segundo factor; sin doble factor; sin 2fa; sin mfa; no tienen segundo factor; no tiene segundo factor; no usan segundo factor; no usan mfa; no usa mfa; no usan 2fa; no tienen mfa; no tiene mfa; no tienen 2fa; no tiene 2fa; sin autenticación de dos factores; no han activado el segundo factor; no tienen doble factor; no tiene doble factor; no usan doble factor; sin verificación en dos pasos; no tienen activado el segundo factor; no tienen activado mfa; no tienen activado el mfa; no tienen activada la 2fa; no tienen el mfa activado; no tienen el segundo factor activado; no tienen mfa activado; no tienen la autenticación en dos pasos; no han activado la 2fa; no ha activado el segundo factor; no han activado mfa; no han activado el mfa; no ha activado mfa; no han activado el doble factor; no han configurado mfa; no han configurado el mfa; no han configurado el segundo factor; sin activar el segundo factor; mfa desactivado; les falta mfa; les falta el mfa; les falta el segundo factor; faltan por activar mfa',
  'flag:invited.yes':
    'Invitado; invitada; invitados; invitadas; invitación pendiente; con invitación pendiente; no han aceptado la invitación; no ha aceptado la invitación; aún no han aceptado la invitación; invitaciones pendientes; sin aceptar la invitación; invitación enviada; invitación abierta; invitaciones abiertas; invitaciones sin aceptar; invitaciones; no han aceptado; que no han aceptado; que aún no han aceptado; que todavía no han aceptado; no ha aceptado; pendientes de aceptar; pendiente de aceptar; sin aceptar',
  'flag:invited.no': 'No invitado',
  'flag:waiting.yes':
    'Con solicitud pendiente; solicitud pendiente; solicitudes pendientes; esperan una decisión; espera una decisión; solicitud de eliminación; solicitudes de eliminación; pidieron otro rol; han pedido otro rol; ha pedido otro rol; han solicitado un rol; solicitaron un rol; pidieron un rol; con solicitud abierta; solicitudes abiertas',
  'flag:waiting.no': 'Sin solicitud',
  'flag:unread.yes':
    'Sin leer; no leída; no leídas; no leídos; no leído; por leer; no he leído; que no he leído; pendientes de leer; nuevas; nueva; sin abrir; sin ver; unread',
  'flag:unread.no': 'Leída; leídas; leído; ya leída; ya leídas',
  'flag:actionRequired.yes':
    'Acción requerida; requiere acción; requieren acción; acción necesaria; que requieren acción; necesitan acción; necesita acción; exigen una acción; requieren que actúe; requieren que haga algo; piden una decisión; requieren una decisión; requieren mi atención; requiere mi atención; necesitan mi atención; requieren atención; requieren una acción; requiere una acción; necesitan una acción; necesita una acción; esperan una acción; tengo que actuar; esperan que actúe; exigen que haga algo; piden acción; que tenga que atender; debo atender; requiere mi acción; requieren mi acción; requieren acción mía; requiere acción mía; requiere que haga algo; requiere que actúe; requieren alguna acción; requiere alguna acción; piden que haga algo',
  'flag:actionRequired.no': 'Sin acción requerida; sin acción necesaria',
  'flag:enabled.yes':
    'Activada; activadas; activa; activas; habilitada; habilitadas; encendida; encendidas; en vigor; puesta en marcha; activado; activo; activos; habilitado; habilitados',
  'flag:enabled.no':
    'Desactivada; desactivadas; deshabilitada; deshabilitadas; inactiva; inactivas; apagada; apagadas; en pausa; pausada; pausadas; no activas; no activadas; desactivado; desactivados; deshabilitado; deshabilitados; inactivo; inactivos',
  'value:event.sign_in_locked': 'bloqueo de cuenta; bloqueos de cuentas',
  'value:event.password_changed': 'cambio de contraseña; cambios de contraseña; cambios de contraseñas',
  'value:event.email_changed':
    'cambio de correo; cambios de correo; cambios de correo electrónico; cambio de email; cambios de email',
  'value:event.role_changed': 'cambio de rol; cambios de rol; cambios de roles',
  'value:event.signed_in_from_new_device':
    'dispositivo nuevo; dispositivos nuevos; nuevo dispositivo; nuevos dispositivos; inicio de sesión desde un dispositivo nuevo; inicios de sesión desde dispositivos nuevos; dispositivo desconocido; dispositivos desconocidos; desde un dispositivo nuevo; desde dispositivos nuevos',
  'value:event.settings_changed':
    'configuración modificada; configuración cambiada; ajustes cambiados; cambio de configuración; cambios de configuración; cambios de ajustes; cambió la configuración; cambiaron la configuración; cambió los ajustes; cambios en la configuración; modificó la configuración',
  'value:event.audit_exported':
    'registro de auditoría exportado; exportó el registro de auditoría; exportaron el registro de auditoría; ha exportado el registro de auditoría; exportaciones del registro de auditoría; exportó la auditoría',
  'value:event.audit_verified':
    'registro de auditoría verificado; verificaciones del registro de auditoría; verificó el registro de auditoría; verificación de auditoría; verificaciones de auditoría',
  'value:event.threat_status_changed':
    'cambios de estado de amenazas; cambio de estado de una amenaza; cambió el estado de una amenaza; cambió el estado de la amenaza',
  'value:event.threat_severity_changed': 'cambios de gravedad; cambio de gravedad; cambios de gravedad de amenazas',
  'value:event.entity_updated': 'cambio de riesgo; cambios de riesgo',
  'value:event.incident_opened': 'abrió el incidente; quién abrió el incidente',
  'value:event.incident_update_added':
    'última actualización; publicó una actualización; escribió una actualización; actualizaciones publicadas',
  'value:event.incident_note_added':
    'última nota; escribió una nota; añadió una nota; dejó una nota; notas escritas; notas internas; escribió notas',
  'value:event.incident_status_changed': 'cambio de estado; cambios de estado; cambió estados de incidentes',
  'value:event.playbook_started':
    'inició un playbook; inició el playbook; iniciaron un playbook; lanzó un playbook; lanzó el playbook; arrancó el playbook; arrancó un playbook; inició playbooks',
  'value:event.playbook_step_done':
    'completó un paso; completó pasos; completó el paso; completaron pasos; marcó el paso; hizo el paso',
  'value:event.alert_rule_updated':
    'cambió una regla; cambió la regla; editó una regla; modificó una regla; cambió las reglas',
  'value:event.change_undone': 'cambio deshecho; cambios deshechos',
  'value:event.announcement_made':
    'aviso a todos; avisos a todos; aviso general; avisos generales; mensaje a todos; mensajes a todos',
  'time:opened':
    'abierto; abiertos; abierta; abiertas; se abrió; se abrieron; abrió; abrieron; abrimos; se abren; se han abierto; se ha abierto; creado; creados; se creó; se crearon; se han creado; registrado; registrados; se registraron; reportado; reportados; se reportaron; llegado; llegaron; llegó; llegan; han llegado; entrado; entraron; entró; entran; han entrado; nuevo; nuevos; nueva; nuevas; ocurrido; ocurridos; ocurrió; ocurrieron; han ocurrido; hubo; ha habido; hemos tenido; tuvimos; surgido; surgidos; surgieron; surgió; han surgido; recibido; recibidos; recibimos; hemos recibido; declarados; hay habido; pasaron; sucedieron; se produjeron; abierto desde; apertura; empezó; empezaron; creada; creadas; registrada; registradas; reportada; reportadas; recibida; recibidas',
  'time:detected':
    'detectado; detectados; descubierto; descubiertos; se detectó; se detectaron; detectaron; detectamos; se han detectado; hemos detectado; encontrados; se descubrió; se descubrieron; detección; detectada; detectadas; encontradas',
  'time:resolved':
    'resuelto; resueltos; resuelta; resueltas; se resolvió; se resolvieron; resolvió; resolvieron; resolvimos; se han resuelto; se ha resuelto; hemos resuelto; ha resuelto; han resuelto; resuelven; resuelve; resolviendo; solucionado; solucionados; se solucionaron; cerrado; cerrados; cerrada; cerradas; se cerró; se cerraron; cerró; cerraron; cerramos; hemos cerrado; se han cerrado; ha cerrado; han cerrado; terminados; arreglado; arreglados; acabados; finalizados; cierre; solucionada; solucionadas; terminado; terminada; terminadas; arreglada; arregladas; acabado; acabada; acabadas; finalizado; finalizada; finalizadas',
  'time:due':
    'vencimiento; vence; vencen; vencía; vencían; fecha límite; para; plazo; plazos; fecha de vencimiento; a entregar; tiene que estar; tienen que estar; que vence; que vencen; caduca; caducan; van a vencer; va a vencer; a punto de vencer; hay que entregar; fecha tope; deadline; tiempo objetivo; vencerán; vencerá; cumple el plazo; acaba el plazo; fecha objetivo; hora objetivo; hora límite; fecha; fecha prevista',
  'time:updated':
    'último cambio; actualizado; actualizados; actualizada; actualizadas; modificado; modificados; modificada; modificadas; cambiado; cambiados; cambiada; cambiadas; se actualizó; se actualizaron; se modificó; se modificaron; se cambió; se cambiaron; editado; editados; editadas; tocado; tocados; trabajado',
  'time:seen':
    'vista; vistas; visto; vistos; observada; observadas; detectada; detectadas; se detectó; se detectaron; se han detectado; hemos detectado; detectamos; apareció; aparecieron; han aparecido; aparecido; nueva; nuevas; nuevo; nuevos; llegaron; llegó; han llegado; llegan; entraron; entró; han entrado; recibidas; recibida; registradas; vistas por última vez; vista por última vez; avistadas; se vio; se vieron; se han visto; hubo; ha habido; hemos visto; vimos; surgieron; han surgido; reportadas; reportada; hemos tenido; tuvimos; hemos recibido; recibimos; se registraron; ocurrieron; recientes; reciente; activa; activas; encontradas; salieron; detectado; detectados; recibido; recibidos; registrado; registrada; registrados; reportado; reportados; activo; activos; encontrados',
  'time:added':
    'añadida; añadidas; añadido; añadidos; agregada; agregadas; agregado; agregados; importadas; importados; creadas; creados; nueva; nuevas; nuevo; nuevos; registradas; se añadieron; se añadió; se han añadido; hemos añadido; incorporadas; incorporados; se crearon; se incorporaron; se agregaron; metidas; dadas de alta; importado; importada; creado; creada; registrado; registrada; registrados',
  'time:lastActivity':
    'última actividad; activa; activas; activo; activos; actividad; estuvo activa; estuvieron activas; ha estado activa; han estado activas; ha estado activo; han estado activos; vista; vistas; vistos; activa por última vez; activas por última vez; se movió; se movieron; tuvieron actividad; con actividad; ha tenido actividad; han tenido actividad; se vio; se vieron; visto',
  'time:lastContact':
    'último contacto; contacto; contactos; contactado; contactaron; en contacto; estuvieron en contacto; han contactado; se contactaron; hubo contacto; hablaron; se comunicaron',
  'time:created':
    'creación; creada; creadas; creado; creados; se creó; se crearon; se han creado; añadida; añadidas; añadido; añadidos; registrado; registrados; registrada; nueva; nuevas; nuevo; nuevos; se registró; se registraron; se han registrado; dado de alta; dada de alta; dados de alta; se unió; se unieron; se han unido; se dieron de alta; se dio de alta; se incorporaron; alta; altas; añadí; creé; apunté; anoté; escribió; incorporados; llegaron; entraron; lanzado; lanzados; pedido; pedidos; registradas; alto; altos; incorporadas; lanzada; lanzadas',
  'time:completedAt':
    'finalización; completada; completadas; completé; completado; completados; completó; hecha; hechas; terminada; terminadas; terminé; he completado; he terminado; he hecho; he acabado; acabé; hice; finalizadas; finalizada; acabadas; acabada; tachadas; hecho; hechos; terminado; terminados; finalizado; finalizados; acabado; acabados',
  'time:lastLogin':
    'último acceso; conectado; conectados; conectada; inició sesión; iniciaron sesión; inicia sesión; inician sesión; último inicio de sesión; han iniciado sesión; ha iniciado sesión; iniciado sesión; inicio de sesión; inicios de sesión; entró; entraron; entra; entran; entrado; han entrado; ha entrado; se conectó; se conectaron; conectó; conectaron; se ha conectado; se han conectado; se conecta; se conectan; conecta; accedió; accedieron; han accedido; ha accedido; accedido; acceso; último login; se logueó; se loguearon; se ha logueado; se han logueado; logueado; logueados; online; en línea; activos; activo; por última vez; visto; vistos; conectadas; activa; activas; vista; vistas',
  'time:started':
    'inicio; iniciada; iniciadas; iniciado; iniciados; se inició; se iniciaron; importada; importadas; importado; importados; se importó; se importaron; importaron; importamos; hemos importado; se han importado; subidas; subida; subido; subidos; se subió; se subieron; ejecutadas; empezadas; empezó; empezaron; lanzada; lanzadas; lanzado; lanzados; se lanzó; se lanzaron; hechas; realizadas; cargadas; cargados; se cargaron; comenzó; comenzaron; ejecutado; ejecutados; arrancado; arrancados; se hicieron; hicimos; hecho; hecha; hechos; realizado; realizada; cargado',
  'time:finished':
    'fin; terminada; terminadas; terminó; terminaron; finalizada; finalizadas; finalizó; finalizaron; acabó; acabaron; completada; completadas; terminado; terminados; finalizado; finalizados; completado; completados',
  'time:at':
    'fecha; hecho; hecha; hechos; hizo; hicieron; hacen; haciendo; ha hecho; han hecho; hice; he hecho; hicimos; hemos hecho; recibido; recibidos; recibida; recibidas; recibí; recibió; he recibido; llegado; llegaron; llegó; han llegado; me llegaron; me han llegado; hecho por; realizó; realizaron; realizado; realizada; realizadas; trabajado; trabajó; trabajaron; ha trabajado; ocurrido; ocurrió; ocurrieron; ha ocurrido; pasado; pasó; ha pasado; sucedió; sucedido; estuvo haciendo; ha estado haciendo; ejecutadas; registradas; registrado; hubo; ha habido; enviadas; enviado; produjo; se produjeron; hechas; ocurridos; ejecutado; ejecutados; registrada; registrados',
  'subject:people+flag:waiting.yes':
    'solicitud de rol; solicitudes de rol; solicitudes de rol pendientes; solicitudes de rol abiertas; solicitudes de rol están abiertas; solicitudes de rol están pendientes; solicitudes de rol en espera; petición de rol; peticiones de rol; solicitudes de rol sin resolver',
  'subject:people+op:by+field:secondFactor':
    'segundo factor de todos; mfa de todos; 2fa de todos; estado del mfa; estado de mfa; estado del segundo factor; estado de la autenticación en dos pasos; mfa por usuario; segundo factor por usuario; quién tiene mfa y quién no',
  'subject:tasks+flag:completed.no+op:oldest+time:due':
    'qué hago ahora; próxima tarea; mi próxima tarea; siguiente tarea; mi siguiente tarea; qué hago después; y ahora qué hago; cuál es mi siguiente tarea; cuál es mi próxima tarea',
  'subject:tasks+flag:completed.no':
    'mis pendientes; los pendientes; mis cosas pendientes; cosas pendientes; lista de pendientes; mi lista de pendientes; mis tareas pendientes; tareas pendientes; tareas abiertas; tareas por hacer; tareas sin hacer',
  'subject:incidents+time:opened':
    'nuevos incidentes; incidentes nuevos; nuevas incidencias; incidencias nuevas; casos nuevos; nuevos casos; tickets nuevos; nuevos tickets',
  'subject:threats+time:seen': 'nuevas amenazas; amenazas nuevas; nuevos indicadores; indicadores nuevos',
  'subject:tasks+time:created': 'nuevas tareas; tareas nuevas',
  'subject:people+time:created': 'nuevos usuarios; usuarios nuevos; nuevas cuentas; cuentas nuevas; altas de usuarios',
  'subject:entities+time:added': 'nuevas entidades; entidades nuevas',
  'subject:connections+time:added': 'nuevas conexiones; conexiones nuevas',
  'subject:rejections+flag:latest.yes':
    'rechazó la última importación; ha rechazado la última importación; se rechazó en la última importación; se ha rechazado en la última importación; se rechazaron en la última importación; rechazos de la última importación; rechazos en la última importación; objetos rechazados de la última importación; objetos rechazados en la última importación; objetos rechazados por la última importación; filas rechazadas de la última importación; filas rechazadas en la última importación; registros rechazados de la última importación; registros rechazados en la última importación; errores de la última importación; errores en la última importación; rechazados de la última importación; rechazados en la última importación',
  'subject:alerts':
    'alerta|alertas; alarma; alarmas; cola de alertas; cola; cola de triaje; alertas abiertas; alertas activas; alertas pendientes; alertas sin confirmar; alertas sin reconocer; alertas no confirmadas; alertas no reconocidas; alertas por confirmar; alertas por reconocer; alertas sin atender; alertas sin revisar; alertas que nadie ha reconocido; alertas que nadie ha confirmado; alertas que nadie ha mirado; alert; alerts',
  'subject:steps': 'paso|pasos; paso del playbook; pasos del playbook; pasos de los playbooks; etapa; etapas',
  'subject:runs':
    'ejecución de playbook|ejecuciones de playbooks; ejecución; ejecuciones; ejecución del playbook; ejecuciones del playbook; playbook iniciado; playbooks iniciados; playbook en curso; playbooks en curso; playbook en marcha; playbooks en marcha; playbooks en ejecución; playbooks activos; playbook activo; playbooks corriendo; playbooks arrancados; playbooks lanzados; playbooks abiertos',
  'subject:activity':
    'evento|eventos; actividad; actividades; historial; historia; cronología; cambio; cambios; registro de eventos; sucesos; suceso; novedad; novedades; movimiento; movimientos; qué pasó con; qué ha pasado con; qué ocurrió con; qué ha ocurrido con; qué sucedió con; qué cambió en; qué ha cambiado en; qué cambió; qué ha cambiado; qué se ha hecho con; qué se hizo con; qué se ha hecho en; qué pasó; qué ha pasado; qué ocurrió; qué ha ocurrido; qué sucedió; qué ha sucedido; qué pasa hoy; qué está pasando; qué hay de nuevo; qué novedades hay; qué hubo de nuevo; algo nuevo; alguna novedad; qué se ha hecho; qué hay nuevo',
  'subject:rejections':
    'objeto rechazado|objetos rechazados; rechazo; rechazos; fila rechazada; filas rechazadas; registro rechazado; registros rechazados; elemento rechazado; elementos rechazados; línea rechazada; líneas rechazadas; error de importación; errores de importación; error en la importación; errores en la importación; errores de la importación; errores de la última importación; objetos se rechazaron; objetos se han rechazado; filas se rechazaron; filas se han rechazado; registros se rechazaron; registros se han rechazado; objetos fueron rechazados; filas fueron rechazadas; se rechazaron; se han rechazado; elementos se rechazaron',
  'subject:crime':
    'delito|delitos; crimen; crímenes; criminalidad; delincuencia; infracción; infracciones; datos delictivos; datos policiales; datos de la policía; datos de delitos; registros policiales; registro policial; delitos registrados; hechos delictivos; tasa de criminalidad; tasa de delincuencia; índice de criminalidad; cifras de criminalidad; cifras de delincuencia; análisis de datos delictivos; nivel de delincuencia; delictivo; delictivos; crime; crimes; denuncia; denuncias',
  'subject:coverage':
    'mes de datos policiales|meses de datos policiales; cobertura; cobertura de datos; cobertura de los datos; cobertura de datos policiales; cobertura de los datos policiales; cobertura policial; lagunas; laguna; lagunas de datos; huecos en los datos policiales; huecos de datos; meses cubiertos',
  'subject:coverage+op:by+field:force+value:state.present':
    'qué cuerpos; qué cuerpos policiales; qué cuerpos de policía; qué fuerzas policiales; qué policías; cuerpos policiales disponibles; cuerpos policiales en los datos; lista de cuerpos policiales; qué cuerpos hay; qué cuerpos policiales hay; qué cuerpos tenemos; qué cuerpos policiales tenemos',
  'subject:coverage+op:newest+field:month':
    'mes más reciente de datos; mes más nuevo; último mes de datos; hasta qué fecha llegan los datos; cómo de recientes son los datos; qué tan recientes son los datos; mes más reciente',
  'subject:coverage+op:newest+value:state.present':
    'hasta qué mes tenemos datos policiales; hasta qué mes tenemos datos; hasta qué mes tenemos; hasta qué mes llegan los datos; hasta qué mes llegan los datos policiales; hasta qué mes hay datos; hasta qué mes hay datos policiales; hasta cuándo tenemos datos policiales; hasta cuándo tenemos datos; hasta cuándo llegan los datos; hasta cuándo llegan los datos policiales; hasta cuándo hay datos; último mes de datos policiales; último mes con datos; último mes con datos policiales; mes más reciente de datos policiales; mes más reciente con datos; último mes importado; último mes disponible',
  'subject:coverage+op:by+field:month+value:state.notImported':
    'qué meses faltan; meses que faltan; meses faltantes; qué meses nos faltan; qué meses no tenemos; meses que no tenemos; meses sin importar; qué meses no están importados; qué meses faltan por importar; lagunas en los datos; lagunas de los datos; huecos en los datos; de qué meses no tenemos datos; de qué meses no hay datos; meses sin datos; qué meses están sin importar',
  'subject:coverage+op:by+field:month+value:state.present':
    'qué meses tenemos; qué meses hay; meses disponibles; qué meses están importados; meses importados; qué meses están cargados; meses cargados; meses de datos; qué meses hay importados; qué meses hay cargados; de qué meses tenemos datos; de qué meses hay datos; meses que tenemos; meses con datos; qué meses están disponibles',
  'subject:policeImports':
    'importación de datos policiales|importaciones de datos policiales; importación policial; importaciones policiales; importación de delitos; importaciones de delitos; importación de datos de delitos; importaciones de datos de la policía; importación de datos de la policía; archivo policial; archivos policiales; fichero policial; ficheros policiales; carga de datos policiales; cargas de datos policiales; carga policial; cargas policiales',
  'subject:analyses':
    'análisis|análisis; análisis de delitos; análisis de criminalidad; análisis delictivo; análisis delictivos; análisis de datos policiales; analizado; analizados; analizada; analizadas',
  'subject:schemas':
    'esquema|esquemas; json schema; json schemas; esquema json; esquemas json; modelo de datos; modelos de datos; schema; schemas; explorador de esquemas',
  'subject:schemaFields':
    'campo de esquema|campos de esquemas; campo; campos; atributo; atributos; propiedad; propiedades; columna; columnas; campo del esquema; campos del esquema; campos de los esquemas',
  'subject:account':
    'cuenta propia|cuentas propias; mi cuenta; mi perfil; su perfil; perfil; mi configuración; configuración; mis ajustes; ajuste; ajustes; preferencia; preferencias; mis preferencias; mi usuario; mis datos; ficha personal',
  'subject:account+field:secondFactor':
    'tengo mfa; tengo el mfa; tengo activado el mfa; tengo activado mfa; tengo activada la autenticación en dos pasos; tengo la autenticación en dos pasos activada; tengo autenticación en dos pasos; tengo 2fa; tengo la 2fa; tengo segundo factor; tengo el segundo factor; tengo el mfa activado; tengo mfa activado; tengo activado el segundo factor; tengo el segundo factor activado; tengo activada la 2fa; tengo doble factor; uso mfa; mi mfa; mi segundo factor; mi 2fa; mi autenticación en dos pasos',
  'subject:sessions':
    'sesión abierta|sesiones abiertas; sesion; sesiones; sesiones activas; sesión activa; dispositivo; dispositivos; dispositivos conectados; equipos conectados; dónde tengo la sesión abierta; dónde tengo sesión abierta; dónde tengo sesiones abiertas; dónde tengo la sesión iniciada; dónde tengo sesión iniciada; dónde he iniciado sesión; dónde está iniciada mi sesión; desde dónde estoy conectado; desde dónde estoy conectada; dónde estoy conectado; dónde estoy conectada; en qué dispositivos estoy conectado; en qué dispositivos tengo la sesión abierta; en qué dispositivos tengo sesión',
  'subject:jobs':
    'tarea en segundo plano|tareas en segundo plano; trabajo en segundo plano; trabajos en segundo plano; proceso en segundo plano; procesos en segundo plano; proceso; procesos; trabajos; jobs; job; cola de trabajos; tareas del servidor; tareas de fondo; procesos del servidor; trabajos del servidor; trabajos en cola',
  'field:labels':
    'Etiquetas; etiqueta; etiquetado; etiquetada; etiquetados; etiquetadas; etiquetado como; etiquetadas como; etiquetados como; con la etiqueta; con etiqueta; tag; tags; palabra clave',
  'field:incident':
    'Incidente; incidente vinculado; incidentes vinculados; en qué incidente; en qué incidentes; a qué incidente pertenece; a qué incidente; a qué incidentes',
  'field:record':
    'Registro vinculado; registros vinculados; implicado; implicada; implicados; implicadas; involucrado; involucrada; involucrados; involucradas; implican; está metida; está metido; están metidos; están metidas',
  'field:playbook': 'Playbook; playbooks',
  'field:connected':
    'Conectado con; conectada con; conectados con; conectadas con; conectado a; conectada a; conectados a; conectadas a; conectado; conectada; conectados; conectadas; contactos; conoce; conocen; en contacto con; vinculado con; vinculada con; vinculados con; vinculadas con; vinculado a; vinculada a; vinculados a; vinculadas a; asociado con; asociada con; asociados con; asociadas con; asociado a; asociada a; asociados a; asociadas a; relacionado con; relacionada con; relacionados con; relacionadas con; relacionado; relacionada; socios; se relaciona con; se relacionan con; tiene relación con; tienen relación con; trata con; tratan con',
  'field:end': 'Registro; entre',
  'field:rule':
    'Regla; reglas; disparada por; disparadas por; generada por; generadas por; por la regla; provocada por; provocadas por; que cumple; que cumplen',
  'field:acknowledgedBy':
    'Confirmada por; reconocida por; reconocidas por; confirmadas por; quién la reconoció; quién la confirmó; quién las reconoció; quién las confirmó; quién ha reconocido; quién ha confirmado; quién la ha reconocido',
  'field:remaining':
    'Tiempo restante; tiempo que queda; cuánto tiempo queda; cuánto tiempo nos queda; cuánto tiempo me queda; cuánto queda; cuánto nos queda; cuánto le queda; cuánto les queda; tiempo hasta el objetivo; tiempo disponible; horas restantes; queda de plazo; queda de tiempo; margen; cuánto falta; cuánto falta para; horas que quedan; cuántas horas quedan; cuántas horas le quedan; de cuánto tiempo disponemos; cuánto tiempo tengo; cuánto tiempo tenemos; cuánto tiempo tengo todavía; cuánto me queda; cuántas horas me quedan; cuánto tiempo falta; cuánto tiempo hay; de cuánto tiempo dispongo; cuánto tengo; cuánto plazo queda',
  'field:lateness':
    'Retraso; retrasos; de retraso; cuánto retraso; cuánto retraso lleva; cuánto retraso llevan; por cuánto se ha pasado; por cuánto se han pasado; cómo de tarde; tiempo de retraso; cuánto se ha pasado; cuánto se han pasado; horas de retraso; demora',
  'field:steps': 'Pasos; número de pasos; cuántos pasos',
  'field:done':
    'Pasos hechos; pasos completados; pasos terminados; progreso; avance; por dónde va; por dónde van; hasta dónde hemos llegado; cuánto se ha hecho; cómo va de avanzado; cuántos pasos llevamos',
  'field:left':
    'Pasos pendientes; pasos restantes; pasos abiertos; pasos que faltan; pasos que quedan; pasos por hacer; pasos faltan; pasos quedan; qué pasos faltan; qué pasos quedan; qué falta por hacer; qué falta; qué queda',
  'field:next':
    'Siguiente paso; próximo paso; paso siguiente; qué toca ahora; qué viene después; siguiente; lo siguiente; qué sigue; qué sigue ahora; y ahora qué; qué viene ahora; y después; y luego; cuál es el siguiente paso; cuál es el próximo paso; próximos pasos; siguientes pasos; qué hay que hacer ahora; qué falta por hacer; qué paso sigue; qué es lo siguiente; qué paso toca; qué paso toca ahora; paso toca; toca ahora',
  'field:position': 'Posición; orden; número de paso',
  'field:matches': 'Coincidencias; coincidencia; número de coincidencias; aciertos; amenazas que cumplen; hits',
  'field:message':
    'Mensaje; qué se escribió; qué se dijo; qué ponía; qué dice; qué decía; qué pone; texto de la nota; contenido; redacción; texto',
  'field:problem':
    'Motivo del fallo; por qué falló; por qué fallaron; por qué ha fallado; por qué han fallado; causa del fallo; qué salió mal; error; errores; problema; problemas; razón del fallo',
  'field:reason':
    'Motivo; motivos; razón; razones; motivo del rechazo; motivos de rechazo; motivo de rechazo; por qué se rechazaron; por qué se rechazó; por qué fueron rechazados; por qué fueron rechazadas; por qué los rechazó; por qué las rechazó; causa del rechazo; causas de rechazo',
  'field:detail': 'Detalle; detalle del rechazo; detalles del rechazo',
  'field:place': 'Lugar en el archivo; línea; líneas; en qué línea; en qué parte del archivo; posición en el archivo',
  'field:kind': 'Tipo; tipo de trabajo; tipo de tarea; clase de trabajo',
  'field:label': 'Nombre; nombre del trabajo',
  'field:category':
    'Categoría; categorías; categoría de delito; categorías de delitos; tipo de delito; tipos de delito; tipos de delitos; tipo; tipos; clase de delito; clases de delitos; clase; clases; tipo de crimen; tipos de crimen',
  'field:area':
    'Zona; zonas; área; áreas; municipio; municipios; distrito; distritos; barrio; barrios; localidad; localidades; autoridad local; autoridades locales; borough; boroughs; sector; sectores; parte de la ciudad',
  'field:force':
    'Cuerpo policial; cuerpos policiales; cuerpo; cuerpos; cuerpo de policía; cuerpos de policía; fuerza policial; fuerzas policiales; fuerza; fuerzas; policía; policías; comisaría; comisarías; notificado por; jurisdicción',
  'field:outcome':
    'Resultado; resultados; desenlace; desenlaces; último resultado; resultado del caso; cómo acabó; cómo acabaron; cómo terminó; cómo terminaron; terminó en; terminaron en; terminaron; acabaron en; acabó en; acabaron; en qué acabaron; en qué terminaron; tasa de esclarecimiento; esclarecimiento; tasa de resultados; acabaron con; terminaron con; acabados en; terminados en',
  'field:location': 'Lugar; lugares; calle; calles; en qué calles; en qué calle; ubicación; sitio; sitios',
  'field:month': 'Mes; meses; qué mes; qué meses; de qué mes; en qué mes; en qué meses',
  'field:rows':
    'Filas; número de filas; filas del archivo; registros del archivo; filas en total; recuento de filas; fila',
  'field:imported': 'Filas importadas; importadas; filas guardadas; registros importados; filas cargadas',
  'field:withoutLocation': 'Sin ubicación; filas sin ubicación',
  'field:cities': 'Ciudades; ciudad; qué ciudades',
  'field:city': 'Ciudad; ciudades; qué ciudad; en qué ciudad',
  'field:crimes': 'Delitos contados; número de delitos; delitos',
  'field:findings':
    'Hallazgos; hallazgo; conclusiones; conclusión; conclusiones clave; qué encontró; qué se encontró; qué salió; qué descubrió; resultado; resultados; qué detectó; qué concluyó; qué dice; qué reveló',
  'field:failure': 'Fallo; por qué falló; por qué fallaron; por qué ha fallado; error; motivo del fallo',
  'field:version': 'Versión; versiones; número de versión',
  'field:field': 'Campo; nombre del campo; campos',
  'field:schema': 'Esquema; en qué esquema; de qué esquema; esquemas',
  'field:required': 'Obligatorio; obligatoria; obligatorios; obligatorias; requerido; requerida',
  'field:phone': 'Teléfono; número de teléfono; móvil; celular; mi teléfono; tlf',
  'field:passwordChanged':
    'Cambio de contraseña; último cambio de contraseña; cuándo cambié mi contraseña; cuándo cambié la contraseña; cambié mi contraseña; cambié la contraseña; cuándo he cambiado mi contraseña; antigüedad de mi contraseña; última vez que cambié la contraseña; última vez que cambié mi contraseña; cuándo cambié por última vez la contraseña; cuándo cambié por última vez mi contraseña; contraseña cambiada',
  'field:passwordExpires':
    'Vencimiento de la contraseña; cuándo caduca mi contraseña; cuándo caduca la contraseña; caduca mi contraseña; caduca la contraseña; cuándo vence mi contraseña; cuándo expira mi contraseña; cuándo me caduca la contraseña; me caduca la contraseña; expira mi contraseña; vence mi contraseña; cuándo tengo que cambiar la contraseña; cuándo tengo que cambiar mi contraseña; caducidad de mi contraseña; vence la contraseña; fecha de caducidad de mi contraseña',
  'field:recoveryCodes':
    'Códigos de recuperación; código de recuperación; códigos de respaldo; códigos de emergencia; cuántos códigos de recuperación; códigos de recuperación disponibles; backup codes; códigos de recuperación me quedan; códigos de recuperación quedan; códigos me quedan; cuántos códigos me quedan; cuántos códigos de recuperación me quedan; códigos de recuperación tengo',
  'field:theme': 'Tema; tema de color; modo oscuro; modo claro; apariencia; claro u oscuro; oscuro o claro',
  'field:language': 'Idioma; lengua; idioma de la interfaz; idioma de la aplicación',
  'field:timezone': 'Zona horaria; huso horario; mi zona horaria; husos horarios; zona de tiempo',
  'field:dateFormat':
    'Formato de fecha; formato de fechas; formato de las fechas; formato de la fecha; cómo se muestran las fechas; cómo se ven las fechas',
  'field:defaultView':
    'Vista predeterminada; pantalla de inicio; página de inicio; vista inicial; pantalla inicial; pantalla predeterminada; vista por defecto; pantalla por defecto; página inicial',
  'field:sessionTimeout':
    'Tiempo de espera de la sesión; tiempo de espera; tiempo de inactividad; límite de inactividad; inactividad; cierre automático de sesión; cierre de sesión automático; cuándo se cierra mi sesión; cuándo se cierra la sesión; se cierra mi sesión; se cierra la sesión; me cierra la sesión; cuándo me cierra la sesión; cuánto tarda en cerrarse la sesión; cuánto tarda en cerrarse mi sesión; cuánto dura mi sesión; cuánto dura la sesión; dura la sesión; dura mi sesión; timeout; expira la sesión; caduca la sesión; caduca mi sesión; expira mi sesión; me desconecta',
  'field:passwordExpiry':
    'Caducidad de la contraseña; caducidad de contraseñas; validez de la contraseña; vigencia de la contraseña; cada cuánto caduca la contraseña; cada cuánto hay que cambiar la contraseña; cada cuánto tengo que cambiar la contraseña; días de validez de la contraseña; duración de la contraseña',
  'field:deviceManagement': 'Gestión de dispositivos',
  'field:secondFactor': 'Autenticación en dos pasos',
  'field:emailNotifications':
    'Notificaciones por correo; avisos por correo; notificaciones por email; avisos por email; correos de aviso; notificaciones por mail; alertas por correo; notificaciones por correo electrónico',
  'field:securityAlerts': 'Alertas de seguridad; correos de alertas de seguridad; alertas de seguridad por correo',
  'field:entityUpdates': 'Cambios en entidades; avisos de cambios en entidades',
  'field:systemUpdates': 'Novedades del sistema',
  'field:marketingEmails': 'Correos de marketing; boletín; newsletter; correos publicitarios; publicidad',
  'field:apiEnabled': 'Acceso a la API; api activada; api habilitada; acceso por api',
  'field:apiKey':
    'Clave de API; claves de API; clave api; claves api; mi clave de api; mi clave api; api key; api keys; token de api; mi clave; últimos caracteres de mi clave; últimos {n} caracteres de mi clave api; últimos {n} caracteres de mi clave de api; últimos {n} caracteres de mi clave; últimos {n} dígitos de mi clave; cuatro últimos caracteres de mi clave de api; últimos caracteres de mi clave de api',
  'field:rateLimit':
    'Límite de frecuencia; límite de solicitudes; límite de peticiones; límite de la api; límite de api; rate limit; solicitudes por minuto; peticiones por minuto; límite de uso de la api',
  'field:webhook': 'Webhook; webhooks; url del webhook; dirección del webhook',
  'field:device': 'Dispositivo; navegador; navegadores; desde qué dispositivo; desde qué navegador; equipo; aparato',
  'field:current': 'Esta sesión; sesión actual',
  'field:why':
    'Motivo de la notificación; por qué recibo esto; por qué lo recibo; por qué me llegó; por qué me llega; por qué me llegan; por qué me ha llegado; por qué recibí; por qué recibo; por qué he recibido; por qué me avisan; por qué me avisaron; por qué me han avisado; por qué me notifican; por qué me notificaron',
  'value:object.incident': 'Incidente; incidentes; incidencia; incidencias; caso; casos',
  'value:object.threat': 'Amenaza; amenazas',
  'value:object.entity': 'Entidad; entidades',
  'value:object.connection': 'Conexión; conexiones',
  'value:object.playbook': 'Playbook; playbooks',
  'value:object.alert_rule': 'Regla de alerta; reglas de alerta; regla; reglas',
  'value:object.import': 'Importación; importaciones',
  'value:object.todo': 'Tarea; tareas',
  'value:object.person': 'Usuario; usuarios; cuenta; cuentas',
  'value:object.schema': 'Esquema; esquemas',
  'value:object.analysis': 'Análisis',
  'value:object.crime_import': 'Importación de datos policiales; importaciones de datos policiales; datos policiales',
  'value:object.report': 'Informe; informes; reporte; reportes',
  'value:object.settings': 'Configuración; ajustes; ajuste; preferencias',
  'value:object.api_key': 'Clave de API; claves de API; clave api; claves api',
  'value:type.Employment':
    'Empleo; empleado por; empleada por; empleados de; empleadas de; empleado de; empleada de; empleados por; empleados; empleado; trabaja para; trabajan para; trabaja en; trabajan en; trabajadores de; empleador; empleadores; emplea; emplea a; relación laboral; relaciones laborales; laboral; laborales; de empleo; plantilla de',
  'value:type.Association':
    'Asociación; asociaciones; asociado; asociada; asociados; asociadas; socio; socia; socios; socias; conocido; conocidos; allegado; allegados; de asociación',
  'value:type.Customer':
    'Cliente; clienta; clientes; clientes de; cliente de; compra a; compran a; relación comercial; relaciones comerciales; de cliente',
  'value:why.about_you': 'Se refiere a su cuenta; sobre mí; es sobre mí; se refiere a mí',
  'value:why.assigned_to_you': 'El incidente está asignado a usted; porque estoy asignado; porque me lo asignaron',
  'value:why.administrators':
    'Se informa a todos los administradores; porque soy administrador; por ser administrador; por ser administradora',
  'value:why.analysts': 'Se informa a administradores y analistas; porque soy analista; por ser analista',
  'value:why.everybody': 'Se informa a todas las personas',
  'value:problem.not_json': 'No es JSON; no es JSON válido; json no válido',
  'value:problem.not_a_bundle': 'No es un paquete STIX',
  'value:problem.not_utf8': 'No está en UTF-8; no es UTF-8',
  'value:problem.empty_file': 'Archivo vacío; fichero vacío; archivos vacíos',
  'value:problem.unknown_header': 'Encabezado desconocido; cabecera desconocida',
  'value:problem.unbalanced_quote': 'Comillas sin cerrar',
  'value:problem.too_large': 'Demasiado grande; demasiado grandes',
  'value:problem.too_many_objects': 'Demasiados objetos',
  'value:problem.interrupted': 'Interrumpida; interrumpidas; se interrumpió',
  'value:problem.storage_full': 'Almacenamiento lleno; disco lleno; sin espacio',
  'value:reason.not_an_object': 'No es un objeto',
  'value:reason.no_type': 'Sin tipo',
  'value:reason.no_id': 'Sin ID; no tiene ID; sin identificador',
  'value:reason.bad_id': 'ID no válido; ID inválido; identificador no válido',
  'value:reason.bad_timestamp': 'Fecha no válida; fecha inválida; fecha ilegible; hora no válida',
  'value:reason.bad_field': 'Campo no válido; campo inválido; valor no válido',
  'value:reason.missing_field': 'Falta un campo obligatorio; falta un campo; campo ausente; campo obligatorio ausente',
  'value:reason.unknown_spec_version': 'Versión de STIX desconocida; versión de STIX no compatible',
  'value:reason.duplicate_in_file':
    'Duplicado en el archivo; duplicado; duplicados; duplicada; duplicadas; repetido; repetidos',
  'value:reason.dangling_source': 'Falta el origen de la relación; el registro de origen no existe',
  'value:reason.dangling_target': 'Falta el destino de la relación; el registro de destino no existe',
  'value:reason.self_reference': 'Origen y destino son el mismo registro; se refiere a sí mismo',
  'value:reason.too_large': 'Demasiado grande; demasiado grandes',
  'value:reason.too_deep': 'Anidado a demasiada profundidad; demasiado anidado',
  'value:reason.wrong_column_count': 'Número de columnas incorrecto; número incorrecto de columnas',
  'value:reason.unknown_value': 'Valor desconocido; valor no permitido',
  'value:reason.bad_text': 'Texto no válido; texto inválido; caracteres no válidos',
  'value:kind.analysis': 'Análisis',
  'value:kind.crime_files': 'Archivos de datos policiales',
  'value:kind.crime_import': 'Importación de datos policiales; importaciones de datos policiales',
  'value:kind.export': 'Exportación; exportaciones',
  'value:kind.import': 'Importación; importaciones',
  'value:kind.import_undo': 'Deshacer una importación',
  'value:kind.inference': 'Inferencia de esquema; inferencia de esquemas; inferencias',
  'value:kind.mail': 'Correo electrónico; correo; correos; correos electrónicos; emails; email',
  'value:kind.mail_alert': 'Correo de alerta; correos de alerta',
  'value:kind.mail_code': 'Correo con código; correos con código',
  'value:kind.text_message': 'SMS; mensaje de texto; mensajes de texto',
  'value:kind.webhook': 'Envío de webhook; envíos de webhook; webhook; webhooks',
  'value:state.running': 'En curso; en marcha; en ejecución; corriendo; ejecutándose',
  'value:category.Anti-social behaviour':
    'Comportamiento antisocial; conducta antisocial; conductas antisociales; comportamientos antisociales; antisocial; asb; vandalismo social',
  'value:category.Bicycle theft':
    'Robo de bicicletas; robos de bicicletas; robo de bicis; robos de bicis; robo de bicicleta; bicicletas robadas; bicis robadas; bicicletas; bicis',
  'value:category.Burglary':
    'Robo en inmuebles; robos en inmuebles; robo en viviendas; robos en viviendas; robo en casas; robos en casas; robo en domicilios; robos en domicilios; robo con fuerza; robos con fuerza; allanamiento; allanamientos; robo; robos; robos en pisos; robo en pisos; burglary',
  'value:category.Criminal damage and arson':
    'Daños e incendios intencionados; daños; incendios intencionados; incendio intencionado; incendios provocados; incendio provocado; incendios; vandalismo; daños intencionados',
  'value:category.Drugs':
    'Drogas; droga; delitos de drogas; delitos por drogas; estupefacientes; narcotráfico; narcóticos; tráfico de drogas',
  'value:category.Other crime': 'Otros delitos; otro delito; otros crímenes',
  'value:category.Other theft': 'Otros hurtos; otro hurto; otros robos; hurto; hurtos',
  'value:category.Possession of weapons':
    'Posesión de armas; tenencia de armas; armas; arma; tenencia ilícita de armas; cuchillos; delitos con arma blanca; arma blanca; armas blancas',
  'value:category.Public order':
    'Orden público; desorden público; desórdenes públicos; delitos contra el orden público; alteración del orden público; alteraciones del orden público',
  'value:category.Robbery':
    'Robo con violencia; robos con violencia; atraco; atracos; asalto; asaltos; robo a mano armada; robos a mano armada; robo con intimidación; robos con intimidación',
  'value:category.Shoplifting':
    'Hurto en comercios; hurtos en comercios; hurto en tiendas; hurtos en tiendas; robo en tiendas; robos en tiendas; robo en comercios; robos en comercios; shoplifting; hurto en comercio',
  'value:category.Theft from the person':
    'Hurto a personas; hurtos a personas; carterista; carteristas; tirón; tirones; robo a personas; robos a personas; carterismo',
  'value:category.Vehicle crime':
    'Delitos relacionados con vehículos; robo de vehículos; robos de vehículos; robo de vehículo; robos de vehículo; robo de coches; robos de coches; robo de coche; robos de coche; robo de carros; robos de carros; robo de autos; robos de autos; delitos de vehículos; delitos con vehículos; vehículos; vehículo; coches; coches robados; vehículos robados',
  'value:category.Violence and sexual offences':
    'Violencia y delitos sexuales; violencia; delitos violentos; delito violento; delitos sexuales; agresiones sexuales; agresión; agresiones; delitos de violencia; crímenes violentos; violentos; lesiones',
  'value:outcome.Investigation complete; no suspect identified':
    'Investigación terminada, sin sospechoso identificado; sin sospechoso identificado; sin sospechoso; sin sospechosos; sin identificar al sospechoso; sospechoso no identificado; sin identificar a nadie; sin esclarecer; sin culpable; no esclarecidos; sin autor conocido; ningún sospechoso',
  'value:outcome.Under investigation':
    'En investigación; todavía en investigación; siguen en investigación; se siguen investigando; casos abiertos',
  'value:outcome.Awaiting court outcome':
    'A la espera de resolución judicial; en los tribunales; en el juzgado; pendientes de juicio; pendiente de juicio; a la espera de juicio; sospechoso imputado; imputado; imputados; acusado; acusados; procesados; llegaron a juicio; con imputación; imputaciones; acusadas',
  'value:outcome.Unable to prosecute suspect':
    'No se pudo procesar al sospechoso; no se pudo procesar; no procesados; sin poder procesar; no enjuiciados',
  'value:outcome.Local resolution': 'Resolución local; resoluciones locales; resueltos localmente',
  'value:outcome.Offender given a caution':
    'Infractor amonestado; amonestación; amonestaciones; amonestado; amonestados; apercibimiento; apercibimientos',
  'value:state.present':
    'Archivo importado; importado; importados; presente; presentes; disponible; disponibles; cubierto; cubiertos; tenemos; completos; cargado; cargados; hay datos; importada; importadas; cargadas',
  'value:state.unfinished': 'Aún no ha terminado; sin terminar; mes incompleto; incompletos; incompleto',
  'value:state.notImported':
    'No importado; no importados; falta; faltan; faltantes; nos falta; nos faltan; ausente; ausentes; sin importar; no tenemos; no están importados; laguna; lagunas; hueco; huecos; por importar; sin datos; vacíos',
  'value:state.notPublished':
    'No se publicaron datos; no publicado; no publicados; sin publicar; no se publicaron; no se han publicado',
  'value:state.future': 'En el futuro; futuro; futuros',
  'value:state.held':
    'Pendiente de una decisión; pendientes de una decisión; pendiente de decisión; pendientes de decisión; retenida; retenidas; en espera de una decisión; esperan una decisión; espera una decisión; esperan decisión',
  'value:origin.upload': 'Subida; subido; subidos; subidas',
  'value:origin.command': 'Línea de comandos; línea de comandos del servidor; cli',
  'value:origin.archive': 'Archivo histórico policial; archivo histórico; histórico policial',
  'value:origin.sample': 'Datos de ejemplo; muestra generada; de ejemplo; generados; de muestra; generadas',
  'value:origin.written': 'JSON Schema subido; escritos a mano; escrito a mano; subidos; subido; a mano',
  'value:origin.csv': 'Inferido de CSV; csv; de csv; desde csv; de un csv; de archivos csv; inferidos de csv',
  'value:origin.json': 'Inferido de JSON; json; de json; desde json; inferidos de json',
  'value:origin.ndjson': 'Inferido de NDJSON; ndjson; de ndjson; desde ndjson; inferidos de ndjson',
  'value:origin.crime':
    'Inferido de datos policiales; de datos policiales; datos policiales; inferidos de datos policiales',
  'value:status.processing':
    'En curso; procesándose; en marcha; en proceso; analizándose; siguen en curso; en ejecución',
  'value:status.failed':
    'Fallido; fallidos; falló; fallaron; fallado; fallan; han fallado; ha fallado; con error; con errores; salieron mal; salió mal; dieron error; fallida; fallidas',
  'value:status.analyzed':
    'Analizado; analizados; completado; completados; terminado; terminados; acabado; acabados; finalizado; finalizados; listo; listos; analizada; analizadas; completada; completadas; terminada; terminadas; acabada; acabadas; finalizada; finalizadas',
  'value:theme.light': 'Claro; tema claro; modo claro; blanco; modo día; modo diurno; light',
  'value:theme.dark': 'Oscuro; tema oscuro; modo oscuro; negro; modo noche; modo nocturno; oscura; dark',
  'value:theme.system': 'Sistema; como el sistema; tema del sistema; automático; el del sistema',
  'value:language.en': 'Inglés; english; ingles',
  'value:language.es': 'Español; castellano; spanish; espanol',
  'value:language.fr': 'Francés; français; french',
  'value:language.de': 'Alemán; deutsch; german',
  'value:language.ja': 'Japonés; nihongo; japanese',
  'value:timezone.UTC': 'UTC; tiempo universal; hora universal; tiempo universal coordinado; hora utc',
  'value:timezone.EST': 'Hora del Este; est; nueva york; costa este; hora de nueva york; hora del este de ee uu',
  'value:timezone.PST': 'Hora del Pacífico; pst; los ángeles; costa oeste; california; pacífico; hora de california',
  'value:timezone.GMT': 'GMT; greenwich; hora de greenwich; hora gmt',
  'value:dateFormat.MM/DD/YYYY':
    'MM/DD/YYYY; fechas americanas; formato americano; formato de ee uu; formato estadounidense; mm/dd/aaaa',
  'value:dateFormat.DD/MM/YYYY': 'DD/MM/YYYY; fechas europeas; formato europeo; dd/mm/aaaa; formato español',
  'value:dateFormat.YYYY-MM-DD': 'YYYY-MM-DD; fechas iso; formato iso; aaaa-mm-dd',
  'value:defaultView.dashboard': 'Panel',
  'value:defaultView.threats': 'Análisis de amenazas',
  'value:defaultView.network': 'Red de entidades; red',
  'value:defaultView.security': 'Operaciones de seguridad; seguridad',
  'flag:finished.yes':
    'Terminado; terminados; terminada; terminadas; completado; completados; completada; completadas; acabado; acabados; finalizado; finalizados; con todos los pasos hechos; concluidos; acabada; acabadas; finalizada; finalizadas',
  'flag:finished.no':
    'Sin terminar; sin acabar; no terminado; no terminados; incompleto; incompletos; no completados; sin completar; abierto; abiertos; aún en marcha; inacabados; no han terminado; no están terminados; sin finalizar; abierta; abiertas; inacabadas',
  'flag:antisocial.yes': 'Solo comportamiento antisocial; solo conducta antisocial; solo asb',
  'flag:antisocial.no':
    'Sin comportamiento antisocial; sin conducta antisocial; sin el comportamiento antisocial; sin asb; sin contar el comportamiento antisocial; sin contar comportamiento antisocial; excepto comportamiento antisocial; excluyendo comportamiento antisocial; quitando el comportamiento antisocial; menos comportamiento antisocial; excluido el comportamiento antisocial',
  'flag:located.yes':
    'Con ubicación; con coordenadas; localizados; localizado; geolocalizados; con lugar; localizada; localizadas; geolocalizada; geolocalizadas',
  'flag:located.no': 'Sin ubicación; sin coordenadas; sin localizar; sin lugar; no localizados; sin geolocalizar',
  'flag:latest.yes': 'Solo de la última importación; de la importación más reciente',
  'flag:latest.no': 'De importaciones anteriores',
  'flag:required.yes':
    'Obligatorio; obligatoria; obligatorios; obligatorias; requerido; requerida; requeridos; requeridas; imprescindible; imprescindibles; forzoso; mandatorio; mandatorios',
  'flag:required.no':
    'Opcional; opcionales; no obligatorio; no obligatorios; no requerido; no requeridos; facultativos',
  'flag:current.yes': 'Esta sesión; sesión actual; la que estoy usando; este dispositivo',
  'flag:current.no':
    'Otras sesiones; las demás sesiones; otros dispositivos; otro dispositivo; en otro sitio; en otro lugar; en otra parte; en otros sitios; otro sitio; otro lugar',
  'flag:deviceManagement.yes': 'Gestión de dispositivos activada',
  'flag:deviceManagement.no': 'Gestión de dispositivos desactivada',
  'flag:emailNotifications.yes': 'Notificaciones por correo activadas',
  'flag:emailNotifications.no': 'Notificaciones por correo desactivadas',
  'flag:securityAlerts.yes': 'Alertas de seguridad activadas',
  'flag:securityAlerts.no': 'Alertas de seguridad desactivadas',
  'flag:entityUpdates.yes': 'Cambios en entidades activados',
  'flag:entityUpdates.no': 'Cambios en entidades desactivados',
  'flag:systemUpdates.yes': 'Novedades del sistema activadas',
  'flag:systemUpdates.no': 'Novedades del sistema desactivadas',
  'flag:marketingEmails.yes': 'Correos de marketing activados',
  'flag:marketingEmails.no': 'Correos de marketing desactivados',
  'flag:apiEnabled.yes': 'Acceso a la API activado',
  'flag:apiEnabled.no': 'Acceso a la API desactivado',
  'time:acknowledgedAt':
    'confirmada; confirmadas; confirmó; confirmaron; confirmamos; se confirmó; se confirmaron; se han confirmado; reconocida; reconocidas; reconoció; reconocieron; reconocimos; se reconoció; se reconocieron; se han reconocido; hemos reconocido; han sido reconocidas; confirmado; confirmados; reconocido; reconocidos',
  'time:month':
    'mes; registrado; registrados; registrada; registradas; cometido; cometidos; ocurrido; ocurridos; ocurrieron; ocurrió; hubo; ha habido; se cometieron; se registraron; se produjeron; denunciado; denunciados; sucedieron; pasaron; tuvieron lugar; notificados; hubieron',
  'time:lastUsed':
    'último uso; usado; usada; usadas; usados; activa; activas; activo; iniciada; iniciadas; utilizada; conectado; conectada; conectados; activos; iniciado; iniciados; conectadas',
  'time:passwordChanged': 'contraseña cambiada; cambio de contraseña',
  'time:passwordExpires': 'vencimiento de la contraseña; caducidad de mi contraseña',
  'field:from': 'valor anterior',
  'field:to': 'valor nuevo',
  'field:path': 'nombre en el documento',
  'field:values':
    'Valores permitidos; valores posibles; valores admitidos; valores válidos; valores aceptados; valores se permiten; valores están permitidos; valores son posibles; valores puede; valores puede tener; enum; enumeración; lista de valores; permite; admite; acepta',
};
