import type { EventFields } from './event-fields.ts';
import type { Logsource } from './sigma-rule.ts';

type Lists = ReadonlyMap<string, readonly string[]>;

/** Categories of Sigma by the number of a Sysmon event (Sigma taxonomy, appendix "Sysmon"). */
const sysmonCategories: Lists = new Map(
  Object.entries({
    1: ['process_creation'],
    2: ['file_change'],
    3: ['network_connection'],
    4: ['sysmon_status'],
    5: ['process_termination'],
    6: ['driver_load'],
    7: ['image_load'],
    8: ['create_remote_thread'],
    9: ['raw_access_thread'],
    10: ['process_access'],
    11: ['file_event'],
    12: ['registry_event', 'registry_add', 'registry_delete'],
    13: ['registry_event', 'registry_set'],
    14: ['registry_event', 'registry_rename'],
    15: ['create_stream_hash'],
    16: ['sysmon_status'],
    17: ['pipe_created'],
    18: ['pipe_created'],
    19: ['wmi_event'],
    20: ['wmi_event'],
    21: ['wmi_event'],
    22: ['dns_query'],
    23: ['file_delete'],
    24: ['clipboard_capture'],
    25: ['process_tampering'],
    26: ['file_delete'],
    27: ['file_block_executable'],
    28: ['file_block_shredding'],
    29: ['file_executable_detected'],
    255: ['sysmon_error'],
  }),
);

const otherCategories: Lists = new Map(
  Object.entries({
    'security 4688': ['process_creation'],
    'security 4689': ['process_termination'],
    'security 4657': ['registry_event', 'registry_add', 'registry_set', 'registry_delete'],
    'security 5156': ['network_connection'],
    'microsoft-windows-dns-client/operational 3008': ['dns_query'],
    'microsoft-windows-powershell/operational 4103': ['ps_module'],
    'microsoft-windows-powershell/operational 4104': ['ps_script'],
    'powershellcore/operational 4103': ['ps_module'],
    'powershellcore/operational 4104': ['ps_script'],
    'windows powershell 400': ['ps_classic_start'],
    'windows powershell 600': ['ps_classic_provider_start'],
  }),
);

/** Channels of the services of Sigma. */
const channels: Lists = new Map(
  Object.entries({
    security: ['security'],
    system: ['system'],
    application: ['application'],
    sysmon: ['microsoft-windows-sysmon/operational'],
    powershell: ['microsoft-windows-powershell/operational', 'powershellcore/operational'],
    'powershell-classic': ['windows powershell'],
    windefend: ['microsoft-windows-windows defender/operational'],
    taskscheduler: ['microsoft-windows-taskscheduler/operational'],
    wmi: ['microsoft-windows-wmi-activity/operational'],
    'dns-server': ['dns server'],
    'dns-client': ['microsoft-windows-dns client events/operational', 'microsoft-windows-dns-client/operational'],
    'bits-client': ['microsoft-windows-bits-client/operational'],
    'firewall-as': ['microsoft-windows-windows firewall with advanced security/firewall'],
    'codeintegrity-operational': ['microsoft-windows-codeintegrity/operational'],
    ntlm: ['microsoft-windows-ntlm/operational'],
  }),
);

const knownCategories = new Set([...sysmonCategories.values(), ...otherCategories.values()].flat());

const textOf = (fields: EventFields, name: string) => fields.get(name)?.[0]?.lower ?? '';

function categoriesOf(channel: string, id: string): readonly string[] {
  const known = channel.includes('sysmon') ? sysmonCategories.get(id) : otherCategories.get(`${channel} ${id}`);
  return known ?? [];
}

/** Self-description of a Windows event. */
type Origin = { readonly channel: string; readonly eventType: string; readonly categories: readonly string[] };

function readOrigin(fields: EventFields): Origin | null {
  const channel = textOf(fields, 'channel');
  const id = textOf(fields, 'eventid');
  if (channel === '' || id === '') return null;
  return { channel, eventType: textOf(fields, 'eventtype'), categories: categoriesOf(channel, id) };
}

const origins = new WeakMap<EventFields, Origin | null>();

function originOf(fields: EventFields): Origin | null {
  const known = origins.get(fields);
  if (known !== undefined) return known;
  const read = readOrigin(fields);
  origins.set(fields, read);
  return read;
}

/**
 * Whether an event can be of the log source of a rule. Only an event that identifies itself (a Windows event with its
 * channel) is ruled out; for any other the rule itself decides.
 */
export function fitsLogsource({ category, product, service }: Logsource, fields: EventFields): boolean {
  const origin = originOf(fields);
  if (!origin) return true;
  // Sysmon for Linux writes channels, too.
  const platform = origin.channel.startsWith('linux-') ? 'linux' : 'windows';
  if (product !== null && product !== platform) return false;
  const of = service === null ? undefined : channels.get(service);
  if (of && !of.includes(origin.channel)) return false;
  // Rules for DeleteKey and CreateKey share a number of Sysmon.
  if (category === 'registry_add' && origin.eventType.startsWith('delete')) return false;
  if (category === 'registry_delete' && origin.eventType.startsWith('create')) return false;
  return category === null || !knownCategories.has(category) || origin.categories.includes(category);
}
