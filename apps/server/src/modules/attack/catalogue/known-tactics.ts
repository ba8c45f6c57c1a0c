import type { AttackDomain, AttackTactic } from '@halyard/contracts/intelligence/attack.ts';

const tacticOf = (line: string): AttackTactic => {
  const [id = '', shortName = '', name = ''] = line.split('|');
  return { id, shortName, name };
};

/** Ids, short names and names of the tactics of MITRE ATT&CK in the order of its matrices: facts, no descriptions. */
export const knownTactics: Readonly<Record<AttackDomain, readonly AttackTactic[]>> = {
  enterprise: [
    'TA0043|reconnaissance|Reconnaissance',
    'TA0042|resource-development|Resource Development',
    'TA0001|initial-access|Initial Access',
    'TA0002|execution|Execution',
    'TA0003|persistence|Persistence',
    'TA0004|privilege-escalation|Privilege Escalation',
    'TA0005|defense-evasion|Defense Evasion',
    'TA0006|credential-access|Credential Access',
    'TA0007|discovery|Discovery',
    'TA0008|lateral-movement|Lateral Movement',
    'TA0009|collection|Collection',
    'TA0011|command-and-control|Command and Control',
    'TA0010|exfiltration|Exfiltration',
    'TA0040|impact|Impact',
  ].map(tacticOf),
  mobile: [
    'TA0027|initial-access|Initial Access',
    'TA0041|execution|Execution',
    'TA0028|persistence|Persistence',
    'TA0029|privilege-escalation|Privilege Escalation',
    'TA0030|defense-evasion|Defense Evasion',
    'TA0031|credential-access|Credential Access',
    'TA0032|discovery|Discovery',
    'TA0033|lateral-movement|Lateral Movement',
    'TA0035|collection|Collection',
    'TA0037|command-and-control|Command and Control',
    'TA0036|exfiltration|Exfiltration',
    'TA0034|impact|Impact',
  ].map(tacticOf),
  ics: [
    'TA0108|initial-access|Initial Access',
    'TA0104|execution|Execution',
    'TA0110|persistence|Persistence',
    'TA0111|privilege-escalation|Privilege Escalation',
    'TA0103|evasion|Evasion',
    'TA0102|discovery|Discovery',
    'TA0109|lateral-movement|Lateral Movement',
    'TA0100|collection|Collection',
    'TA0101|command-and-control|Command and Control',
    'TA0107|inhibit-response-function|Inhibit Response Function',
    'TA0106|impair-process-control|Impair Process Control',
    'TA0105|impact|Impact',
  ].map(tacticOf),
};
