import type { ConnectionsTable, IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import { sampleId } from './sample-id.ts';

const dayMs = 86_400_000;
/** Older than every period of the lists: the entries of the matrix are not news. */
const ageMs = 200 * dayMs;

/** Numbers, names and tactics are those of MITRE ATT&CK; the sentences are ours. */
const lines = [
  'T1595|Active Scanning|reconnaissance|Probes what a network shows to the outside.',
  'T1589|Gather Victim Identity Information|reconnaissance|Collects names and addresses of the people of a target.',
  'T1583|Acquire Infrastructure|resource-development|Rents what an attack is run from.',
  'T1583.001|Domains|resource-development|Registers a domain, often one that looks like another.',
  'T1566|Phishing|initial-access|Sends a message that makes someone open the way in.',
  'T1566.001|Spearphishing Attachment|initial-access|Sends a file that does harm once it is opened.',
  'T1566.002|Spearphishing Link|initial-access|Sends a link to a page that takes passwords or brings malware.',
  'T1190|Exploit Public-Facing Application|initial-access|Uses a weakness of a service that faces the internet.',
  'T1133|External Remote Services|initial-access,persistence|Comes in through remote access that is meant for staff.',
  'T1078|Valid Accounts|initial-access,persistence,privilege-escalation,defense-evasion|Signs in with an account that exists.',
  'T1078.002|Domain Accounts|initial-access,persistence,privilege-escalation,defense-evasion|Signs in with an account of the directory.',
  'T1091|Replication Through Removable Media|initial-access,lateral-movement|Travels on drives that people carry.',
  'T1059|Command and Scripting Interpreter|execution|Has an interpreter of the system run commands.',
  'T1059.001|PowerShell|execution|Runs commands in PowerShell.',
  'T1059.005|Visual Basic|execution|Runs macros or scripts in Visual Basic.',
  'T1204|User Execution|execution|Waits for someone to start it.',
  'T1204.002|Malicious File|execution|Waits for someone to open a file.',
  'T1053|Scheduled Task/Job|execution,persistence,privilege-escalation|Has the scheduler start it again and again.',
  'T1098|Account Manipulation|persistence,privilege-escalation|Changes accounts to keep a way in.',
  'T1136|Create Account|persistence|Makes an account of its own.',
  'T1068|Exploitation for Privilege Escalation|privilege-escalation|Uses a weakness to gain higher rights.',
  'T1070|Indicator Removal|defense-evasion|Removes traces.',
  'T1070.001|Clear Windows Event Logs|defense-evasion|Empties the event log of Windows.',
  'T1562|Impair Defenses|defense-evasion|Switches off what would notice it.',
  'T1027|Obfuscated Files or Information|defense-evasion|Hides what a file or a command does.',
  'T1110|Brute Force|credential-access|Tries passwords until one fits.',
  'T1110.003|Password Spraying|credential-access|Tries few passwords on many accounts.',
  'T1621|Multi-Factor Authentication Request Generation|credential-access|Asks for approval until someone gives it.',
  'T1003|OS Credential Dumping|credential-access|Reads credentials out of the system.',
  'T1003.001|LSASS Memory|credential-access|Reads credentials out of the memory of LSASS.',
  'T1046|Network Service Discovery|discovery|Looks for services that answer.',
  'T1087|Account Discovery|discovery|Lists the accounts there are.',
  'T1021|Remote Services|lateral-movement|Moves on by services for remote work.',
  'T1114|Email Collection|collection|Takes mail.',
  'T1114.003|Email Forwarding Rule|collection|Has a rule forward mail to the outside.',
  'T1560|Archive Collected Data|collection|Packs what it takes.',
  'T1071|Application Layer Protocol|command-and-control|Talks to its operator within ordinary protocols.',
  'T1071.001|Web Protocols|command-and-control|Talks to its operator by HTTP or HTTPS.',
  'T1105|Ingress Tool Transfer|command-and-control|Fetches further tools.',
  'T1048|Exfiltration Over Alternative Protocol|exfiltration|Sends data out by another way than its commands.',
  'T1567|Exfiltration Over Web Service|exfiltration|Sends data to a service on the web.',
  'T1567.002|Exfiltration to Cloud Storage|exfiltration|Sends data to storage in a cloud.',
  'T1486|Data Encrypted for Impact|impact|Encrypts data and demands a ransom for the key.',
  'T1490|Inhibit System Recovery|impact|Takes away the ways back, such as shadow copies.',
  'T1565|Data Manipulation|impact|Changes data to mislead.',
  'T1565.001|Stored Data Manipulation|impact|Changes data where it is stored.',
];

const techniques = lines.map((line) => {
  const [number = '', name = '', tactics = '', description = ''] = line.split('|');
  return { number, name, tactics: tactics.split(','), description };
});

const idOf = (number: string) => sampleId('attack-pattern', number);

/** The ATT&CK object that a bundle would have: the matrix reads number and tactics from it. */
const objectOf = ({ number, name, tactics, description }: (typeof techniques)[number], at: string) => ({
  type: 'attack-pattern',
  spec_version: '2.1',
  id: idOf(number),
  created: at,
  modified: at,
  name,
  description,
  external_references: [
    {
      source_name: 'mitre-attack',
      external_id: number,
      url: `https://attack.mitre.org/techniques/${number.replace('.', '/')}`,
    },
  ],
  kill_chain_phases: tactics.map((phase_name) => ({ kill_chain_name: 'mitre-attack', phase_name })),
  x_mitre_is_subtechnique: number.includes('.'),
});

type Columns = Pick<
  IntelligenceTable,
  'id' | 'name' | 'description' | 'stix' | 'seen_at' | 'created_at' | 'updated_at'
>;

/** The rows of sample techniques; `now` in milliseconds. */
export function makeSampleTechniques(now: number): readonly Columns[] {
  const at = now - ageMs;
  return techniques.map((technique) => ({
    id: idOf(technique.number),
    name: technique.name,
    description: technique.description,
    stix: JSON.stringify(objectOf(technique, new Date(at).toISOString())),
    seen_at: at,
    created_at: at,
    updated_at: at,
  }));
}

/** Techniques of threats by type, in rotation. */
const usedBy: Readonly<Record<string, readonly string[]>> = {
  Phishing: ['T1566.002', 'T1566.001', 'T1204.002'],
  Malware: ['T1059.005', 'T1204.002', 'T1027', 'T1105', 'T1059.001'],
  'Credential theft': ['T1110', 'T1078', 'T1621', 'T1110.003'],
  'Data exfiltration': ['T1048', 'T1567.002', 'T1560'],
  Reconnaissance: ['T1595', 'T1046', 'T1589'],
  'Lookalike domain': ['T1583.001', 'T1566.002'],
  Ransomware: ['T1486', 'T1490', 'T1562'],
  Vulnerability: ['T1190', 'T1068', 'T1133'],
};

/** The technique that a threat is connected to. */
export function techniqueIdOf(type: string, index: number): string | undefined {
  const used = usedBy[type] ?? [];
  const number = used[index % Math.max(1, used.length)];
  return number && idOf(number);
}

/** Which technique a threat uses, as a relationship of STIX. */
export function toTechniqueConnection(
  threat: { readonly id: string; readonly at: number },
  technique: string,
): ConnectionsTable {
  return {
    id: sampleId('relationship', `${threat.id} ${technique}`),
    source_id: threat.id,
    target_id: technique,
    type: threat.id.startsWith('indicator--') ? 'indicates' : 'uses',
    strength: null,
    last_contact_at: threat.at,
    description: '',
    confidence: null,
    tlp: null,
    stix: null,
    version: 1,
    created_at: threat.at,
    updated_at: threat.at,
    deleted_at: null,
    sample: 1,
    import_id: null,
  };
}
