import type { AlertFormat } from '@halyard/contracts/inflow/formats.ts';

type Fields = Readonly<Record<string, unknown>>;

const none: Fields = {};

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : none;

const firstOf = (value: unknown): Fields => fieldsOf(Array.isArray(value) ? value[0] : undefined);

/** A page of a list that has nothing on it. */
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const has = (fields: Fields, ...names: readonly string[]) => names.every((name) => fields[name] !== undefined);
const hasAny = (fields: Fields, ...names: readonly string[]) => names.some((name) => fields[name] !== undefined);

/** Text that a shipper or a service put around the document; nothing where it is not JSON. */
function parsed(value: unknown): Fields {
  if (typeof value !== 'string' || !value.startsWith('{')) return none;
  try {
    return fieldsOf(JSON.parse(value));
  } catch {
    return none;
  }
}

const inside = (document: Fields, ...names: readonly string[]): Fields => {
  for (const name of names) {
    const part = fieldsOf(document[name]);
    if (part !== none) return part;
  }
  return document;
};

const isPromAlert = (alert: Fields) => has(alert, 'labels') && hasAny(alert, 'startsAt', 'fingerprint', 'generatorURL');
const isGrafana = (document: Fields) =>
  isPromAlert(firstOf(document.alerts)) &&
  (hasAny(document, 'orgId', 'appVersion') ||
    document.version === '1' ||
    hasAny(firstOf(document.alerts), 'silenceURL', 'dashboardURL', 'panelURL', 'valueString'));

function isGuardDuty(document: Fields): boolean {
  const finding = (one: Fields) =>
    (has(one, 'Service', 'Type') || has(one, 'service', 'type', 'severity')) &&
    hasAny(one, 'AccountId', 'accountId', 'Severity', 'severity') &&
    fieldsOf(one.Service ?? one.service) !== none;
  return (
    document.source === 'aws.guardduty' ||
    [document, fieldsOf(document.detail), firstOf(document.Findings), firstOf(document.findings)].some(finding)
  );
}

function isAsff(document: Fields): boolean {
  const finding = (one: Fields) => has(one, 'ProductArn') || has(one, 'AwsAccountId', 'GeneratorId');
  return (
    document.source === 'aws.securityhub' ||
    isEmptyList(document.Findings) ||
    [
      document,
      firstOf(document.Findings),
      firstOf(document.findings),
      firstOf(fieldsOf(document.detail).findings),
    ].some(finding)
  );
}

function isOcsf(document: Fields): boolean {
  const finding = (one: Fields) => has(one, 'class_uid') || has(one, 'finding_info', 'metadata');
  // Security Hub sends either form; only the findings show which.
  const imported = firstOf(fieldsOf(document.detail).findings);
  return [document, firstOf(document.findings), firstOf(document.events), imported].some(finding);
}

function isSentinel(document: Fields): boolean {
  const incident = (one: Fields) =>
    hasAny(fieldsOf(one.properties), 'incidentNumber', 'systemAlertId', 'incidentUrl') ||
    hasAny(one, 'SystemAlertId', 'IncidentNumber', 'AlertDisplayName');
  return [document, fieldsOf(document.object), fieldsOf(document.body), firstOf(document.value)].some(incident);
}

function isGraph(document: Fields): boolean {
  const alert = (one: Fields) =>
    has(one, 'id', 'title') &&
    hasAny(one, 'serviceSource', 'detectionSource', 'providerAlertId', 'alertWebUrl', 'mitreTechniques');
  return alert(document) || alert(firstOf(document.value)) || isEmptyList(document.value);
}

function isSecOps(document: Fields): boolean {
  // CrowdStrike has an eventType in its metadata, too: DetectionSummaryEvent.
  const isType = (value: unknown) => typeof value === 'number' || /^[A-Z]+(?:_[A-Z0-9]+)*$/.test(String(value));
  const event = ({ metadata }: Fields) => {
    const { eventType, event_type: type = eventType } = fieldsOf(metadata);
    return (
      (type !== undefined && isType(type)) ||
      hasAny(fieldsOf(metadata), 'eventTimestamp', 'event_timestamp', 'productLogId')
    );
  };
  const wrapped = (one: Fields) => event(one) || event(fieldsOf(one.event)) || event(fieldsOf(one.udm));
  const { events } = document;
  return (
    isEmptyList(document.detections) ||
    hasAny(firstOf(document.detections), 'detection', 'collectionElements') ||
    (Array.isArray(document.detection) && hasAny(document, 'collectionElements', 'detectionTime', 'timeWindow')) ||
    [document, firstOf(events), firstOf(fieldsOf(events).events)].some(wrapped)
  );
}

function isTheHive(document: Fields): boolean {
  const alert = (one: Fields) => has(one, 'sourceRef', 'source') && hasAny(one, 'title', 'type');
  return [document, fieldsOf(document.object), fieldsOf(document.alert)].some(alert);
}

function isIris(document: Fields): boolean {
  const { data } = document;
  const alert = (one: Fields) =>
    hasAny(one, 'alert_title', 'alert_source_ref', 'alert_severity_id', 'alert_iocs') ||
    has(one, 'alert_ids', 'updates');
  return [document, fieldsOf(data), firstOf(fieldsOf(data).alerts), firstOf(document.alerts)].some(alert);
}

function isWazuh(document: Fields): boolean {
  const alert = inside(document, '_source', 'all_fields', 'alert');
  const rule = fieldsOf(alert.rule);
  return has(rule, 'level') && hasAny(alert, 'agent', 'manager', 'decoder', 'location');
}

function isSuricata(document: Fields): boolean {
  const event = (one: Fields) =>
    has(one, 'event_type') && hasAny(one, 'flow_id', 'src_ip', 'alert', 'stats', 'timestamp', 'pcap_cnt');
  const suricata = fieldsOf(fieldsOf(document.suricata).eve);
  return (
    suricata !== none ||
    [document, fieldsOf(document._source), parsed(document.log), parsed(document.message)].some(event) ||
    hasAny(fieldsOf(document.alert), 'signature_id')
  );
}

const zeekLogs = new Set(['notice', 'intel', 'weird', 'notice_alarm']);
function isZeek(document: Fields): boolean {
  const { _path: path } = document;
  return (
    (typeof path === 'string' && (zeekLogs.has(path) || hasAny(document, 'uid', 'ts', 'id'))) ||
    has(document, 'note', 'msg', 'ts') ||
    hasAny(document, 'seen.indicator') ||
    (has(document, 'ts') && hasAny(fieldsOf(document.seen), 'indicator')) ||
    (has(document, 'ts', 'name', 'notice') && hasAny(document, 'peer', 'id', 'id.orig_h'))
  );
}

function isElastic(document: Fields): boolean {
  const first = firstOf(fieldsOf(document.hits).hits);
  const hit = first === none ? document : first;
  // Searches may ask for `fields`; those of a shipper are beside the event itself.
  const alert = has(hit, '_index', 'fields') ? inside(hit, '_source', 'fields') : inside(hit, '_source');
  const signal = fieldsOf(alert.signal);
  return (
    Object.keys(alert).some((name) => name.startsWith('kibana.alert.') || name.startsWith('signal.rule')) ||
    hasAny(fieldsOf(alert.kibana), 'alert') ||
    hasAny(signal, 'rule') ||
    hasAny(alert, 'event.kind') ||
    hasAny(fieldsOf(alert.event), 'kind', 'dataset', 'module') ||
    (hasAny(alert, '@timestamp') && hasAny(alert, 'ecs', 'ecs.version')) ||
    hasAny(fieldsOf(alert.email), 'attachments', 'from')
  );
}

const detectors: readonly (readonly [id: AlertFormat, detect: (document: Fields) => boolean])[] = [
  ['cef', (document) => has(document, 'syslog', 'cef')],
  ['leef', (document) => has(document, 'syslog', 'leef')],
  ['syslog', (document) => hasAny(fieldsOf(document.syslog), 'message', 'priority', 'severity', 'hostname', 'format')],
  ['grafana', isGrafana],
  [
    'alertmanager',
    (document) =>
      isPromAlert(document) || isPromAlert(firstOf(document.alerts)) || has(document, 'groupKey', 'commonLabels'),
  ],
  ['wazuh5', (document) => hasAny(fieldsOf(inside(document, '_source').wazuh), 'rule', 'agent', 'integration')],
  ['wazuh', isWazuh],
  ['suricata', isSuricata],
  ['ocsf', isOcsf],
  ['asff', isAsff],
  ['guardduty', isGuardDuty],
  [
    'splunk',
    (document) => hasAny(document, 'search_name') && hasAny(document, 'sid', 'results_link', 'result', 'results'),
  ],
  ['sentinel', isSentinel],
  ['secops', isSecOps],
  ['iris', isIris],
  ['thehive', isTheHive],
  ['msgraph', isGraph],
  ['zeek', isZeek],
  ['elastic', isElastic],
  ['generic-json', (document) => Object.keys(document).length > 0],
];

/** The most likely format of a document, detected by its well-known fields; null if it has none. */
export function detectFormat(document: unknown): AlertFormat | null {
  const plain = Array.isArray(document) ? firstOf(document) : fieldsOf(document);
  const message = parsed(plain.Message);
  // A message of Amazon's SNS carries the document as text.
  const fields = hasAny(plain, 'TopicArn') && message !== none ? message : plain;
  return detectors.find(([, detect]) => detect(fields))?.[0] ?? null;
}
