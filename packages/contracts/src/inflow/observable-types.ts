/** Values that alerts, incidents and threats are about; most are cyber-observable types of STIX 2.1. */
export const observableTypes = [
  'ipv4-addr',
  'ipv6-addr',
  'domain-name',
  'url',
  'email-addr',
  'file-hash',
  'file-name',
  'host',
  'user-account',
  'process',
  'mac-addr',
  'registry-key',
  'cve',
] as const;
export type ObservableType = (typeof observableTypes)[number];

/** The role of the value in the observed activity, as stated by the source. */
export const observableRoles = ['source', 'destination', 'attacker', 'victim', 'related'] as const;
export type ObservableRole = (typeof observableRoles)[number];

/** Where an observable was found: in a field of a message, in its title or description, or a person added it. */
export const observableOrigins = ['field', 'text', 'hand'] as const;
export type ObservableOrigin = (typeof observableOrigins)[number];

/** Objects that can have observables: an alert of a source, an incident, and any intelligence record. */
export const observedTypes = ['alert', 'incident', 'threat'] as const;
export type ObservedType = (typeof observedTypes)[number];
