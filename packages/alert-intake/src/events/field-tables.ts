import type { AlertFormat } from '@halyard/contracts/inflow/formats.ts';

/** Names of the Elastic Common Schema, and where a format keeps the same: the first that has a value counts. */
export type FieldTable = Readonly<Record<string, readonly string[]>>;

/** Sides of a connection, and the requested target, as one family of names. */
const cefLike = (at: string, more: FieldTable): FieldTable => ({
  'source.ip': [`${at}.src`],
  'destination.ip': [`${at}.dst`],
  'network.transport': [`${at}.proto`],
  ...more,
});

/** One entity of OCSF is in the event itself, or as evidence of a finding. */
const ocsf = (...paths: readonly string[]) => [...paths, ...paths.map((path) => `evidences.${path}`)];
const udm = (...paths: readonly string[]) => [...paths, ...paths.map((path) => `udm.${path}`)];

/**
 * Formats whose field names the engine does not know. It knows those of Sigma, Windows, the Elastic Common Schema and
 * Zeek (packages/detection/src/sigma/field-names.ts): what is written here in ECS is found under Sigma's names too.
 */
export const fieldTables: Partial<Readonly<Record<AlertFormat, FieldTable>>> = {
  ocsf: {
    'host.name': ocsf('device.hostname', 'device.name'),
    'user.name': ocsf('actor.user.name', 'user.name', 'process.user.name'),
    'user.domain': ocsf('actor.user.domain', 'user.domain'),
    // In a process launch, `process` is the started process, and the actor its parent.
    'process.executable': ocsf('process.file.path', 'actor.process.file.path'),
    'process.command_line': ocsf('process.cmd_line', 'actor.process.cmd_line'),
    'process.pe.original_file_name': ocsf('process.file.internal_name'),
    'process.parent.executable': ocsf(
      'process.parent_process.file.path',
      'actor.process.parent_process.file.path',
      'actor.process.file.path',
    ),
    'process.parent.command_line': ocsf('process.parent_process.cmd_line', 'actor.process.cmd_line'),
    'dll.path': ocsf('module.file.path'),
    'registry.path': ocsf('reg_value.path', 'reg_key.path', 'win_registry_key.path'),
    'registry.data.strings': ocsf('reg_value.data'),
    'source.ip': ocsf('src_endpoint.ip'),
    'source.port': ocsf('src_endpoint.port'),
    'destination.ip': ocsf('dst_endpoint.ip'),
    'destination.port': ocsf('dst_endpoint.port'),
    'destination.domain': ocsf('dst_endpoint.hostname', 'dst_endpoint.domain'),
    'network.transport': ocsf('connection_info.protocol_name'),
    'dns.question.name': ocsf('query.hostname'),
    'dns.question.type': ocsf('query.type'),
    'url.original': ocsf('http_request.url.url_string', 'url.url_string'),
    'url.path': ocsf('http_request.url.path'),
    'url.query': ocsf('http_request.url.query_string'),
    'url.domain': ocsf('http_request.url.hostname'),
    'http.request.method': ocsf('http_request.http_method'),
    'http.request.referrer': ocsf('http_request.referrer'),
    'http.response.status_code': ocsf('http_response.code'),
    'user_agent.original': ocsf('http_request.user_agent'),
    eventName: ocsf('api.operation'),
    eventSource: ocsf('api.service.name'),
    errorCode: ocsf('api.response.error'),
  },
  suricata: {
    'dns.question.name': ['dns.rrname', 'dns.query.rrname', 'dns.queries.rrname'],
    'dns.question.type': ['dns.rrtype', 'dns.query.rrtype', 'dns.queries.rrtype'],
    'dns.answers.data': ['dns.answers.rdata'],
    'url.original': ['http.url'],
    'url.domain': ['http.hostname', 'tls.sni'],
    'http.request.method': ['http.http_method'],
    'http.request.referrer': ['http.http_refer'],
    'http.response.status_code': ['http.status'],
    'user_agent.original': ['http.http_user_agent'],
    'file.name': ['fileinfo.filename'],
  },
  wazuh: {
    'host.name': ['agent.name'],
    'user.name': ['data.dstuser', 'data.srcuser', 'data.audit.auid'],
    'process.executable': ['data.audit.exe'],
    'file.path': ['syscheck.path'],
    'url.original': ['data.url'],
    'network.transport': ['data.protocol'],
  },
  cef: cefLike('cef.extensions', {
    'event.code': ['cef.signatureId'],
    'host.name': ['cef.extensions.dvchost'],
    'user.name': ['cef.extensions.duser', 'cef.extensions.suser'],
    'source.port': ['cef.extensions.spt'],
    'source.domain': ['cef.extensions.shost'],
    'destination.port': ['cef.extensions.dpt'],
    'destination.domain': ['cef.extensions.dhost'],
    'process.executable': ['cef.extensions.dproc', 'cef.extensions.sproc'],
    'file.path': ['cef.extensions.filePath', 'cef.extensions.fname'],
    'url.original': ['cef.extensions.request'],
    'http.request.method': ['cef.extensions.requestMethod'],
    'user_agent.original': ['cef.extensions.requestClientApplication'],
  }),
  leef: cefLike('leef.attributes', {
    'event.code': ['leef.eventId'],
    'host.name': ['leef.attributes.identHostName'],
    'user.name': ['leef.attributes.usrName', 'leef.attributes.accountName'],
    'source.port': ['leef.attributes.srcPort'],
    'destination.port': ['leef.attributes.dstPort'],
    'url.original': ['leef.attributes.url'],
  }),
  secops: {
    'host.name': udm('principal.hostname', 'principal.asset.hostname'),
    'user.name': udm('principal.user.userid', 'target.user.userid'),
    'process.executable': udm('target.process.file.fullPath', 'target.process.file.full_path'),
    'process.command_line': udm('target.process.commandLine', 'target.process.command_line'),
    'process.parent.executable': udm('principal.process.file.fullPath', 'principal.process.file.full_path'),
    'process.parent.command_line': udm('principal.process.commandLine', 'principal.process.command_line'),
    'file.path': udm('target.file.fullPath', 'target.file.full_path'),
    'registry.path': udm('target.registry.registryKey', 'target.registry.registry_key'),
    'source.ip': udm('principal.ip'),
    'source.port': udm('principal.port'),
    'destination.ip': udm('target.ip'),
    'destination.port': udm('target.port'),
    'destination.domain': udm('target.hostname'),
    'url.original': udm('target.url'),
    'dns.question.name': udm('network.dns.questions.name'),
    'http.request.method': udm('network.http.method'),
    'user_agent.original': udm('network.http.userAgent', 'network.http.user_agent'),
  },
};
