const words = (text: string): readonly string[] => text.split(/\s+/);

/**
 * The vocabularies of STIX 2.1, section 10. All but `opinion` are open: they are suggestions, and any other word may be
 * in their place.
 */
export const stixVocabularies = {
  motivation: words(
    'accidental coercion dominance ideology notoriety organizational-gain personal-gain personal-satisfaction revenge unpredictable',
  ),
  resourceLevel: words('individual club contest team organization government'),
  groupingContext: words('suspicious-activity malware-analysis unspecified'),
  identityClass: words('individual group system organization class unknown'),
  implementationLanguage: words(
    'applescript bash c c++ c# go java javascript lua objective-c perl php powershell python ruby scala swift typescript visual-basic x86-32 x86-64',
  ),
  indicatorType: words('anomalous-activity anonymization benign compromised malicious-activity attribution unknown'),
  sector: words(
    `agriculture aerospace automotive chemical commercial communications construction defense education energy entertainment
     financial-services government emergency-services government-local government-national government-public-services
     government-regional healthcare hospitality-leisure infrastructure dams nuclear water insurance manufacturing mining
     non-profit pharmaceuticals retail technology telecommunications transportation utilities`,
  ),
  infrastructureType: words(
    `amplification anonymization botnet command-and-control control-system exfiltration firewall hosting-malware
     hosting-target-lists phishing reconnaissance routers-switches staging workstation unknown`,
  ),
  malwareCapability: words(
    `accesses-remote-machines anti-debugging anti-disassembly anti-emulation anti-memory-forensics anti-sandbox anti-vm
     captures-input-peripherals captures-output-peripherals captures-system-state-data cleans-traces-of-infection
     commits-fraud communicates-with-c2 compromises-data-availability compromises-data-integrity
     compromises-system-availability controls-local-machine degrades-security-software degrades-system-updates
     determines-c2-server emails-spam escalates-privileges evades-av exfiltrates-data fingerprints-host hides-artifacts
     hides-executing-code infects-files infects-remote-machines installs-other-components persists-after-system-reboot
     prevents-artifact-access prevents-artifact-deletion probes-network-environment self-modifies
     steals-authentication-credentials violates-system-operational-integrity`,
  ),
  malwareResult: words('malicious suspicious benign unknown'),
  malwareType: words(
    `adware backdoor bot bootkit ddos downloader dropper exploit-kit keylogger ransomware remote-access-trojan
     resource-exploitation rogue-security-software rootkit screen-capture spyware trojan unknown virus webshell wiper worm`,
  ),
  opinion: words('strongly-disagree disagree neutral agree strongly-agree'),
  patternType: words('stix pcre sigma snort suricata yara'),
  architecture: words('alpha arm ia-64 mips powerpc sparc x86 x86-64'),
  region: words(
    `africa eastern-africa middle-africa northern-africa southern-africa western-africa americas caribbean central-america
     latin-america-caribbean northern-america south-america asia central-asia eastern-asia southern-asia south-eastern-asia
     western-asia europe eastern-europe northern-europe southern-europe western-europe oceania antarctica
     australia-new-zealand melanesia micronesia polynesia`,
  ),
  reportType: words(
    'attack-pattern campaign identity indicator intrusion-set malware observed-data threat-actor threat-report tool vulnerability',
  ),
  actorType: words(
    `activist competitor crime-syndicate criminal hacker insider-accidental insider-disgruntled nation-state
     sensationalist spy terrorist unknown`,
  ),
  actorRole: words(
    'agent director independent infrastructure-architect infrastructure-operator malware-author sponsor',
  ),
  sophistication: words('none minimal intermediate advanced expert innovator strategic'),
  toolType: words(
    `denial-of-service exploitation information-gathering network-capture credential-exploitation remote-access
     vulnerability-scanning unknown`,
  ),
} as const;
export type StixVocabulary = keyof typeof stixVocabularies;
