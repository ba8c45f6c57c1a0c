import type { AlertFormat } from '@halyard/contracts/inflow/formats.ts';

/** The log source of a format's items; unstated parts may be anything. */
export type LogSourceTable = {
  readonly products?: readonly string[];
  /** Fields that name the system: where one has a value, it is of these products and no others. */
  readonly productAt?: readonly string[];
  /** Fields that name more products, which rule out none. */
  readonly alsoAt?: readonly string[];
  readonly services?: readonly string[];
  readonly serviceAt?: string;
  /** None: items of this format are of no category. */
  readonly categories?: readonly string[];
  /** Categories by the value of the first field that has one: null may be any, a value that is not there has none. */
  readonly categoriesBy?: {
    readonly at: readonly string[];
    readonly of: Readonly<Record<string, readonly string[] | null>>;
  };
};

const web = ['proxy', 'webserver'];
const connections = ['firewall', 'network_connection'];
const registry = ['registry_event', 'registry_add', 'registry_set', 'registry_delete', 'registry_rename'];
const files = ['file_event', 'file_access', 'file_change', 'file_delete', 'file_rename'];
const processes = ['process_creation', 'process_termination', 'process_access', 'create_remote_thread'];

/** Tools that report measurements, or alerts of others: they write no system events. */
const reports = (...products: readonly string[]): LogSourceTable => ({ products, categories: [] });

/** Formats that identify themselves. For all others (`generic-json`, `syslog`, `wazuh`, `splunk`) the event decides. */
export const logSourceTables: Partial<Readonly<Record<AlertFormat, LogSourceTable>>> = {
  alertmanager: reports('alertmanager', 'prometheus'),
  grafana: reports('grafana'),
  thehive: reports('thehive'),
  iris: reports('iris'),
  guardduty: { products: ['aws'], services: ['guardduty'], categories: [] },
  asff: { products: ['aws'], services: ['securityhub'], categories: [] },
  msgraph: reports('m365', 'azure', 'msgraph'),
  sentinel: reports('azure', 'm365', 'sentinel'),
  zeek: {
    products: ['zeek'],
    serviceAt: '_path',
    categoriesBy: { at: ['_path'], of: { conn: connections, dns: ['dns'], http: web } },
  },
  suricata: {
    products: ['suricata'],
    serviceAt: 'event_type',
    categoriesBy: { at: ['event_type'], of: { alert: null, flow: connections, dns: ['dns'], http: web } },
  },
  elastic: {
    productAt: ['host.os.type', 'host.os.platform'],
    alsoAt: ['event.module', 'cloud.provider', 'observer.vendor', 'observer.product', 'event.dataset'],
  },
  wazuh5: { productAt: ['host.os.type', 'host.os.platform'], alsoAt: ['cloud.provider', 'wazuh.integration.name'] },
  ocsf: {
    productAt: ['device.os.name', 'device.os.type'],
    alsoAt: ['cloud.provider', 'metadata.product.name', 'metadata.product.vendor_name'],
    // Classes of OCSF, and of the process class (1007) what happened in it.
    categoriesBy: {
      at: ['type_uid', 'class_uid'],
      of: {
        100701: ['process_creation'],
        100702: ['process_termination'],
        100703: ['process_access'],
        100704: ['create_remote_thread', 'process_tampering'],
        1001: files,
        1002: ['driver_load'],
        1005: ['image_load'],
        1007: processes,
        201001: registry,
        201002: registry,
        4001: connections,
        4002: [...web, 'network_connection'],
        4003: ['dns', 'dns_query'],
        // Findings carry as evidence whatever they are about.
        2001: null,
        2004: null,
        2005: null,
        2006: null,
        2007: null,
      },
    },
  },
  cef: { productAt: ['cef.vendor', 'cef.product'] },
  leef: { productAt: ['leef.vendor', 'leef.product'] },
  secops: {
    productAt: ['metadata.productName', 'metadata.product_name', 'metadata.vendorName', 'metadata.vendor_name'],
    alsoAt: ['principal.platform', 'target.platform'],
  },
};

/** Products as Sigma calls them, by what formats call them; signs and spaces do not count. */
export const productNames: Readonly<Record<string, readonly string[]>> = {
  darwin: ['macos'],
  ubuntu: ['linux'],
  debian: ['linux'],
  rhel: ['linux'],
  centos: ['linux'],
  o365: ['m365'],
  office365: ['m365'],
  panw: ['paloalto'],
  googlecloud: ['gcp'],
  googleworkspace: ['gcp'],
  amazonwebservices: ['aws'],
};
